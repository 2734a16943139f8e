import './home.css'
import type { Academy } from '@academy/contract/academy/schemas'
import type { PageTexts } from '@academy/contract/site-texts/register'
import { getRouteApi } from '@tanstack/react-router'
import { Hero } from '../../features/academy/hero.tsx'
import { ProgrammeFollows } from '../../features/academy/programme-follows.tsx'
import { LoadFailure } from '../../features/masterclasses/load-failure.tsx'
import { MasterclassList } from '../../features/masterclasses/masterclass-list.tsx'
import { masterclassTexts } from '../../features/masterclasses/texts.ts'
import { yearOf } from '../../lib/format.ts'
import { useTexts } from '../../lib/i18n/texts.ts'

const route = getRouteApi('/main/')

export const Home = () => <HomeOf {...route.useLoaderData()} />

interface HomeOfProps {
  /** Null while there is none. */
  academy: Academy | null
  texts: PageTexts<'home'>
}

/** The home page of an academy. */
export const HomeOf = ({ academy, texts: written }: HomeOfProps) => {
  const texts = useTexts(masterclassTexts)
  if (!academy)
    return (
      <>
        <Hero academy={null} tagline={written.tagline} />
        <div className="programme">
          <ProgrammeFollows />
        </div>
      </>
    )
  return (
    <>
      <Hero academy={academy} tagline={written.tagline} />
      <section className="programme" aria-labelledby="programme-title">
        <h2 id="programme-title">{texts.heading(yearOf(academy.start_date_academy))}</h2>
        <p className="programme-intro" lang={written.intro.lang}>
          {written.intro.text}
        </p>
        <MasterclassList masterclasses={academy.master_classes} deadlinePassed={academy.deadline_passed} />
      </section>
    </>
  )
}

/** Still introduces the site when the academy cannot be loaded. */
export const HomeFailure = ({ error }: { error: unknown }) => (
  <>
    <Hero academy={null} />
    <section className="programme">
      <LoadFailure error={error} />
    </section>
  </>
)
