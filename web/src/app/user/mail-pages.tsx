import { createRoute, lazyRouteComponent as lazy } from '@tanstack/react-router'
import { paths } from '../paths.ts'
import { tableSearch } from '../search.ts'
import { below, fillCache, inUser, personalPage } from './user-route.tsx'

/** The layout of the pages about mails. */
const mails = createRoute({
  getParentRoute: inUser,
  id: 'mails',
  component: lazy(() => import('./office-mails/mails-layout.tsx'), 'MailsLayout'),
})
const inMails = () => mails

const outbox = createRoute({
  getParentRoute: inMails,
  path: below(paths.MailsAdmin),
  ...personalPage({
    texts: {
      en: { title: 'Outbox', description: 'All mails: waiting, sent and failed.' },
      de: { title: 'Postausgang', description: 'Alle E-Mails: wartende, gesendete und fehlgeschlagene.' },
    },
    access: 'isAdmin',
    section: 'mails',
    personalMenu: [
      { icon: 'mails', label: { en: 'Mail', de: 'E-Mails' }, short: { en: 'Mail', de: 'E-Mails' } },
    ],
  }),
  validateSearch: tableSearch('state', 'kind'),
  loader: fillCache(async () => (await import('./office-mails/outbox-page.tsx')).outboxQueries),
  component: lazy(() => import('./office-mails/outbox-page.tsx'), 'OutboxPage'),
  pendingComponent: lazy(() => import('./office-mails/outbox-page.tsx'), 'OutboxLoading'),
  errorComponent: lazy(() => import('./office-mails/outbox-page.tsx'), 'OutboxFailure'),
})

/** Outbox, group mails and messages, in the order of their menu. */
export const mailRoutes = mails.addChildren([outbox])
