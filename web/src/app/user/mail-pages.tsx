import { createRoute, lazyRouteComponent as lazy } from '@tanstack/react-router'
import { officeGroups, officeIcons } from '../../base/pages/office-menu.ts'
import { paths } from '../../base/pages/paths.ts'
import { tableSearch } from '../../base/pages/search.ts'
import { below, fillCache, inUser, LoadFailed, personalPage } from './user-route.tsx'

/** The layout of the pages about mails. */
const mails = createRoute({
  getParentRoute: inUser,
  id: 'mails',
  component: lazy(() => import('../../areas/messages/office-pages/mails/mails-layout.tsx'), 'MailsLayout'),
})
const inMails = () => mails

const outbox = createRoute({
  getParentRoute: inMails,
  path: below(paths.MailsAdmin),
  ...personalPage({
    texts: {
      en: { title: 'Outbox', description: 'All emails: waiting, sent and failed.' },
      de: { title: 'Postausgang', description: 'Alle E-Mails: wartende, gesendete und fehlgeschlagene.' },
    },
    access: 'send_mail',
    section: 'mails',
    personalMenu: [
      {
        name: 'mails',
        icon: officeIcons.mails,
        group: officeGroups.letters,
        label: { en: 'Email', de: 'E-Mails' },
        short: { en: 'Email', de: 'E-Mails' },
      },
    ],
  }),
  validateSearch: tableSearch('state', 'kind'),
  loader: fillCache(
    async () => (await import('../../areas/messages/office-pages/mails/outbox-page.tsx')).outboxQueries,
  ),
  component: lazy(() => import('../../areas/messages/office-pages/mails/outbox-page.tsx'), 'OutboxPage'),
  errorComponent: LoadFailed,
})

const groupMails = createRoute({
  getParentRoute: inMails,
  path: below(paths.GroupMailsAdmin),
  ...personalPage({
    texts: {
      en: {
        title: 'Group emails',
        description: 'Emails to many people, each of whom gets one of their own.',
      },
      de: {
        title: 'Rundmails',
        description: 'E-Mails an viele Personen, von denen jede eine eigene bekommt.',
      },
    },
    access: 'send_mail',
    section: 'mails',
  }),
  validateSearch: tableSearch('state'),
  loader: fillCache(
    async () =>
      (await import('../../areas/messages/office-pages/mails/group-mails-page.tsx')).groupMailsQueries,
  ),
  component: lazy(
    () => import('../../areas/messages/office-pages/mails/group-mails-page.tsx'),
    'GroupMailsPage',
  ),
  errorComponent: LoadFailed,
})
const groupMail = createRoute({
  getParentRoute: inMails,
  path: below(paths.GroupMailAdmin),
  ...personalPage({
    texts: {
      en: { title: 'Group email', description: 'An email to many people, its recipients and how far it is.' },
      de: { title: 'Rundmail', description: 'Eine E-Mail an viele Personen und wie weit sie ist.' },
    },
    access: 'send_mail',
  }),
  validateSearch: tableSearch('state'),
  loader: async visit =>
    (await import('../../areas/messages/office-pages/mails/group-mail-page.tsx')).loadGroupMailPage(visit),
  component: lazy(
    () => import('../../areas/messages/office-pages/mails/group-mail-page.tsx'),
    'GroupMailPage',
  ),
  errorComponent: LoadFailed,
})
const messages = createRoute({
  getParentRoute: inMails,
  path: below(paths.MessagesAdmin),
  ...personalPage({
    texts: {
      en: { title: 'Messages', description: 'What people wrote to the office on the website.' },
      de: { title: 'Nachrichten', description: 'Was über die Website an das Büro geschrieben wurde.' },
    },
    access: 'answer_messages',
    section: 'mails',
  }),
  validateSearch: tableSearch('state'),
  component: lazy(() => import('../../areas/messages/office-pages/mails/messages-page.tsx'), 'MessagesPage'),
  errorComponent: LoadFailed,
})
const message = createRoute({
  getParentRoute: inMails,
  path: below(paths.MessageAdmin),
  ...personalPage({
    texts: {
      en: { title: 'Message', description: 'A message to the office with its answers.' },
      de: { title: 'Nachricht', description: 'Eine Nachricht an das Büro mit ihren Antworten.' },
    },
    access: 'answer_messages',
  }),
  loader: async visit =>
    (await import('../../areas/messages/office-pages/mails/message-page.tsx')).loadMessagePage(visit),
  component: lazy(() => import('../../areas/messages/office-pages/mails/message-page.tsx'), 'MessagePage'),
  errorComponent: LoadFailed,
})

/** Outbox, group mails and messages, in the order of their menu. */
export const mailRoutes = mails.addChildren([outbox, groupMails, groupMail, messages, message])
