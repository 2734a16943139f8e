import type { Locale } from '@academy/contract/locale'
import type { Results } from '@academy/contract/surveys'
import type { Content } from 'pdfmake'
import { resultWords } from './results.ts'

export const resultsContent = ({ survey, questions }: Results, locale: Locale): Content => [
  { text: survey[`title_${locale}`], style: 'title' },
  { text: resultWords[locale].results, style: 'subtitle' },
  ...(questions ?? []).map(({ question }) => question[`prompt_${locale}`]),
]
