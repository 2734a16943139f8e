import type { Locale } from '@academy/contract/base/locale'
import * as contract from '@academy/contract/messages/surveys/endpoints'
import { loadAssociation } from '../../../base/association.ts'
import { csvResponse } from '../../../base/http-response.ts'
import { pdfResponse, renderOnThread } from '../../../base/pdf/pdf-response.ts'
import type { PdfDocument } from '../../../base/pdf/render-pdf.ts'
import { serve } from '../../../base/serve.ts'
import { findAnswers } from './results-queries.ts'
import { loadPdfResults, type PdfResults } from './surveys.ts'
import { resultTexts } from './texts/results.ts'
import { resultsContent } from './texts/results-pdf.ts'

interface ResultsPdf {
  results: PdfResults
  locale: Locale
  association: string
  created_at: Date
}

/** Renders the results of a survey for print. */
export const describeResults = ({ results, locale, association, created_at }: ResultsPdf): PdfDocument => {
  const { survey } = results
  return {
    title: `${survey[`title_${locale}`]} ${survey.year}`,
    subject: resultTexts[locale].results(survey.year),
    author: association,
    language: locale,
    created_at,
    content: resultsContent(results, locale),
  }
}

export const downloadPdf = serve(contract.resultsPdf, async ({ db }, { params, locale, now }) => {
  const results = await loadPdfResults(db, params.id)
  const { name: association } = await loadAssociation(db)
  const pdf = await renderOnThread(describeResults({ results, locale, association, created_at: now }))
  const { year, id } = results.survey
  return pdfResponse(pdf, `${resultTexts[locale].fileName}-${year}-${id}.pdf`)
})

/** Exports one row for each answer to each question: no row contains two answers of one person. */
export const downloadCsv = serve(contract.resultsCsv, async ({ db }, { params, locale }) => {
  const { survey, questions } = await loadPdfResults(db, params.id)
  const { columns, yes, fileName } = resultTexts[locale]
  const rows = (await findAnswers(db, params.id)).map(answer => [
    answer.position,
    questions[answer.position - 1]?.question[`prompt_${locale}`] ?? null,
    answer.rating,
    answer.not_applicable ? yes : null,
    answer.text_good,
    answer.text_bad,
    answer.text_missing,
  ])
  return csvResponse([columns, ...rows], locale, `${fileName}-${survey.year}-${survey.id}.csv`)
})
