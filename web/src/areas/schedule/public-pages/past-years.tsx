import '../../../base/pages/page.css'
import { getRouteApi } from '@tanstack/react-router'
import { yearOf } from '../../../base/format.ts'
import { formatPeriodOfMonth } from '../../../base/format-period.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { defineTexts, useTexts } from '../../../base/i18n/texts.ts'
import { InstrumentDrawing } from '../../programme/masterclasses/instrument-drawing.tsx'
import { Paragraphs } from '../../site/site-texts/paragraphs.tsx'
import { YearConcerts, YearTeachers } from '../past-years/year-concerts.tsx'
import { yearAnchor } from './api.ts'

const route = getRouteApi('/main/past-years')

const pageTexts = defineTexts({
  en: {
    kicker: 'The academy',
    title: 'Earlier years',
    none: 'The first academy is still to come. Its teachers will be remembered here.',
  },
  de: {
    kicker: 'Die Akademie',
    title: 'Frühere Jahre',
    none: 'Die erste Akademie steht noch bevor. An ihre Lehrpersonen erinnern wir dann hier.',
  },
})

export const PastYears = () => {
  const { years, texts, hasMasterclassPages } = route.useLoaderData()
  const locale = useLocale()
  const labels = useTexts(pageTexts)
  return (
    <div className="page">
      <h1>
        <span className="page-kicker">{labels.kicker}</span> {labels.title}
      </h1>
      <Paragraphs of={texts.lead} className="page-lead" />
      {years.length === 0 && (
        <section className="page-section">
          <p>{labels.none}</p>
        </section>
      )}
      {years.map(({ id, start_date, end_date, place, instruments, concerts }) => (
        <section className="page-section" key={id} id={yearAnchor(start_date)}>
          <h2>{yearOf(start_date)}</h2>
          <div>
            <p>
              {formatPeriodOfMonth(start_date, end_date, locale)}, {place}
            </p>
            <YearTeachers
              instruments={instruments}
              hasPages={hasMasterclassPages}
              drawing={drawing => <InstrumentDrawing drawing={drawing} />}
            />
            {concerts.length > 0 && <YearConcerts concerts={concerts} />}
          </div>
        </section>
      ))}
    </div>
  )
}
