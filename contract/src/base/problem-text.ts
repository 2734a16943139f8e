import type { Locale } from './locale.ts'

export interface ProblemText extends Record<Locale, string> {
  status: number
}
