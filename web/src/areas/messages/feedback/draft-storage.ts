import type { Answer } from '@academy/contract/messages/feedback/schemas'
import { draftStore } from '../../../base/drafts.ts'
import { withAnswer } from './answers.ts'

/** The answers stored in this browser until they are submitted. */
export interface LocalDraft {
  answers: Answer[]
  /** The questions changed here since the draft was saved. */
  unsaved: number[]
  /** They were submitted without a response, so they may have arrived. */
  mayHaveArrived: boolean
}

export const draftStorage = (uuid: string) => draftStore<LocalDraft>('link', `feedback:${uuid.toLowerCase()}`)

/**
 * Returns the initial answers. Unsaved local changes win over the server's draft, per question; otherwise the
 * draft counts, because another device may have saved it since. Without a draft, the local answers count.
 */
export const mergeDraft = (draft: readonly Answer[], localDraft: Partial<LocalDraft> = {}): LocalDraft => {
  const { answers = [], unsaved = [], mayHaveArrived = false } = localDraft
  const own = answers.filter(({ question_id }) => unsaved.includes(question_id))
  return {
    answers: own.reduce(withAnswer, [...(draft.length > 0 ? draft : answers)]),
    unsaved,
    mayHaveArrived,
  }
}

export const changed = (localDraft: LocalDraft, answer: Answer): LocalDraft => ({
  ...localDraft,
  answers: withAnswer(localDraft.answers, answer),
  unsaved: [...new Set([...localDraft.unsaved, answer.question_id])],
})

/** Marks everything sent as saved, except what has changed in the meantime. */
export const saved = (localDraft: LocalDraft, sent: LocalDraft): LocalDraft => ({
  ...localDraft,
  unsaved: localDraft.answers
    .filter(answer => !sent.answers.includes(answer))
    .map(({ question_id }) => question_id),
})
