import { isCommonPassword } from '@academy/contract/access/accounts/common-passwords'
import * as contract from '@academy/contract/office/setup/endpoints'
import { ReadinessKey } from '@academy/contract/office/setup/schemas'
import { audit } from '../../../base/audit.ts'
import { hashPassword } from '../../../base/passwords.ts'
import { invalidInput, problem } from '../../../base/problem.ts'
import { guard, type Limit, networkLimits } from '../../../base/rate-limit.ts'
import { serve } from '../../../base/serve.ts'
import type { Operation } from '../../../base/services.ts'
import { hashToken, newToken } from '../../../base/tokens.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { isEmailTaken, makeAdmin, sessionResponse, startSession, userData } from '../../access/index.ts'
import { demoFields, findSite } from '../../site/index.ts'
import { findLink, findReadiness, replaceLink, useLink } from './queries.ts'

/** A token cannot be guessed; the limit bounds what trying costs the server. */
const setupLimits = (address: string): Limit[] =>
  networkLimits(address, { name: 'setup-network', max: 30, seconds: 3_600 })

/** Returns the link of a token, or refuses one that is unknown, used or expired. */
const requireLink = async (db: Db | Tx, token_hash: Buffer, now: Date) => {
  const link = await findLink(db, token_hash)
  if (!link) throw problem('not_found')
  if (link.used_at || link.has_admin) throw problem('setup_done')
  if (link.expires_at <= now) throw problem('setup_expired')
  return link
}

/** `use` is replaced only in the test that shows why a link is marked as used in one statement. */
export const firstAdminWith =
  (use: typeof useLink): Operation<typeof contract.createFirstAdmin> =>
  async (services, call) => {
    const { db } = services
    const { params, body, locale, now, address } = call
    await guard(db, setupLimits(address))
    const link_hash = hashToken(params.token)
    // Hashing is expensive: do it only for a link that can be used.
    await requireLink(db, link_hash, now)
    const { first_name, last_name, email_address: email, password } = body
    if (isCommonPassword(password)) throw invalidInput({ password: 'PASSWORD_COMMON' }, locale)
    const password_hash = await hashPassword(password)
    try {
      return await db.transaction().execute(async tx => {
        if (!(await use(tx, link_hash, now))) throw problem('setup_done')
        const made = await makeAdmin(tx, { first_name, last_name, email, locale, password_hash })
        if (!made) throw problem('email_taken')
        const { id } = made
        const account = { id, email, first_name, locale, email_verified: true }
        const session = await startSession(services, tx, { account, call, isFirst: true })
        await audit(tx, {
          at: now,
          action: 'role_added',
          account_id: id,
          details: { role: 'Admin', by: 'set-up' },
        })
        const user_data = await userData(tx, id)
        if (!user_data || !session) throw problem('internal_error')
        return sessionResponse(services, user_data, session)
      })
    } catch (error) {
      throw isEmailTaken(error) ? problem('email_taken') : error
    }
  }

export const createFirstAdmin = serve(contract.createFirstAdmin, firstAdminWith(useLink))

const LINK_MS = 60 * 60 * 1000

/**
 * Makes a link to the set-up page if there is no admin. Earlier links stop working. Only the hash of the token
 * is stored.
 */
export const openSetup = async (db: Db, siteUrl: string, now: Date): Promise<string | undefined> => {
  const token = newToken()
  const isOpen = await replaceLink(db, hashToken(token), new Date(now.getTime() + LINK_MS))
  return isOpen ? `${siteUrl}/setup/${token}` : undefined
}

export const showLink = serve(contract.setupLink, async ({ db }, { params, now, address }) => {
  await guard(db, setupLimits(address))
  const { expires_at } = await requireLink(db, hashToken(params.token), now)
  return { expires_at: expires_at.toISOString() }
})

export const showReadiness = serve(contract.readiness, async ({ db, config, clock }) => {
  const found = await findReadiness(db, clock.today())
  const hasDemoData = config.isProduction && demoFields(await findSite(db)).length > 0
  const done = { ...found, demo_data: !hasDemoData }
  return {
    items: ReadinessKey.options
      // Invented data is not a step of the set-up: it is named only where it has to go.
      .filter(key => key !== 'demo_data' || hasDemoData)
      .map(key => ({ key, is_done: done[key] })),
  }
})
