// Does not import zod: the pages load this file too.

/** How long a kind of data is kept after something happened. */
interface Period {
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
}

/** The rules that say for how long data is kept; an erased account deletes it earlier, except by law. */
export const retentionRules = {
  account: { starts: 'last_login', period: { amount: 3, unit: 'year' } },
  material: { starts: 'decision', period: { amount: 6, unit: 'month' } },
  parent_consent: { starts: 'academy_end', period: { amount: 6, unit: 'month' } },
  invoices: { starts: 'year_end', period: { amount: 7, unit: 'year' }, isLaw: true },
  mails: { starts: 'sent', period: { amount: 1, unit: 'year' } },
  messages: { starts: 'received', period: { amount: 1, unit: 'year' } },
  record: { starts: 'recorded', period: { amount: 3, unit: 'year' } },
  logins: { starts: 'last_use', period: { amount: 30, unit: 'day' } },
  networks: { starts: 'last_use', period: { amount: 90, unit: 'day' } },
  devices: { starts: 'last_use', period: { amount: 1, unit: 'year' } },
  addresses: { starts: 'recorded', period: { amount: 180, unit: 'day' } },
  attempts: { starts: 'attempt', period: { amount: 6, unit: 'hour' } },
  links: { starts: 'expiry', period: null },
  pending_address: { starts: 'received', period: { amount: 30, unit: 'day' } },
  invitations: { starts: 'expiry', period: { amount: 90, unit: 'day' } },
  bank_details: { starts: 'refund', period: { amount: 60, unit: 'day' } },
  notices: { starts: 'sent', period: { amount: 400, unit: 'day' } },
  surveys: { starts: 'survey_end', period: null },
  exports: { starts: 'finished', period: { amount: 7, unit: 'day' } },
  published: { starts: 'replaced', period: null },
} as const satisfies Record<string, RetentionRule>

export type Retention = keyof typeof retentionRules
