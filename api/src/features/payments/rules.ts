import type { FieldMessage } from '@academy/contract/messages'

/** Whole cents, whatever the fraction became on its way: 37.1 × 100 is 3710.0000000000005. */
export const centsOf = (euros: number): number => Math.round(euros * 100)

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
