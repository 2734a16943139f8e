import { can } from '@academy/contract/base/abilities'
import { problem } from '../../base/problem.ts'

// Who may change which account. Who may give which role is `mayGive` of `contract/src/base/abilities.ts`: pages ask it too.

interface Holder {
  id: number
  roles: readonly string[]
}

interface Account extends Holder {
  erased_at?: Date | string | null
}

/**
 * Everyone may change their own account. The office may change others, but a manager may not change an admin, and
 * nobody changes an account whose data was erased.
 */
export const mayChange = (user: Holder, account: Account): boolean => {
  if (account.erased_at) return false
  if (user.id === account.id || can(user.roles, 'manage_admins')) return true
  return can(user.roles, 'manage_people') && !can(account.roles, 'manage_admins')
}

/** What the office does to others only: for the own account there are pages that ask for more. */
export const mayChangeOther = (user: Holder, account: Account): boolean =>
  user.id !== account.id && mayChange(user, account)

/** Returns the account, which has to be there and may be changed by the user. */
export const requireChangeable = <A extends Account>(
  user: Holder,
  account: A | undefined,
  isAllowed: (user: Holder, account: Account) => boolean = mayChange,
): A => {
  if (!account) throw problem('not_found')
  if (!isAllowed(user, account)) throw problem('forbidden')
  return account
}
