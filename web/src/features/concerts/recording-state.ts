import type { ConcertRequest } from '@academy/contract/concerts'

type Recorded = Pick<ConcertRequest, 'wants_recording' | 'invoice' | 'is_paid' | 'video_url'>

/** How far a recording has come; nothing where nobody wants one. */
export const recordingState = ({ wants_recording, invoice, is_paid, video_url }: Recorded) => {
  if (!invoice) return wants_recording ? 'requested' : undefined
  if (!is_paid) return 'unpaid'
  return video_url ? 'video' : 'soon'
}
