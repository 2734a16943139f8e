import * as contract from '@academy/contract/messages/surveys/endpoints'
import { loadAssociation } from '../../../base/association.ts'
import { pdfResponse } from '../../../base/pdf/pdf-response.ts'
import { renderOnThread } from '../../../base/pdf/render-on-thread.ts'
import { serve } from '../../../base/serve.ts'
import { describeResults } from './describe-pdf.ts'
import { loadPdfResults } from './load-results.ts'
import { resultTexts } from './texts/results.ts'

export const downloadPdf = serve(contract.resultsPdf, async ({ db }, { params, locale, now }) => {
  const results = await loadPdfResults(db, params.id)
  const { name: association } = await loadAssociation(db)
  const pdf = await renderOnThread(describeResults({ results, locale, association, created_at: now }))
  const { year, id } = results.survey
  return pdfResponse(pdf, `${resultTexts[locale].fileName}-${year}-${id}.pdf`)
})
