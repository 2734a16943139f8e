import * as contract from '@academy/contract/lodging/housekeeping/endpoints'
import type { Occupancy } from '@academy/contract/lodging/housekeeping/schemas'
import { jsonText } from '../../../base/http-response.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { occupancyJson } from './queries.ts'

export const showOccupancy = serve(contract.occupancy, async ({ db }) => {
  const json = await occupancyJson(db)
  if (!json) throw problem('not_found')
  return jsonText<Occupancy>(json)
})
