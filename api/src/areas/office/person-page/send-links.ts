import * as contract from '@academy/contract/office/person-page/endpoints'
import { audit } from '../../../base/audit.ts'
import { problem } from '../../../base/problem.ts'
import { guard } from '../../../base/rate-limit.ts'
import { serve } from '../../../base/serve.ts'
import type { CallUser, Services } from '../../../base/services.ts'
import {
  findAccount,
  officeLinkLimits,
  passwordHashOf,
  requireChangeable,
  sendConfirmationLink as sendConfirmation,
  sendPasswordLink as sendPassword,
} from '../../access/index.ts'

/** Returns the account that gets a link. The office never sees the link itself. */
const findRecipient = async ({ db }: Services, id: number, user: CallUser) =>
  requireChangeable(user, await findAccount(db, id))

export const sendPasswordLink = serve(
  contract.sendPasswordLink,
  async (services, { params: { id }, user, now }) => {
    const { db } = services
    const account = await findRecipient(services, id, user)
    await guard(db, officeLinkLimits(account.email, user.id))
    const password_hash = (await passwordHashOf(db, id)) ?? ''
    await db.transaction().execute(async tx => {
      await sendPassword(services, tx, { ...account, password_hash, by: 'office' }, now)
      await audit(tx, { at: now, action: 'password_link_sent', actor_id: user.id, account_id: id })
    })
    return undefined
  },
)

export const sendConfirmationLink = serve(
  contract.sendConfirmationLink,
  async (services, { params: { id }, user, now }) => {
    const { db } = services
    const account = await findRecipient(services, id, user)
    if (account.email_verified && !account.pending_email) throw problem('already_verified')
    await guard(db, officeLinkLimits(account.pending_email ?? account.email, user.id))
    await db.transaction().execute(async tx => {
      await sendConfirmation(services, tx, account, now)
      await audit(tx, { at: now, action: 'confirmation_link_sent', actor_id: user.id, account_id: id })
    })
    return undefined
  },
)
