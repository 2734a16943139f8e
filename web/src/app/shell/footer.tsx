import { Link } from '@tanstack/react-router'
import { useTexts } from '../../lib/i18n/texts.ts'
import { paths } from '../paths.ts'
import { shellTexts } from './texts.ts'

const socialLinks = [
  { name: 'Instagram', href: 'https://example.org/instagram' },
  { name: 'YouTube', href: 'https://example.org/youtube' },
  { name: 'Facebook', href: 'https://example.org/facebook' },
]

export const CONTACT_ADDRESS = 'office@example.org'

export const Footer = () => {
  const texts = useTexts(shellTexts)
  return (
    <footer className="site-footer">
      <p className="footer-name">{texts.association}</p>
      <ul className="footer-links" aria-label={texts.followUs}>
        {socialLinks.map(({ name, href }) => (
          <li key={name}>
            <a href={href} rel="noreferrer">
              {name}
            </a>
          </li>
        ))}
      </ul>
      <ul className="footer-links">
        <li>
          <Link to={paths.Imprint}>{texts.imprint}</Link>
        </li>
        <li>
          <Link to={paths.Privacy}>{texts.privacy}</Link>
        </li>
        <li>
          <a href={`mailto:${CONTACT_ADDRESS}`}>{CONTACT_ADDRESS}</a>
        </li>
      </ul>
    </footer>
  )
}
