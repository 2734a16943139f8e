import type { updateUser as endpoint } from '@academy/contract/accounts'
import { fieldMessages } from '@academy/contract/messages'
import { audit } from '../../lib/audit.ts'
import { problem } from '../../lib/problem.ts'
import type { Services, Verb } from '../../lib/services.ts'
import { sendAddressChanged, sendVerification } from './mails.ts'
import { type AccountChanges, changeAccount, isCountryUnknown, isEmailTaken, lockedEmail } from './queries.ts'
import { mayChange } from './rules.ts'

interface Change {
  id: number
  actor_id: number
  changes: AccountChanges
  now: Date
}

/** A new address has to be confirmed, and the old one is told. */
const changeWithAddress = (services: Services, { id, actor_id, changes, now }: Change) =>
  services.db.transaction().execute(async tx => {
    const before = await lockedEmail(tx, id)
    const user = await changeAccount(tx, id, changes)
    if (!before || !user || before.toLowerCase() === user.email.toLowerCase()) return user
    await audit(tx, {
      at: now,
      action: 'email_changed',
      actor_id,
      account_id: id,
      details: { from: before, to: user.email },
    })
    await sendVerification(services, tx, user, now)
    await sendAddressChanged(tx, { ...user, email: before }, now)
    return user
  })

export const updateUser: Verb<typeof endpoint> = async (
  services,
  { params: { id }, body, user, locale, now },
) => {
  if (!mayChange(user, id)) throw problem('forbidden')
  try {
    const user_data = body.email
      ? await changeWithAddress(services, { id, actor_id: user.id, changes: body, now })
      : await changeAccount(services.db, id, body)
    if (!user_data) throw problem('not_found')
    return { user_data }
  } catch (error) {
    if (isEmailTaken(error)) throw problem('email_taken')
    if (isCountryUnknown(error))
      throw problem('invalid_input', { errors: { nationality: [fieldMessages.COUNTRY_UNKNOWN[locale]] } })
    throw error
  }
}
