import type { ConcertRequest } from '@academy/contract/concerts/requests/schemas'

type Recorded = Pick<
  ConcertRequest,
  'wants_recording' | 'invoice' | 'is_paid' | 'is_recording_free' | 'video_url'
>

/** The state of a recording; undefined if none is wanted. */
export const recordingState = (request: Recorded) => {
  if (request.is_paid || request.is_recording_free) return request.video_url ? 'video' : 'soon'
  if (request.invoice) return 'unpaid'
  return request.wants_recording ? 'requested' : undefined
}
