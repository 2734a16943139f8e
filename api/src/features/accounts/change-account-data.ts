// door: the profile changes the same data
import type { User } from '@academy/contract/accounts'
import type { Locale } from '@academy/contract/locale'
import { type FieldMessage, fieldMessages } from '@academy/contract/messages'
import { audit } from '../../lib/audit.ts'
import { dayInVienna } from '../../lib/clock.ts'
import { problem } from '../../lib/problem.ts'
import type { Services } from '../../lib/services.ts'
import { sendAddressChanged, sendVerification } from './mails.ts'
import { type AccountChanges, changeAccount, isCountryUnknown, isEmailTaken, lockedEmail } from './queries.ts'
import { isBornLater } from './rules.ts'

interface Change {
  id: number
  actor_id: number
  changes: AccountChanges
  locale: Locale
  now: Date
}

/** A new address has to be confirmed, and the old one is told. */
const changeWithAddress = (services: Services, { id, actor_id, changes, now }: Change) =>
  services.db.transaction().execute(async tx => {
    const before = await lockedEmail(tx, id, actor_id)
    const user = await changeAccount(tx, id, changes)
    if (!before || !user || before.email.toLowerCase() === user.email.toLowerCase()) return user
    await audit(tx, {
      at: now,
      action: 'email_changed',
      actor_id,
      account_id: id,
      details: { from: before.email, to: user.email },
    })
    await sendVerification(services, tx, user, now)
    // An address that was never confirmed may be a stranger's.
    if (before.email_verified) await sendAddressChanged(tx, { ...user, email: before.email }, now)
    return user
  })

const wrong = (field: keyof AccountChanges, message: FieldMessage, locale: Locale) =>
  problem('invalid_input', { errors: { [field]: [fieldMessages[message][locale]] } })

/** Changes what a person told about themselves; nobody when there is no such account. */
export const changeAccountData = async (services: Services, change: Change): Promise<User | undefined> => {
  const { id, changes, locale, now } = change
  if (isBornLater(changes.date_of_birth, dayInVienna(now)))
    throw wrong('date_of_birth', 'BIRTH_IN_FUTURE', locale)
  try {
    return await (changes.email
      ? changeWithAddress(services, change)
      : changeAccount(services.db, id, changes))
  } catch (error) {
    if (isEmailTaken(error)) throw problem('email_taken')
    if (isCountryUnknown(error)) throw wrong('nationality', 'COUNTRY_UNKNOWN', locale)
    throw error
  }
}
