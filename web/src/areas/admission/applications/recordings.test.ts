import { expect, test } from 'vitest'
import { isRecordingOpen, recordingNames, withoutClosed } from './recordings.ts'

const [one, two, three] = ['youtu.be/1', 'youtu.be/2', 'youtu.be/3']

test.each([
  [{}, [true, false, false]],
  [{ recording_1: '  ' }, [true, false, false]],
  [{ recording_1: one }, [true, true, false]],
  [{ recording_1: one, recording_2: two }, [true, true, true]],
  [{ recording_2: two }, [true, false, false]],
  [{ recording_1: one, recording_3: three }, [true, true, false]],
  [{ recording_2: two, recording_3: three }, [true, false, false]],
])('with %j the visible fields are: %j', (typed, open) => {
  expect(recordingNames.map(name => isRecordingOpen(name, typed))).toEqual(open)
})

test('a piece without a link is not sent', () => {
  const pieces = { recording_1_title: 'Sarabande', recording_2_title: 'Gigue' }
  expect(withoutClosed({ recording_1: one, recording_2: ' ', ...pieces })).toMatchObject({
    recording_1_title: 'Sarabande',
    recording_2_title: '',
  })
})

test('a hidden field does not count', () => {
  expect(withoutClosed({ recording_1: '', recording_2: two, recording_3: three })).toEqual({
    recording_1: '',
    recording_2: '',
    recording_3: '',
  })
})
