import { draftPlace } from '../../lib/drafts.ts'

export const REQUEST_DRAFT = 'concert-request'
export const ADDITION_DRAFT = 'concert-addition'

/** Has this person begun to ask for a concert? */
export const hasRequestDraft = (personId: number): boolean =>
  draftPlace(personId, REQUEST_DRAFT).read() !== undefined
