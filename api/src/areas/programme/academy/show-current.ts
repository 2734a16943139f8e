import * as contract from '@academy/contract/programme/academy/endpoints'
import { jsonText } from '../../../base/http-response.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { findAcademyJson } from './queries.ts'

export const showCurrentAcademy = serve(contract.academyCurrent, async ({ db, clock, config }) => {
  const json = await findAcademyJson(db, clock.today(), config.festivalUrl)
  if (!json) throw problem('not_found')
  return jsonText(json)
})
