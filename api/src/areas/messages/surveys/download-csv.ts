import * as contract from '@academy/contract/messages/surveys/endpoints'
import { csvResponse } from '../../../base/csv.ts'
import { serve } from '../../../base/serve.ts'
import { loadPdfResults } from './load-results.ts'
import { findAnswers } from './results-queries.ts'
import { resultTexts } from './texts/results.ts'

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
