import type { Answer } from '@academy/contract/messages/feedback/schemas'
import type { DemoAnswers } from './content/surveys/demo-survey.ts'
import { type QuestionName, questions } from './content/surveys/questions.ts'

const silent = { not_applicable: false, text_good: '', text_bad: '', text_missing: '' }

/**
 * Returns the answers to one question. Positive comments go with high ratings, negative ones with low
 * ratings.
 */
export const answersOf = (question_id: number, name: QuestionName, said: DemoAnswers): Answer[] => {
  const { type, min } = { min: 1, ...questions[name] }
  const { steps = [], not_applicable = 0, good = [], bad = [], missing = [] } = said
  const best = steps.flatMap((count, step) => Array.from({ length: count }, () => min + step)).toReversed()
  const length = type === 'open' ? Math.max(good.length, bad.length, missing.length) : best.length
  const rated = Array.from({ length }, (_, at) => ({
    ...silent,
    question_id,
    rating: best[at] ?? null,
    text_good: good[at] ?? '',
    text_bad: bad[length - 1 - at] ?? '',
    text_missing: missing[at] ?? '',
  }))
  const none = { ...silent, question_id, rating: null, not_applicable: true }
  return [...rated, ...Array.from({ length: not_applicable }, () => none)]
}
