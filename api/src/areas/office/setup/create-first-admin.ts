import { isCommonPassword } from '@academy/contract/access/accounts/common-passwords'
import * as contract from '@academy/contract/office/setup/endpoints'
import { audit } from '../../../base/audit.ts'
import { invalidInput } from '../../../base/invalid-input.ts'
import { hashPassword } from '../../../base/passwords.ts'
import { problem } from '../../../base/problem.ts'
import { guard } from '../../../base/rate-limit.ts'
import { serve } from '../../../base/serve.ts'
import type { Operation } from '../../../base/services.ts'
import { hashToken } from '../../../base/tokens.ts'
import { isEmailTaken, makeAdmin, sessionResponse, startSession, userData } from '../../access/index.ts'
import { useLink } from './queries.ts'
import { requireLink, setupLimits } from './require-link.ts'

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
