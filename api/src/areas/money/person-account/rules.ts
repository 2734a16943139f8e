import { eurosOf } from '@academy/contract/base/money'

/** Adds what the person owes after each entry. */
export const withBalances = <Entry extends { amount_cents: number }>(entries: readonly Entry[]) => {
  let balance_cents = 0
  return entries.map(({ amount_cents, ...entry }) => {
    balance_cents += amount_cents
    return { ...entry, amount: eurosOf(amount_cents), balance: eurosOf(balance_cents) }
  })
}
