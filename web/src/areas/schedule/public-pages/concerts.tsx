import '../../../base/pages/page.css'
import { getRouteApi, Link } from '@tanstack/react-router'
import { yearOf } from '../../../base/format.ts'
import { formatLongPeriod } from '../../../base/format-period.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { defineTexts, useTexts } from '../../../base/i18n/texts.ts'
import { paths } from '../../../base/pages/paths.ts'
import { ProgrammeFollows } from '../../programme/academy/programme-follows.tsx'
import { Paragraphs } from '../../site/site-texts/paragraphs.tsx'
import { ConcertList } from '../public-concerts/concert-list.tsx'
import { publicConcertTexts } from '../public-concerts/texts.ts'
import { yearAnchor } from './api.ts'

const route = getRouteApi('/main/concerts')

const pageTexts = defineTexts({
  en: { title: 'Academy concerts' },
  // With a soft hyphen, for narrow phones.
  de: { title: 'Akademie\u00adkonzerte' },
})

export const Concerts = () => {
  const { academy, concerts, texts, lastYear } = route.useLoaderData()
  const locale = useLocale()
  const labels = useTexts(publicConcertTexts)
  const { title } = useTexts(pageTexts)
  const coming = concerts.filter(({ is_over }) => !is_over)
  const over = concerts.filter(({ is_over }) => is_over)
  return (
    <div className="page">
      <h1>
        {academy && (
          <span className="page-kicker">
            {academy.place}, {formatLongPeriod(academy.start_date, academy.end_date, locale)}
          </span>
        )}{' '}
        {title}
      </h1>
      <Paragraphs of={texts.lead} className="page-lead" />
      {!academy && <ProgrammeFollows />}
      {academy && concerts.length === 0 && (
        <section className="page-section">
          <h2>{labels.soon}</h2>
          <p>
            {labels.soonText(
              formatLongPeriod(academy.first_concert, academy.last_concert, locale),
              academy.place,
            )}
          </p>
        </section>
      )}
      {concerts.length > 0 && (
        <section className="page-section">
          <h2>{labels.coming}</h2>
          {coming.length > 0 ? <ConcertList concerts={coming} /> : <p>{labels.noMore}</p>}
        </section>
      )}
      {over.length > 0 && (
        <section className="page-section">
          <h2>{labels.over}</h2>
          <ConcertList concerts={over} />
        </section>
      )}
      {lastYear && (
        <p className="page-action">
          <Link to={paths.PastYears} hash={yearAnchor(lastYear)}>
            {labels.concertsOf(yearOf(lastYear))}
          </Link>
        </p>
      )}
    </div>
  )
}
