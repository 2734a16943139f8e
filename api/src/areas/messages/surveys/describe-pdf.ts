import type { Locale } from '@academy/contract/base/locale'
import type { PdfDocument } from '../../../base/pdf/render-pdf.ts'
import type { PdfResults } from './load-results.ts'
import { resultTexts } from './texts/results.ts'
import { resultsContent } from './texts/results-pdf.ts'

export interface ResultsPdf {
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
