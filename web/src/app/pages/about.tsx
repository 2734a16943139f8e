import './page.css'
import './about.css'
import { useTexts } from '../../lib/i18n/texts.ts'
import { useSite } from '../../lib/site.ts'
import { aboutTexts } from './about-texts.ts'
import { Logo, type LogoDrawing, partners, sponsors } from './logos.tsx'
import { pillarDrawings } from './pillar-drawings.tsx'

export const About = () => {
  const texts = useTexts(aboutTexts)
  const site = useSite()
  const name = site.name || site.siteName
  return (
    <div className="page">
      <h1>
        <span className="page-kicker">{texts.kicker}</span> {texts.title}
      </h1>
      <p className="page-lead">{texts.lead}</p>
      <section className="page-section">
        <h2>{texts.association.heading}</h2>
        <div>
          {texts.association.paragraphs(name).map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      <section className="page-section">
        <h2>{texts.commitment.heading}</h2>
        <ul className="commitments">
          {texts.commitment.promises.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <Pillars />
      <LogoGroup heading={texts.sponsors} logos={sponsors} />
      <LogoGroup heading={texts.partners} logos={partners} />
    </div>
  )
}

const Pillars = () => {
  const { pillars } = useTexts(aboutTexts)
  return (
    <section className="about-band">
      <h2>{pillars.heading}</h2>
      <ul className="pillars">
        {pillars.each.map(({ name, title, text }) => {
          const Drawing = pillarDrawings[name]
          return (
            <li key={name}>
              <Drawing />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const LogoGroup = ({ heading, logos }: { heading: string; logos: LogoDrawing[] }) => (
  <section className="page-section">
    <h2>{heading}</h2>
    <ul className="logos">
      {logos.map(logo => (
        <li key={logo.lines.join(' ')}>
          <Logo {...logo} />
        </li>
      ))}
    </ul>
  </section>
)
