import '../../../base/pages/page.css'
import { getRouteApi, Link } from '@tanstack/react-router'
import { yearOf } from '../../../base/format.ts'
import { formatLongPeriod } from '../../../base/format-period.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { defineTexts, useTexts } from '../../../base/i18n/texts.ts'
import { Island } from '../../../base/pages/island.tsx'
import { paths } from '../../../base/pages/paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { ProgrammeFollows } from '../../programme/academy/programme-follows.tsx'
import { CopyLink } from '../../programme/masterclasses/copy-link.tsx'
import { Paragraphs } from '../../site/site-texts/paragraphs.tsx'
import { DateList, Subscribe } from '../dates/date-list.tsx'
import { dateTexts } from '../dates/texts.ts'
import { feedPath } from './api.ts'

const route = getRouteApi('/main/dates')

const pageTexts = defineTexts({
  en: {
    title: 'Dates',
    titleOf: (year: number) => `Dates ${year}`,
    days: 'At a glance',
    toMasterclasses: 'All masterclasses',
    toConcerts: 'Concerts',
    toCosts: 'What it costs',
  },
  de: {
    title: 'Termine',
    titleOf: year => `Termine ${year}`,
    days: 'Auf einen Blick',
    toMasterclasses: 'Alle Meisterkurse',
    toConcerts: 'Konzerte',
    toCosts: 'Was es kostet',
  },
})

export const Dates = () => {
  const { academy, dates, texts, origin } = route.useLoaderData()
  const locale = useLocale()
  const labels = useTexts(pageTexts)
  const subscribing = useTexts(dateTexts)
  const address = `${origin}${feedPath(locale)}`
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
            <Subscribe
              address={address}
              copyLink={<Island name="copyLink" component={CopyLink} props={{ address }} />}
            />
          </section>
          <p className="page-ways">
            <ButtonLink to={paths.Masterclasses}>{labels.toMasterclasses}</ButtonLink>
            <Link to={paths.Concerts}>{labels.toConcerts}</Link>
            <Link to={paths.Costs}>{labels.toCosts}</Link>
          </p>
        </>
      ) : (
        <ProgrammeFollows />
      )}
    </div>
  )
}
