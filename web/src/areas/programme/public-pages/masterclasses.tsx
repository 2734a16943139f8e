import './masterclasses.css'
import type { Academy } from '@academy/contract/programme/academy/schemas'
import type { PageTexts } from '@academy/contract/site/site-texts/register'
import { getRouteApi } from '@tanstack/react-router'
import { yearOf } from '../../../base/format.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { ProgrammeFollows } from '../academy/programme-follows.tsx'
import type { MasterclassFilter } from '../masterclasses/filter.ts'
import { InstrumentDrawing } from '../masterclasses/instrument-drawing.tsx'
import { LoadFailure } from '../masterclasses/load-failure.tsx'
import { MasterclassCards } from '../masterclasses/masterclass-cards.tsx'
import { MasterclassFilters } from '../masterclasses/masterclass-filters.tsx'
import { masterclassTexts } from '../masterclasses/texts.ts'
import { GoodToKnow } from './good-to-know.tsx'

const route = getRouteApi('/main/masterclasses')

const drawings = ['piano', 'violin', 'viola', 'cello', 'percussion', 'voice', 'saxophone', 'organ']

/** A frieze for a page without masterclasses to show yet. */
const AllInstruments = () => (
  <div className="all-instruments" aria-hidden="true">
    {drawings.map(drawing => (
      <InstrumentDrawing key={drawing} drawing={drawing} />
    ))}
  </div>
)

export const Masterclasses = () => <MasterclassesOf {...route.useLoaderData()} filter={route.useSearch()} />

interface MasterclassesOfProps {
  /** Null while there is none. */
  academy: Academy | null
  texts: PageTexts<'masterclasses'>
  /** The query of the URL. */
  filter: MasterclassFilter
}

/** The masterclasses of an academy. */
export const MasterclassesOf = ({ academy, texts: { intro }, filter }: MasterclassesOfProps) => {
  const texts = useTexts(masterclassTexts)
  if (!academy)
    return (
      <div className="masterclasses-page">
        <h1>{texts.title}</h1>
        <AllInstruments />
        <ProgrammeFollows />
      </div>
    )
  return (
    <div className="masterclasses-page">
      <h1>{texts.heading(yearOf(academy.start_date_academy))}</h1>
      <p className="masterclasses-intro" lang={intro.lang}>
        {intro.text}
      </p>
      <MasterclassFilters masterclasses={academy.master_classes} filter={filter} />
      <MasterclassCards
        masterclasses={academy.master_classes}
        deadlinePassed={academy.deadline_passed}
        filter={filter}
      />
      <GoodToKnow academy={academy} />
    </div>
  )
}

export const MasterclassesFailure = ({ error }: { error: unknown }) => {
  const texts = useTexts(masterclassTexts)
  return (
    <div className="masterclasses-page">
      <h1>{texts.title}</h1>
      <LoadFailure error={error} />
    </div>
  )
}
