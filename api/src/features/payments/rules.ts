import type { FieldMessage } from '@academy/contract/messages'

interface Entry {
  cents: number
  /** What is open, or what is to be given back. */
  open_cents: number
  paid_on: string
  today: string
}

/** What is wrong with an entry, field by field. */
export const faultsOf = ({ cents, open_cents, paid_on, today }: Entry) => {
  const faults: Partial<Record<'amount' | 'paid_on', FieldMessage>> = {}
  if (cents > open_cents) faults.amount = 'AMOUNT_TOO_HIGH'
  if (paid_on > today) faults.paid_on = 'DAY_IN_FUTURE'
  return faults
}
