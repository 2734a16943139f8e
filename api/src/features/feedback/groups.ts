// public: closing a survey shows the answers that are left
import { LEAST_ANSWERS } from '@academy/contract/surveys/schemas'

export interface AnswerCounts {
  answered_count: number
  shown_count: number
  waiting_count: number
}

/** What becomes of the groups: nothing, the waiting one is shown and the full one waits, or all are shown. */
export type StageChange = 'keep' | 'next_group' | 'show_all'

type Step = { counts: AnswerCounts; stages: StageChange }

/**
 * The counts after one more person has answered. A full group waits until the next one is full, too: if it were shown at
 * once, the few who answer after the last full group would be alone in what closing the survey adds.
 */
export const afterSubmission = (before: AnswerCounts): Step => {
  const { answered_count, shown_count, waiting_count } = before
  const filling = answered_count + 1 - shown_count - waiting_count
  const counts = { ...before, answered_count: answered_count + 1 }
  if (filling < LEAST_ANSWERS) return { counts, stages: 'keep' }
  return {
    counts: { ...counts, shown_count: shown_count + waiting_count, waiting_count: filling },
    stages: 'next_group',
  }
}

/** The counts once the survey is closed. What is not shown by then is shown together, or never if it is too little. */
export const afterClosing = (before: AnswerCounts): Step => {
  const { answered_count, shown_count } = before
  if (answered_count - shown_count < LEAST_ANSWERS) return { counts: before, stages: 'keep' }
  return { counts: { ...before, shown_count: answered_count, waiting_count: 0 }, stages: 'show_all' }
}
