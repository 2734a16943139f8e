import type { occupancy as endpoint } from '@academy/contract/housekeeping/endpoints'
import type { Occupancy } from '@academy/contract/housekeeping/schemas'
import { jsonText } from '../../lib/http-response.ts'
import { problem } from '../../lib/problem.ts'
import type { Operation } from '../../lib/services.ts'
import { occupancyJson } from './queries.ts'

export const showOccupancy: Operation<typeof endpoint> = async ({ db }) => {
  const json = await occupancyJson(db)
  if (!json) throw problem('not_found')
  return jsonText<Occupancy>(json)
}
