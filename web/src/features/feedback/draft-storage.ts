import type { Answer } from '@academy/contract/feedback/schemas'
import { draftPlace } from '../../lib/drafts.ts'
import { withAnswer } from './answers.ts'

/** The answers stored in this browser until they are submitted. */
export interface Kept {
  answers: Answer[]
  /** The questions changed here since the draft was saved. */
  unsaved: number[]
  /** They were submitted without a response, so they may have arrived. */
  mayHaveArrived: boolean
}

export const draftStorage = (uuid: string) => draftPlace<Kept>('link', `feedback:${uuid.toLowerCase()}`)

/**
 * Returns the initial answers. Unsaved local changes win over the server's draft, per question; otherwise the
 * draft counts, because another device may have saved it since. Without a draft, the local answers count.
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

/** Marks everything sent as saved, except what has changed in the meantime. */
export const saved = (kept: Kept, sent: Kept): Kept => ({
  ...kept,
  unsaved: kept.answers
    .filter(answer => !sent.answers.includes(answer))
    .map(({ question_id }) => question_id),
})
