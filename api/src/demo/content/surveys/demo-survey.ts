import type { QuestionName } from './questions.ts'

/** Answers to one question, without their authors, as in the product. */
export interface DemoAnswers {
  /** Number of answers for each step, lowest first. */
  steps?: readonly number[]
  not_applicable?: number
  good?: readonly string[]
  bad?: readonly string[]
  missing?: readonly string[]
}

export interface DemoSurvey {
  title_de: string
  title_en: string
  answered: number
  /** In the order they are asked. */
  answers: Partial<Record<QuestionName, DemoAnswers>>
}
