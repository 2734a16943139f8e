import { MIN_ANSWERS } from '@academy/contract/messages/surveys/schemas'

export interface AnswerCounts {
  answered_count: number
  shown_count: number
  waiting_count: number
}

/** What happens to the groups: nothing, the waiting one is shown and the full one waits, or all are shown. */
export type StageChange = 'keep' | 'next_group' | 'show_all'

type Step = { counts: AnswerCounts; stages: StageChange }

/**
 * Returns the counts after one more submission. A full group waits until the next one is full: if it were
 * shown at once, closing the survey would reveal the few who answer after the last full group.
 */
export const afterSubmission = (before: AnswerCounts): Step => {
  const { answered_count, shown_count, waiting_count } = before
  const filling = answered_count + 1 - shown_count - waiting_count
  const counts = { ...before, answered_count: answered_count + 1 }
  if (filling < MIN_ANSWERS) return { counts, stages: 'keep' }
  return {
    counts: { ...counts, shown_count: shown_count + waiting_count, waiting_count: filling },
    stages: 'next_group',
  }
}

/** Returns the counts after closing. Remaining answers are shown together, or never if they are too few. */
export const afterClosing = (before: AnswerCounts): Step => {
  const { answered_count, shown_count } = before
  if (answered_count - shown_count < MIN_ANSWERS) return { counts: before, stages: 'keep' }
  return { counts: { ...before, shown_count: answered_count, waiting_count: 0 }, stages: 'show_all' }
}
