import './footer.css'
import { Link } from '@tanstack/react-router'
import { useLocale } from '../../base/i18n/locale-context.ts'
import { useTexts } from '../../base/i18n/texts.ts'
import { siteMenu } from '../../base/pages/records.ts'
import { usePages } from '../../base/pages/use-pages.ts'
import { townOf, useSite } from '../../base/site.ts'
import { shellTexts } from './texts.ts'

export const Footer = () => {
  const texts = useTexts(shellTexts)
  const locale = useLocale()
  const site = useSite()
  return (
    <footer className="footer">
      <svg className="footer-ridge" viewBox="0 0 1440 60" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 52 88 38l44 6 96-24 40 9 62-18 46 13 34-4 92 27 78-15 60 12 112-28 42 10 108-23 44 12 26-3 86 19 58-8 92 20 78-15 84 15 60-10 32 6" />
      </svg>
      <div className="footer-columns">
        <address>
          <p className="footer-name">{site.name || site.siteName}</p>
          {site.street && <p>{site.street}</p>}
          {townOf(site) && <p>{townOf(site)}</p>}
        </address>
        {site.socialLinks.length > 0 && (
          <ul aria-label={texts.followUs}>
            {site.socialLinks.map(({ name, url }) => (
              <li key={url}>
                <a href={url} rel="noreferrer">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        )}
        <ul aria-label={texts.guide}>
          {siteMenu(usePages(), 'guide', locale).map(({ path, label }) => (
            <li key={path}>
              <Link to={path}>{label}</Link>
            </li>
          ))}
        </ul>
        <ul aria-label={texts.legal}>
          {site.email && (
            <li>
              <a href={`mailto:${site.email}`}>
                <span className="visually-hidden">{texts.write}: </span>
                {site.email}
              </a>
            </li>
          )}
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
