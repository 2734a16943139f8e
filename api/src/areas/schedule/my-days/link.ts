import { createHmac, randomBytes } from 'node:crypto'
import * as contract from '@academy/contract/schedule/my-days/endpoints'
import type { CalendarLink } from '@academy/contract/schedule/my-days/schemas'
import { audit } from '../../../base/audit.ts'
import { guard } from '../../../base/rate-limit.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import { hashToken } from '../../../base/tokens.ts'
import { deleteLink, findLink, replaceLink, type StoredLink } from './link-queries.ts'

/** Made of the secret, so that the person can see the link again although only its hash is stored. */
const tokenOf = (secret: string, account_id: number, nonce: Buffer): string =>
  createHmac('sha256', secret)
    .update(`calendar:${account_id}:${nonce.toString('base64url')}`)
    .digest('base64url')

const present = (
  { secret, config }: Services,
  account_id: number,
  { nonce, token_hash, created_at }: StoredLink,
): CalendarLink => {
  const token = tokenOf(secret, account_id, nonce)
  const isKnown = hashToken(token).equals(token_hash)
  return {
    url: isKnown ? `${config.siteUrl}/api/calendar/${token}/academy.ics` : null,
    created_at: created_at.toISOString(),
  }
}

export const showLink = serve(contract.calendarLink, async (services, { user }) => {
  const link = await findLink(services.db, user.id)
  return link ? present(services, user.id, link) : { url: null, created_at: null }
})

export const renewLink = serve(contract.renewCalendarLink, async (services, { user, now }) => {
  const { db, secret } = services
  await guard(db, [{ name: 'calendar-link', subject: String(user.id), max: 30, seconds: 3600 }])
  const nonce = randomBytes(16)
  const link = { nonce, token_hash: hashToken(tokenOf(secret, user.id, nonce)), created_at: now }
  await db.transaction().execute(async tx => {
    await replaceLink(tx, user.id, link)
    await audit(tx, { at: now, action: 'calendar_link_made', actor_id: user.id, account_id: user.id })
  })
  return present(services, user.id, link)
})

export const revokeLink = serve(contract.revokeCalendarLink, async ({ db }, { user, now }) => {
  await db.transaction().execute(async tx => {
    if (await deleteLink(tx, user.id))
      await audit(tx, { at: now, action: 'calendar_link_ended', actor_id: user.id, account_id: user.id })
  })
  return undefined
})
