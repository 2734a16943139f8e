import { mayChangeAccount } from '@academy/contract/base/abilities'
import { problem } from '../../base/problem.ts'

// Who may change which account. What pages ask too is in `contract/src/base/abilities.ts`: `mayChangeAccount` and `mayGive`.

interface Holder {
  id: number
  roles: readonly string[]
}

interface Account extends Holder {
  erased_at?: Date | string | null
}

/** Nobody changes an account whose data was erased. */
export const mayChange = (user: Holder, account: Account): boolean =>
  !account.erased_at && mayChangeAccount(user, account)

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
