import { draftStore } from '../../../base/drafts.ts'

const REQUEST_DRAFT = 'concert-request'
export const ADDITION_DRAFT = 'concert-addition'

/** Each request that is changed has a draft of its own. */
export const draftOf = (request_id?: number): string =>
  request_id === undefined ? REQUEST_DRAFT : `${REQUEST_DRAFT}:${request_id}`

/** Whether this person has an unsent concert request. */
export const hasRequestDraft = (personId: number): boolean =>
  draftStore(personId, REQUEST_DRAFT).read() !== undefined
