import type { QuestionResult, Results } from '@academy/contract/messages/surveys/schemas'
import { problem } from '../../../base/problem.ts'
import type { Db } from '../../../db/connection.ts'
import { findResults } from './results-queries.ts'

export const loadResults = async (db: Db, id: number): Promise<Results> => {
  const results = await findResults(db, id)
  if (!results) throw problem('not_found')
  return results
}

/** Results that may be printed and downloaded. */
export type PdfResults = Results & { questions: QuestionResult[] }

export const loadPdfResults = async (db: Db, id: number): Promise<PdfResults> => {
  const { questions, ...results } = await loadResults(db, id)
  if (!questions) throw problem('too_few_answers')
  return { ...results, questions }
}
