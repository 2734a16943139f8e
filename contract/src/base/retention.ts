// Does not import zod: the pages load this file too.

/** The number of people on a page. */
export const FORESEEN_PER_PAGE = 50

/** How long a kind of data is kept after something happened. */
export interface Period {
  amount: number
  unit: 'hour' | 'day' | 'month' | 'year'
}

/** The moment from which a period counts; without a period, data goes at that moment. */
export type RetentionStart =
  | 'last_login'
  | 'decision'
  | 'academy_end'
  | 'sent'
  | 'received'
  | 'recorded'
  | 'year_end'
  | 'last_use'
  | 'attempt'
  | 'expiry'
  | 'refund'
  | 'survey_end'
  | 'replaced'
  | 'finished'

interface RetentionRule {
  starts: RetentionStart
  period: Period | null
  /** The law says that it must be kept: erasing an account does not delete it. */
  isLaw?: true
  /** The office may choose another amount within these: neither longer than needed, nor shorter than a claim can come. */
  bounds?: { min: number; max: number }
}

/** The rules that say for how long data is kept; an erased account deletes it earlier, except by law. */
export const retentionRules = {
  account: { starts: 'last_login', period: { amount: 3, unit: 'year' }, bounds: { min: 1, max: 5 } },
  material: { starts: 'decision', period: { amount: 6, unit: 'month' }, bounds: { min: 6, max: 12 } },
  parent_consent: {
    starts: 'academy_end',
    period: { amount: 6, unit: 'month' },
    bounds: { min: 1, max: 12 },
  },
  invoices: { starts: 'year_end', period: { amount: 7, unit: 'year' }, isLaw: true },
  mails: { starts: 'sent', period: { amount: 1, unit: 'year' }, bounds: { min: 1, max: 3 } },
  messages: { starts: 'received', period: { amount: 1, unit: 'year' }, bounds: { min: 1, max: 3 } },
  record: { starts: 'recorded', period: { amount: 3, unit: 'year' }, bounds: { min: 1, max: 7 } },
  logins: { starts: 'last_use', period: { amount: 30, unit: 'day' } },
  networks: { starts: 'last_use', period: { amount: 90, unit: 'day' } },
  devices: { starts: 'last_use', period: { amount: 1, unit: 'year' } },
  addresses: { starts: 'recorded', period: { amount: 180, unit: 'day' }, bounds: { min: 30, max: 365 } },
  attempts: { starts: 'attempt', period: { amount: 6, unit: 'hour' } },
  links: { starts: 'expiry', period: null },
  pending_address: { starts: 'received', period: { amount: 30, unit: 'day' } },
  invitations: { starts: 'expiry', period: { amount: 90, unit: 'day' }, bounds: { min: 30, max: 365 } },
  bank_details: { starts: 'refund', period: { amount: 60, unit: 'day' } },
  notices: { starts: 'sent', period: { amount: 400, unit: 'day' } },
  surveys: { starts: 'survey_end', period: null },
  exports: { starts: 'finished', period: { amount: 7, unit: 'day' } },
  published: { starts: 'replaced', period: null },
} as const satisfies Record<string, RetentionRule>

export type Retention = keyof typeof retentionRules

/** The rules whose period the office chooses, in the order of the page. */
export const settableRetentions = [
  'account',
  'material',
  'parent_consent',
  'messages',
  'mails',
  'invitations',
  'addresses',
  'record',
] as const satisfies readonly Retention[]
export type SettableRetention = (typeof settableRetentions)[number]

/** The chosen amount of each period. */
export type RetentionAmounts = Record<SettableRetention, number>

/** Returns a value for each period under the name that it has in the record. */
export const periodsBy = <T>(read: (retention: SettableRetention) => T) =>
  Object.fromEntries(settableRetentions.map(retention => [`keep_${retention}`, read(retention)])) as Record<
    `keep_${SettableRetention}`,
    T
  >

const isSettable = (retention: Retention): retention is SettableRetention =>
  (settableRetentions as readonly Retention[]).includes(retention)

/** Returns the period of a rule, with what the office has chosen. */
export const periodOf = (retention: Retention, amounts: RetentionAmounts): Period | null => {
  const { period } = retentionRules[retention]
  return period && isSettable(retention) ? { ...period, amount: amounts[retention] } : period
}

/** What a job deletes by itself, and what the office sees beforehand. */
export const foreseenKinds = [
  'erasure',
  'account',
  'material',
  'parent_consent',
  'messages',
  'mails',
  'invitations',
  'bank_details',
  'addresses',
  'record',
] as const satisfies readonly (Retention | 'erasure')[]
export type ForeseenKind = (typeof foreseenKinds)[number]

/** Of these the office sees whom they concern; of the others there are too many to look at one by one. */
export const namedKinds = [
  'erasure',
  'account',
  'material',
  'parent_consent',
  'invitations',
  'bank_details',
] as const satisfies readonly ForeseenKind[]
export type NamedKind = (typeof namedKinds)[number]

export const isNamed = (kind: ForeseenKind): kind is NamedKind =>
  (namedKinds as readonly ForeseenKind[]).includes(kind)

/** All that a job deletes. The others last for days only, or start anew with every use. */
export const deletedKinds = [
  ...foreseenKinds,
  'logins',
  'networks',
  'devices',
  'notices',
  'exports',
] as const satisfies readonly (Retention | 'erasure')[]
export type DeletedKind = (typeof deletedKinds)[number]

/** How far the office sees. */
export const FORESEEN_DAYS = 30
