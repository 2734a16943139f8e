import './page.css'
import { getRouteApi } from '@tanstack/react-router'
import { ProgrammeFollows } from '../../features/academy/programme-follows.tsx'
import { DateList } from '../../features/dates/date-list.tsx'
import { Subscribe } from '../../features/dates/subscribe.tsx'
import { dateTexts } from '../../features/dates/texts.ts'
import { Paragraphs } from '../../features/site-texts/paragraphs.tsx'
import { yearOf } from '../../lib/format.ts'
import { formatLongPeriod } from '../../lib/format-period.ts'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { defineTexts, useTexts } from '../../lib/i18n/texts.ts'

const route = getRouteApi('/main/dates')

const pageTexts = defineTexts({
  en: { title: 'Dates', titleOf: (year: number) => `Dates ${year}`, days: 'The days' },
  de: { title: 'Termine', titleOf: year => `Termine ${year}`, days: 'Die Tage' },
})

export const Dates = () => {
  const { academy, dates, texts, origin } = route.useLoaderData()
  const locale = useLocale()
  const labels = useTexts(pageTexts)
  const subscribing = useTexts(dateTexts)
  return (
    <div className="page">
      <h1>
        {academy && (
          <span className="page-kicker">
            {academy.place}, {formatLongPeriod(academy.start_date, academy.end_date, locale)}
          </span>
        )}{' '}
        {academy ? labels.titleOf(yearOf(academy.start_date)) : labels.title}
      </h1>
      <Paragraphs of={texts.lead} className="page-lead" />
      {academy ? (
        <>
          <section className="page-section">
            <h2>{labels.days}</h2>
            <DateList dates={dates} />
          </section>
          <section className="page-section">
            <h2>{subscribing.subscribe}</h2>
            <Subscribe origin={origin} />
          </section>
        </>
      ) : (
        <ProgrammeFollows />
      )}
    </div>
  )
}
