import { Link } from '@tanstack/react-router'
import { useTexts } from '../../lib/i18n/texts.ts'
import { paths } from '../paths.ts'
import { shellTexts } from './texts.ts'

/** The name of the academy in two lines, beside the ridge seen through an arch of the cloister. */
export const Wordmark = () => {
  const { siteName } = useTexts(shellTexts)
  return (
    <Link className="wordmark" to={paths.Home}>
      <svg viewBox="0 0 26 30" aria-hidden="true">
        <path className="mark-arch" d="M1 30V13a12 12 0 0 1 24 0v17Z" />
        <circle className="mark-sun" cx="17.5" cy="10.5" r="3" />
        <path className="mark-ridge" d="M1 25.5l7.5-9 5 5.5 4-4 7.5 7.5V27H1Z" />
      </svg>
      <span>
        {siteName[0]} <span>{siteName[1]}</span>
      </span>
    </Link>
  )
}
