import * as contract from '@academy/contract/access/second-factor/endpoints'
import { audit } from '../../../base/audit.ts'
import { problem } from '../../../base/problem.ts'
import { factorMethodsOf } from '../../../base/second-step.ts'
import { serve } from '../../../base/serve.ts'
import { lockAccount } from '../../../db/locks.ts'
import { sendChangedMail } from './mails.ts'
import { replaceRecoveryCodes } from './queries.ts'

export const makeRecoveryCodes = serve(contract.makeRecoveryCodes, ({ db, config }, { user, now }) =>
  db.transaction().execute(async tx => {
    const { id } = user
    await lockAccount(tx, id)
    if ((await factorMethodsOf(tx, id)).length === 0) throw problem('second_factor_absent')
    const recovery_codes = await replaceRecoveryCodes(tx, id)
    await audit(tx, { at: now, action: 'recovery_codes_made', actor_id: id, account_id: id })
    await sendChangedMail(tx, { account_id: id, siteUrl: config.siteUrl, change: 'recovery_codes_made' }, now)
    return { recovery_codes }
  }),
)
