import { audit } from '../../../base/audit.ts'
import type { CallUser, Services } from '../../../base/services.ts'
import type { Tx } from '../../../db/connection.ts'
import { sendAddressChangeRequested, sendNewAddressConfirmation } from './mails.ts'
import { type lockForChange, replaceEmail, setPendingEmail } from './queries.ts'

type Account = NonNullable<Awaited<ReturnType<typeof lockForChange>>>

interface Change {
  account: Account
  email: string
  user: CallUser
  now: Date
}

/**
 * A confirmed address stays until the new one is confirmed, and is notified. An unconfirmed address is
 * replaced at once.
 */
export const changeAddress = async (services: Services, tx: Tx, { account, email, user, now }: Change) => {
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
