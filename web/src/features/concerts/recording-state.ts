import type { ConcertRequest } from '@academy/contract/concerts/schemas'

type Recorded = Pick<
  ConcertRequest,
  'wants_recording' | 'invoice' | 'is_paid' | 'is_recording_free' | 'video_url'
>

/** How far a recording has come; nothing where nobody wants one. */
export const recordingState = (request: Recorded) => {
  if (request.is_paid || request.is_recording_free) return request.video_url ? 'video' : 'soon'
  if (request.invoice) return 'unpaid'
  return request.wants_recording ? 'requested' : undefined
}
