import * as contract from '@academy/contract/office/setup/endpoints'
import { ReadinessKey } from '@academy/contract/office/setup/schemas'
import { guard } from '../../../base/rate-limit.ts'
import { serve } from '../../../base/serve.ts'
import { hashToken } from '../../../base/tokens.ts'
import { demoFields, findSite } from '../../site/index.ts'
import { findReadiness } from './queries.ts'
import { requireLink, setupLimits } from './require-link.ts'

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
