import type { Locale } from '@academy/contract/locale'
import type { PdfDocument } from '../../lib/pdf/render-pdf.ts'
import type { PaperResults } from './load-results.ts'
import { resultWords } from './texts/results.ts'
import { resultsContent } from './texts/results-pdf.ts'

export interface ResultsPaper {
  results: PaperResults
  locale: Locale
  association: string
  created_at: Date
}

/** Renders the results of a survey for print. */
export const describeResults = ({ results, locale, association, created_at }: ResultsPaper): PdfDocument => {
  const { survey } = results
  return {
    title: `${survey[`title_${locale}`]} ${survey.year}`,
    subject: resultWords[locale].results(survey.year),
    author: association,
    language: locale,
    created_at,
    content: resultsContent(results, locale),
  }
}
