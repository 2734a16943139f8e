import * as contract from '@academy/contract/access/accounts/endpoints'
import type { User } from '@academy/contract/access/accounts/schemas'
import { can } from '@academy/contract/base/abilities'
import type { FieldMessage } from '@academy/contract/base/field-message'
import type { Locale } from '@academy/contract/base/locale'
import { audit } from '../../../base/audit.ts'
import { dayInVienna } from '../../../base/clock.ts'
import { invalidInput, problem } from '../../../base/problem.ts'
import { guard } from '../../../base/rate-limit.ts'
import { serve } from '../../../base/serve.ts'
import type { CallUser, Inspect, Services } from '../../../base/services.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { mayChange } from '../permissions.ts'
import { hasCountry } from './data-queries.ts'
import { confirmPassword } from './login.ts'
import { sendAddressChangeRequested, sendNewAddressConfirmation } from './mails.ts'
import {
  type AccountChanges,
  changeAccount,
  findAccount,
  findByEmail,
  isCountryUnknown,
  isEmailTaken,
  lockForChange,
  replaceEmail,
  setPendingEmail,
  userData,
} from './queries.ts'
import { addressChangeLimits, isBornLater, isSameAddress } from './rules.ts'

type Account = NonNullable<Awaited<ReturnType<typeof lockForChange>>>

interface AddressChange {
  account: Account
  email: string
  user: CallUser
  now: Date
}

/**
 * A confirmed address stays until the new one is confirmed, and is notified. An unconfirmed address is
 * replaced at once.
 */
const changeAddress = async (services: Services, tx: Tx, { account, email, user, now }: AddressChange) => {
  const { id } = account
  const session = user.id === id ? user.token_hash : null
  if (account.email_verified) await setPendingEmail(tx, id, { email, at: now, session })
  else await replaceEmail(tx, id, { email, email_verified: false, session })
  await audit(tx, {
    at: now,
    action: account.email_verified ? 'email_change_asked' : 'email_changed',
    actor_id: user.id,
    account_id: id,
    details: { from: account.email, to: email },
  })
  await sendNewAddressConfirmation(services, tx, { ...account, email }, now)
  if (account.email_verified) await sendAddressChangeRequested(tx, account, email, now)
}

interface SentData extends Pick<AccountChanges, 'date_of_birth' | 'nationality'> {
  password?: unknown
  roles?: unknown
  email_verified?: unknown
}

const sorted = (roles: unknown) => (Array.isArray(roles) ? JSON.stringify(roles.toSorted()) : roles)

/** Returns the fields that would be ignored, because other calls change them, and are not as they are now. */
const ignoredFields = async (db: Db, id: number, { password, roles, email_verified }: SentData) => {
  if (password === undefined && roles === undefined && email_verified === undefined) return []
  const account = await findAccount(db, id)
  if (!account) return []
  const sent = { password, roles: sorted(roles), email_verified }
  const present = {
    password: undefined,
    roles: sorted(account.roles),
    email_verified: account.email_verified,
  }
  return (['password', 'roles', 'email_verified'] as const).filter(
    name => sent[name] !== undefined && sent[name] !== present[name],
  )
}

/** Returns what is wrong with sent data of an account and only the server knows. */
export const dataErrors = async (
  db: Db,
  id: number,
  sent: SentData,
  today: string,
): Promise<Record<string, FieldMessage>> => {
  const { nationality } = sent
  const isUnknown = nationality != null && !(await hasCountry(db, nationality))
  const ignored = await ignoredFields(db, id, sent)
  return {
    ...(isBornLater(sent.date_of_birth, today) && { date_of_birth: 'BIRTH_IN_FUTURE' as const }),
    ...(isUnknown && { nationality: 'COUNTRY_UNKNOWN' as const }),
    ...Object.fromEntries(ignored.map(name => [name, 'NOT_CHANGED_HERE' as const])),
  }
}

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

const inspectUser: Inspect<typeof contract.updateUser> = ({ db }, { params: { id }, body, now }) =>
  dataErrors(db, id, body, dayInVienna(now))

export const updateUser = serve(
  contract.updateUser,
  async (services, { params: { id }, body, user, locale, now }) => {
    const user_data = await changeAccountData(services, { id, user, changes: body, locale, now })
    if (!user_data) throw problem('not_found')
    return { user_data }
  },
  { inspect: inspectUser },
)
