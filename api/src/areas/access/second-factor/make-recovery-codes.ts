import type { makeRecoveryCodes as endpoint } from '@academy/contract/second-factor/endpoints'
import { lockAccount } from '../../db/locks.ts'
import { audit } from '../../lib/audit.ts'
import { problem } from '../../lib/problem.ts'
import { factorMethodsOf } from '../../lib/second-step.ts'
import type { Operation } from '../../lib/services.ts'
import { sendChangedMail } from './mails.ts'
import { replaceRecoveryCodes } from './queries.ts'

export const makeRecoveryCodes: Operation<typeof endpoint> = ({ db, config }, { user, now }) =>
  db.transaction().execute(async tx => {
    const { id } = user
    await lockAccount(tx, id)
    if ((await factorMethodsOf(tx, id)).length === 0) throw problem('second_factor_absent')
    const recovery_codes = await replaceRecoveryCodes(tx, id)
    await audit(tx, { at: now, action: 'recovery_codes_made', actor_id: id, account_id: id })
    await sendChangedMail(tx, { account_id: id, siteUrl: config.siteUrl, change: 'recovery_codes_made' }, now)
    return { recovery_codes }
  })
