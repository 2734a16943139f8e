import * as contract from '@academy/contract/office/academies/endpoints'
import { Academy } from '@academy/contract/programme/academy/schemas'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { academyJson } from '../../programme/index.ts'

export const previewAcademy = serve(contract.previewAcademy, async ({ db, clock, config }, { params }) => {
  const json = await academyJson(db, clock.today(), config.festivalUrl, params.id)
  if (!json) throw problem('not_found')
  const academy = Academy.parse(JSON.parse(json))
  return { ...academy, master_classes: academy.master_classes.map(card => ({ ...card, is_current: true })) }
})
