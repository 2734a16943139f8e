import './home.css'
import { getRouteApi } from '@tanstack/react-router'
import { Hero } from '../../features/academy/hero.tsx'
import { MasterclassList } from '../../features/masterclasses/masterclass-list.tsx'
import { yearOf } from '../../lib/format.ts'
import { useCopy } from '../../lib/i18n/copy.ts'

const route = getRouteApi('/main/')

export const Home = () => {
  const copy = useCopy()
  const academy = route.useLoaderData()
  const year = yearOf(academy.start_date_academy)
  return (
    <>
      <Hero academy={academy} isLoading={false} />
      <section className="programme" id="masterclasses" aria-labelledby="programme-title">
        <h2 id="programme-title">{copy.masterclassesOf(year)}</h2>
        <p className="programme-intro">{copy.masterclassesIntro}</p>
        <MasterclassList masterclasses={academy.master_classes} deadlinePassed={false} />
      </section>
    </>
  )
}
