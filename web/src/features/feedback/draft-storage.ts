import type { Answer } from '@academy/contract/feedback/schemas'
import { draftPlace } from '../../lib/drafts.ts'
import { withAnswer } from './answers.ts'

/** What this browser knows of the answers behind a link until they are submitted. */
export interface Kept {
  answers: Answer[]
  /** The questions whose answers were changed here since the draft was saved. */
  unsaved: number[]
  /** They were submitted, and no answer came back: they may have arrived. */
  mayHaveArrived: boolean
}

export const draftStorage = (uuid: string) => draftPlace<Kept>('link', `feedback:${uuid.toLowerCase()}`)

/**
 * What to begin with. What was changed here and not saved wins over the draft of the server, question by question; for
 * the rest the draft counts, which another device may have saved since. Where there is none, what is known here does.
 */
export const beginWith = (draft: readonly Answer[], kept: Partial<Kept> = {}): Kept => {
  const { answers = [], unsaved = [], mayHaveArrived = false } = kept
  const own = answers.filter(({ question_id }) => unsaved.includes(question_id))
  return {
    answers: own.reduce(withAnswer, [...(draft.length > 0 ? draft : answers)]),
    unsaved,
    mayHaveArrived,
  }
}

export const changed = (kept: Kept, answer: Answer): Kept => ({
  ...kept,
  answers: withAnswer(kept.answers, answer),
  unsaved: [...new Set([...kept.unsaved, answer.question_id])],
})

/** What was sent as a draft is saved; what was changed in the meantime is not. */
export const saved = (kept: Kept, sent: Kept): Kept => ({
  ...kept,
  unsaved: kept.answers
    .filter(answer => !sent.answers.includes(answer))
    .map(({ question_id }) => question_id),
})
