import { concertHourText } from '@academy/contract/base/constants'
import type { PageTexts } from '@academy/contract/site/site-texts/register'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { defineTexts, useTexts } from '../../../base/i18n/texts.ts'
import { paths } from '../../../base/pages/paths.ts'
import { siteMenu } from '../../../base/pages/records.ts'
import { usePages } from '../../../base/pages/use-pages.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Fact } from '../../../ui/fact.tsx'
import { Paragraphs } from '../../site/site-texts/paragraphs.tsx'
import { Arcade } from '../academy/arcade.tsx'
import { Facts } from '../academy/facts.tsx'
import { ProgrammeFollows } from '../academy/programme-follows.tsx'
import '../../../base/pages/page.css'
import './academy.css'

/** The labels. What the office may change comes from the server. */
const academyTexts = defineTexts({
  en: {
    kicker: 'The academy',
    concerts: 'Academy concerts',
    day: 'A day at the academy',
    guide: 'Good to know',
    toMasterclasses: 'See the masterclasses',
    toFestival: 'Festival concerts',
  },
  de: {
    kicker: 'Die Akademie',
    concerts: 'Akademiekonzerte',
    day: 'Ein Tag an der Akademie',
    guide: 'Gut zu wissen',
    toMasterclasses: 'Zu den Meisterkursen',
    toFestival: 'Konzerte des Festivals',
  },
})

const route = getRouteApi('/main/academy')

export const Academy = () => {
  const labels = useTexts(academyTexts)
  const locale = useLocale()
  const { academy, texts } = route.useLoaderData()
  return (
    <>
      <header className="page academy-opening">
        <h1>
          <span className="page-kicker">{labels.kicker}</span>{' '}
          <span lang={texts.title.lang}>{texts.title.text}</span>
        </h1>
        <Paragraphs of={texts.lead} className="page-lead" />
        {academy && (
          <Facts academy={academy}>
            <Fact name={labels.concerts}>{concertHourText[locale]}</Fact>
          </Facts>
        )}
      </header>
      <Arcade />
      <div className="page">
        {texts.day.items.length > 0 && <DayPlan day={texts.day} />}
        {texts.sections.items.map(({ title, paragraphs }) => (
          <section className="page-section" key={title} lang={texts.sections.lang}>
            <h2>{title}</h2>
            <div>
              <Paragraphs of={{ paragraphs }} />
            </div>
          </section>
        ))}
        <GuideLinks />
        {academy ? (
          <p className="page-ways">
            <ButtonLink to={paths.Masterclasses}>{labels.toMasterclasses}</ButtonLink>
            {academy.festival_url && <a href={academy.festival_url}>{labels.toFestival}</a>}
          </p>
        ) : (
          <div className="academy-follows">
            <ProgrammeFollows />
          </div>
        )}
      </div>
    </>
  )
}

/** The pages where people look something up. */
const GuideLinks = () => {
  const locale = useLocale()
  return (
    <nav className="page-section" aria-labelledby="guide-links">
      <h2 id="guide-links">{useTexts(academyTexts).guide}</h2>
      <ul className="guide-links">
        {siteMenu(usePages(), 'guide', locale).map(({ path, label }) => (
          <li key={path}>
            <Link to={path}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const DayPlan = ({ day }: { day: PageTexts<'academy'>['day'] }) => (
  <section className="page-section academy-day">
    <h2>{useTexts(academyTexts).day}</h2>
    <dl className="day-plan" lang={day.lang}>
      {day.items.map(({ title, paragraphs }, index) => (
        <div key={title}>
          <dt>{title}</dt>
          {/* The day ends with the concert. */}
          <dd className={index === day.items.length - 1 ? 'day-evening' : undefined}>
            {paragraphs.join(' ')}
          </dd>
        </div>
      ))}
    </dl>
  </section>
)
