import { draftStore } from '../../lib/drafts.ts'

export const REQUEST_DRAFT = 'concert-request'
export const ADDITION_DRAFT = 'concert-addition'

/** Whether this person has an unsent concert request. */
export const hasRequestDraft = (personId: number): boolean =>
  draftStore(personId, REQUEST_DRAFT).read() !== undefined
