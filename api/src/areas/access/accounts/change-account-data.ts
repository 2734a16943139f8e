import type { User } from '@academy/contract/access/accounts/schemas'
import { can } from '@academy/contract/base/abilities'
import type { Locale } from '@academy/contract/base/locale'
import { dayInVienna } from '../../../base/clock.ts'
import { invalidInput } from '../../../base/invalid-input.ts'
import { problem } from '../../../base/problem.ts'
import { guard } from '../../../base/rate-limit.ts'
import type { CallUser, Services } from '../../../base/services.ts'
import { changeAddress } from './change-address.ts'
import { confirmPassword } from './confirm-password.ts'
import { dataErrors, type SentData } from './data-errors.ts'
import {
  type AccountChanges,
  changeAccount,
  findAccount,
  findByEmail,
  isCountryUnknown,
  isEmailTaken,
  lockForChange,
  userData,
} from './queries.ts'
import { addressChangeLimits, isSameAddress, mayChange } from './rules.ts'

interface Change {
  id: number
  user: CallUser
  changes: AccountChanges & SentData & { email?: string | undefined; current_password?: string | undefined }
  locale: Locale
  now: Date
}

/** Requires the caller's own password, for the office as well: an unattended session must not be enough. */
const changeWithAddress = async (services: Services, change: Change & { email: string }) => {
  const { id, user, email, changes, locale, now } = change
  await confirmPassword(services.db, user.id, changes.current_password, locale)
  await guard(services.db, addressChangeLimits({ actorId: user.id, accountId: id, email }))
  const holder = await findByEmail(services.db, email)
  if (holder && holder.id !== id) throw problem('email_taken')
  return services.db.transaction().execute(async tx => {
    const account = await lockForChange(tx, id, user.id)
    if (!account) return undefined
    if (!mayChange(user, account)) throw problem('forbidden')
    await changeAccount(tx, id, changes)
    await changeAddress(services, tx, { account, email, user, now })
    return userData(tx, id)
  })
}

/** Changes the personal data of an account. Returns undefined if there is no such account. */
export const changeAccountData = async (services: Services, change: Change): Promise<User | undefined> => {
  const { id, user, changes, locale, now } = change
  const { email } = changes
  // The session has what is needed to change one's own data, unless it is the address.
  const account = id === user.id && !email ? user : await findAccount(services.db, id)
  if (account && 'erased_at' in account && account.erased_at && can(user.roles, 'manage_people'))
    throw problem('already_erased')
  // A caller without permission must not learn whether the account exists.
  if (!mayChange(user, account ?? { id, roles: [] })) throw problem('forbidden')
  if (!account) return undefined
  const errors = await dataErrors(services.db, id, changes, dayInVienna(now))
  if (Object.keys(errors).length > 0) throw invalidInput(errors, locale)
  try {
    return await (email && 'email' in account && !isSameAddress(email, account.email)
      ? changeWithAddress(services, { ...change, email })
      : changeAccount(services.db, id, changes))
  } catch (error) {
    if (isEmailTaken(error)) throw problem('email_taken')
    if (isCountryUnknown(error)) throw invalidInput({ nationality: 'COUNTRY_UNKNOWN' }, locale)
    throw error
  }
}
