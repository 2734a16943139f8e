import type { academyCurrent as endpoint } from '@academy/contract/academy/endpoints'
import { jsonText } from '../../lib/http-response.ts'
import { problem } from '../../lib/problem.ts'
import type { Operation } from '../../lib/services.ts'
import { academyJson } from './queries.ts'

export const showCurrentAcademy: Operation<typeof endpoint> = async ({ db, clock, config }) => {
  const json = await academyJson(db, clock.today(), config.festivalUrl)
  if (!json) throw problem('not_found')
  return jsonText(json)
}
