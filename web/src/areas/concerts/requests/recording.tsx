import type { ConcertRequest } from '@academy/contract/concerts/requests/schemas'
import type { ReactNode } from 'react'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonAnchor } from '../../../ui/button.tsx'
import { concertTexts } from './list-texts.ts'
import './recording.css'

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

export interface RecordingProps {
  request: ConcertRequest
  /** Renders an invoice, provided by another feature. */
  invoiceOf: (invoice: NonNullable<ConcertRequest['invoice']>) => ReactNode
}

/** The state of the recording, with invoice and video. */
export const Recording = ({ request, invoiceOf }: RecordingProps) => {
  const texts = useTexts(concertTexts)
  const state = recordingState(request)
  if (!state) return null
  return (
    <div className="concert-recording">
      {state === 'video' && request.video_url ? (
        <ButtonAnchor
          look="text"
          href={request.video_url}
          target="_blank"
          rel="noreferrer"
          aria-label={texts.videoOf(request.piece_title)}
        >
          {texts.video}
        </ButtonAnchor>
      ) : (
        <Badge tone={state === 'unpaid' ? 'danger' : 'warm'}>
          {texts.recordings[state === 'video' ? 'soon' : state]}
        </Badge>
      )}
      {request.invoice && invoiceOf(request.invoice)}
    </div>
  )
}
