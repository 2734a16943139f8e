import { Link } from '@tanstack/react-router'
import { paths } from '../../base/pages/paths.ts'
import { useSite } from '../../base/site.ts'

/** The name of the site in two lines, beside the ridge seen through an arch of the cloister. */
export const Wordmark = () => {
  const [first = '', ...rest] = useSite().siteName.split(' ')
  return (
    <Link className="wordmark" to={paths.Home}>
      <svg viewBox="0 0 26 30" aria-hidden="true">
        <path className="mark-arch" d="M1 30V13a12 12 0 0 1 24 0v17Z" />
        <circle className="mark-sun" cx="17.5" cy="10.5" r="3" />
        <path className="mark-ridge" d="M1 25.5l7.5-9 5 5.5 4-4 7.5 7.5V27H1Z" />
      </svg>
      <span>
        {first} <span>{rest.join(' ')}</span>
      </span>
    </Link>
  )
}
