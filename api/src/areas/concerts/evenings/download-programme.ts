import * as contract from '@academy/contract/concerts/evenings/endpoints'
import { loadAssociation } from '../../../base/association.ts'
import { pdfResponse } from '../../../base/pdf/pdf-response.ts'
import { renderOnThread } from '../../../base/pdf/render-on-thread.ts'
import { serve } from '../../../base/serve.ts'
import { describeProgramme } from './describe-pdf.ts'
import { loadProgramme } from './load-programme.ts'
import { programmeTexts } from './texts/programme.ts'

export const downloadProgramme = serve(contract.programmePdf, async ({ db }, { params, locale, now }) => {
  const programme = await loadProgramme(db, params.id)
  const { name: association } = await loadAssociation(db)
  const pdf = await renderOnThread(describeProgramme({ programme, locale, association, created_at: now }))
  return pdfResponse(pdf, `${programmeTexts[locale].fileName}-${programme.date}.pdf`)
})
