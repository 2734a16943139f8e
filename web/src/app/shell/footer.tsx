import './footer.css'
import { Link } from '@tanstack/react-router'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { siteMenu } from '../records.ts'
import { usePages } from '../use-pages.ts'
import { shellTexts } from './texts.ts'

const socialLinks = [
  { name: 'Instagram', href: 'https://example.org/instagram' },
  { name: 'YouTube', href: 'https://example.org/youtube' },
  { name: 'Facebook', href: 'https://example.org/facebook' },
]

export const CONTACT_ADDRESS = 'office@example.org'

export const Footer = () => {
  const texts = useTexts(shellTexts)
  const locale = useLocale()
  return (
    <footer className="footer">
      <svg className="footer-ridge" viewBox="0 0 1440 60" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 52 88 38l44 6 96-24 40 9 62-18 46 13 34-4 92 27 78-15 60 12 112-28 42 10 108-23 44 12 26-3 86 19 58-8 92 20 78-15 84 15 60-10 32 6" />
      </svg>
      <div className="footer-columns">
        <address>
          <p className="footer-name">{texts.association}</p>
          <p>
            Stiftsplatz 1
            <br />
            8899 Amselzell, {texts.country}
          </p>
        </address>
        <ul aria-label={texts.followUs}>
          {socialLinks.map(({ name, href }) => (
            <li key={name}>
              <a href={href} rel="noreferrer">
                {name}
              </a>
            </li>
          ))}
        </ul>
        <ul aria-label={texts.legal}>
          <li>
            <a href={`mailto:${CONTACT_ADDRESS}`}>
              <span className="visually-hidden">{texts.write}: </span>
              {CONTACT_ADDRESS}
            </a>
          </li>
          {siteMenu(usePages(), 'footer', locale).map(({ path, label }) => (
            <li key={path}>
              <Link to={path}>{label}</Link>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  )
}
