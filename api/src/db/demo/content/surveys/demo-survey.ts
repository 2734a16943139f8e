import type { QuestionName } from './questions.ts'

/** What people said to a question. Nobody knows who said what, here neither. */
export interface DemoAnswers {
  /** How many chose each step, the lowest first. */
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
  /** In the order in which they are asked. */
  answers: Partial<Record<QuestionName, DemoAnswers>>
}
