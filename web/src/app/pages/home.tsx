import './home.css'
import type { Academy } from '@academy/contract/academy/schemas'
import { getRouteApi } from '@tanstack/react-router'
import { Hero } from '../../features/academy/hero.tsx'
import { ProgrammeFollows } from '../../features/academy/programme-follows.tsx'
import { LoadFailure } from '../../features/masterclasses/load-failure.tsx'
import { MasterclassList } from '../../features/masterclasses/masterclass-list.tsx'
import { masterclassTexts } from '../../features/masterclasses/texts.ts'
import { yearOf } from '../../lib/format.ts'
import { useTexts } from '../../lib/i18n/texts.ts'

const route = getRouteApi('/main/')

export const Home = () => <HomeOf academy={route.useLoaderData()} />

/** The home page of an academy; null while there is none. */
export const HomeOf = ({ academy }: { academy: Academy | null }) => {
  const texts = useTexts(masterclassTexts)
  if (!academy)
    return (
      <>
        <Hero academy={null} />
        <div className="programme">
          <ProgrammeFollows />
        </div>
      </>
    )
  return (
    <>
      <Hero academy={academy} />
      <section className="programme" aria-labelledby="programme-title">
        <h2 id="programme-title">{texts.heading(yearOf(academy.start_date_academy))}</h2>
        <p className="programme-intro">{texts.intro}</p>
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
