// Does not import zod: the pages load this file too.

/** What personal data is about, in the order in which people read it. */
export const topics = [
  'account',
  'login',
  'profile',
  'arrival',
  'applications',
  'selection',
  'lodging',
  'concerts',
  'teaching',
  'invoices',
  'mails',
  'messages',
  'calendar',
  'surveys',
  'notes',
  'record',
  'office',
] as const
export type Topic = (typeof topics)[number]

/** Why personal data is kept. */
export type Purpose =
  | 'contract'
  | 'consent'
  | 'health'
  | 'law'
  | 'security'
  | 'correspondence'
  | 'accountability'
  | 'publication'
  | 'organisation'
