import type { occupancy as endpoint } from '@academy/contract/lodging/housekeeping/endpoints'
import type { Occupancy } from '@academy/contract/lodging/housekeeping/schemas'
import { jsonText } from '../../../base/http-response.ts'
import { problem } from '../../../base/problem.ts'
import type { Operation } from '../../../base/services.ts'
import { occupancyJson } from './queries.ts'

export const showOccupancy: Operation<typeof endpoint> = async ({ db }) => {
  const json = await occupancyJson(db)
  if (!json) throw problem('not_found')
  return jsonText<Occupancy>(json)
}
