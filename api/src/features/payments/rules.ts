// public: entries on the account of a person have the same rules
import type { FieldMessage } from '@academy/contract/messages'

interface Entry {
  amount_cents: number
  /** What can be refunded; undefined for money that came, which has no limit. */
  limit_cents?: number
  paid_on: string
  today: string
}
export type EntryErrors = Partial<Record<'amount' | 'paid_on', FieldMessage>>

/** Returns the errors of an entry, by field. */
export const entryErrors = ({ amount_cents, limit_cents, paid_on, today }: Entry): EntryErrors => ({
  ...(limit_cents !== undefined && amount_cents > limit_cents && { amount: 'CREDIT_EXCEEDED' as const }),
  ...(paid_on > today && { paid_on: 'DAY_IN_FUTURE' as const }),
})
