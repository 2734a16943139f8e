import type { academyCurrent as endpoint } from '@academy/contract/programme/academy/endpoints'
import { jsonText } from '../../../base/http-response.ts'
import { problem } from '../../../base/problem.ts'
import type { Operation } from '../../../base/services.ts'
import { academyJson } from './queries.ts'

export const showCurrentAcademy: Operation<typeof endpoint> = async ({ db, clock, config }) => {
  const json = await academyJson(db, clock.today(), config.festivalUrl)
  if (!json) throw problem('not_found')
  return jsonText(json)
}
