import { exampleRequest } from '@academy/contract/concerts/requests/schemas'
import { expect, test } from 'vitest'
import { recordingState } from './recording.tsx'

const { invoice } = exampleRequest
const video_url = 'https://videos.example.org/1'

test.each([
  [{ wants_recording: false, invoice: null }, undefined],
  [{ invoice: null }, 'requested'],
  [{ invoice, is_paid: false }, 'unpaid'],
  [{ invoice, is_paid: false, video_url }, 'unpaid'],
  [{ is_recording_free: true }, 'soon'],
  [{ is_recording_free: true, video_url }, 'video'],
  [{ invoice, is_paid: true }, 'soon'],
  [{ invoice, is_paid: true, video_url }, 'video'],
])('%# is %s', (change, expected) => {
  const plain = {
    wants_recording: true,
    invoice: null,
    is_paid: false,
    is_recording_free: false,
    video_url: null,
  }
  expect(recordingState({ ...plain, ...change })).toBe(expected)
})
