import type { PageTexts } from '@academy/contract/site/site-texts/register'
import { getRouteApi } from '@tanstack/react-router'
import { defineTexts, useTexts } from '../../../base/i18n/texts.ts'
import { Paragraphs } from '../site-texts/paragraphs.tsx'
import { Logo } from './logos.tsx'
import { pillarDrawings } from './pillar-drawings.tsx'
import '../../../base/pages/page.css'
import './about.css'

/** The headings. What the office may change comes from the server. */
const aboutTexts = defineTexts({
  en: {
    kicker: 'About us',
    association: 'The association',
    commitment: 'What we stand for',
    pillars: 'The four pillars of our summer',
    sponsors: 'Our sponsors',
    partners: 'Our partners',
  },
  de: {
    kicker: 'Über uns',
    association: 'Der Verein',
    commitment: 'Wofür wir stehen',
    pillars: 'Vier Säulen tragen den Sommer',
    sponsors: 'Unsere Förderer',
    partners: 'Unsere Partner',
  },
})

const route = getRouteApi('/main/about')

type Texts = PageTexts<'about'>

export const About = () => {
  const labels = useTexts(aboutTexts)
  const texts = route.useLoaderData()
  return (
    <div className="page">
      <h1>
        <span className="page-kicker">{labels.kicker}</span>{' '}
        <span lang={texts.title.lang}>{texts.title.text}</span>
      </h1>
      <Paragraphs of={texts.lead} className="page-lead" />
      <section className="page-section">
        <h2>{labels.association}</h2>
        <div>
          <Paragraphs of={texts.association} />
        </div>
      </section>
      <section className="page-section">
        <h2>{labels.commitment}</h2>
        <ul className="commitments" lang={texts.promises.lang}>
          {texts.promises.items.map(({ title, paragraphs }) => (
            <li key={title}>
              <h3>{title}</h3>
              <Paragraphs of={{ paragraphs }} />
            </li>
          ))}
        </ul>
      </section>
      <Pillars pillars={texts.pillars} />
      <LogoGroup heading={labels.sponsors} logos={texts.sponsors} />
      <LogoGroup heading={labels.partners} logos={texts.partners} />
    </div>
  )
}

const Pillars = ({ pillars }: { pillars: Texts['pillars'] }) => (
  <section className="about-band">
    <h2>{useTexts(aboutTexts).pillars}</h2>
    <ul className="pillars" lang={pillars.lang}>
      {pillarDrawings.map(({ name, Drawing }, index) => (
        <li key={name}>
          <Drawing />
          <h3>{pillars.items[index]?.title}</h3>
          <Paragraphs of={{ paragraphs: pillars.items[index]?.paragraphs ?? [] }} />
        </li>
      ))}
    </ul>
  </section>
)

const LogoGroup = ({ heading, logos }: { heading: string; logos: Texts['sponsors'] }) =>
  logos.items.length > 0 && (
    <section className="page-section">
      <h2>{heading}</h2>
      <ul className="logos" lang={logos.lang}>
        {logos.items.map(({ title, mark }) => (
          <li key={title}>
            <Logo name={title} mark={mark} />
          </li>
        ))}
      </ul>
    </section>
  )
