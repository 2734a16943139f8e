import type { FieldMessage } from '@academy/contract/base/field-message'

interface Entry {
  amount_cents: number
  /** What can be refunded; undefined for money that came, which has no limit. */
  limit_cents?: number
  paid_on: string
  today: string
}
export type EntryErrors = Partial<Record<'amount' | 'paid_on', FieldMessage>>

const MAX_YEARS = 3
/** Entries may be late, but a day of long ago is a slip: its journal was closed. */
const firstDay = (today: string) => `${Number(today.slice(0, 4)) - MAX_YEARS}-01-01`

/** Returns the errors of an entry, by field. */
export const entryErrors = ({ amount_cents, limit_cents, paid_on, today }: Entry): EntryErrors => ({
  ...(limit_cents !== undefined && amount_cents > limit_cents && { amount: 'CREDIT_EXCEEDED' as const }),
  ...(paid_on < firstDay(today) && { paid_on: 'DAY_TOO_EARLY' as const }),
  ...(paid_on > today && { paid_on: 'DAY_IN_FUTURE' as const }),
})
