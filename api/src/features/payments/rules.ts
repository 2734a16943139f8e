import type { FieldMessage } from '@academy/contract/messages'

interface Entry {
  cents: number
  /** The outstanding or refundable amount. */
  open_cents: number
  paid_on: string
  today: string
}

/** Returns the errors of an entry, by field. */
export const entryErrors = ({ cents, open_cents, paid_on, today }: Entry) => {
  const errors: Partial<Record<'amount' | 'paid_on', FieldMessage>> = {}
  if (cents > open_cents) errors.amount = 'AMOUNT_TOO_HIGH'
  if (paid_on > today) errors.paid_on = 'DAY_IN_FUTURE'
  return errors
}
