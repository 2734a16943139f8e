import { createRoute } from '@tanstack/react-router'
import { page } from '../../base/pages/page.ts'
import { paths } from '../../base/pages/paths.ts'
import { text } from '../../base/pages/search.ts'
import { root } from '../root.tsx'
import { OutageNote, useConnection } from './outage-note.tsx'

/** Shown for every URL in maintenance mode. */
const Maintenance = () => {
  const { problem = 'maintenance' } = useConnection()
  return (
    <main className="maintenance-page">
      <OutageNote problem={problem} heading="h1" />
    </main>
  )
}

/** Rendered without header and footer. */
export const maintenance = createRoute({
  getParentRoute: () => root,
  path: paths.Maintenance,
  ...page({
    texts: {
      en: { title: 'Back soon', description: 'We are working on the site.' },
      de: { title: 'Gleich wieder da', description: 'Die Website wird gerade gewartet.' },
    },
    isPrivate: true,
  }),
  validateSearch: (search: Record<string, unknown>) => text(search, 'return'),
  component: Maintenance,
})
