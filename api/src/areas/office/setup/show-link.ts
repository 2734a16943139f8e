import * as contract from '@academy/contract/office/setup/endpoints'
import { guard } from '../../../base/rate-limit.ts'
import { serve } from '../../../base/serve.ts'
import { hashToken } from '../../../base/tokens.ts'
import { requireLink, setupLimits } from './require-link.ts'

export const showLink = serve(contract.setupLink, async ({ db }, { params, now, address }) => {
  await guard(db, setupLimits(address))
  const { expires_at } = await requireLink(db, hashToken(params.token), now)
  return { expires_at: expires_at.toISOString() }
})
