import * as contract from '@academy/contract/access/second-factor/endpoints'
import { loadAssociation } from '../../../base/association.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { findAccount } from '../accounts/queries.ts'
import { insertTotp } from './queries.ts'
import { newTotpSecret, sealTotp, totpUri } from './totp.ts'

export const beginTotp = serve(contract.beginTotp, async ({ db, secret }, { user, now }) => {
  const account = await findAccount(db, user.id)
  if (!account) throw problem('unauthorized')
  const totp = newTotpSecret()
  if (!(await insertTotp(db, user.id, sealTotp(secret, user.id, totp), now))) throw problem('totp_known')
  const { name } = await loadAssociation(db)
  return { secret: totp, uri: totpUri(name, account.email, totp) }
})
