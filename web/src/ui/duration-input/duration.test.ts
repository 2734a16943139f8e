import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMinutes, formatDuration, normalizeDuration, secondsOf } from './duration.ts'

test.each([
  // A number alone means minutes.
  ['5', '5:00'],
  [' 5 ', '5:00'],
  ['05', '5:00'],
  ['12', '12:00'],
  ['90', '90:00'],
  // Of three digits and more the last two are seconds, if they can be.
  ['430', '4:30'],
  ['2530', '25:30'],
  ['12345', '123:45'],
  ['175', '175:00'],
  // Minutes and seconds.
  ['4:30', '4:30'],
  ['4.30', '4:30'],
  ['4,30', '4:30'],
  ['4 : 30', '4:30'],
  ['0:45', '0:45'],
  ['0:75', '1:15'],
  ['1:02:03', '62:03'],
  // Parts of a minute.
  ['4,5', '4:30'],
  ['4.5', '4:30'],
  ['2,5 Minuten', '2:30'],
  // With units, in both languages.
  ['5 min', '5:00'],
  ['5min', '5:00'],
  ['5 Min.', '5:00'],
  ['5 minutes', '5:00'],
  ['1 Minute', '1:00'],
  ['4 min 30 s', '4:30'],
  ['4 Min. 30 Sek.', '4:30'],
  ['4m30s', '4:30'],
  ['4 min 30', '4:30'],
  ["4'30", '4:30'],
  ['4\'30"', '4:30'],
  ['4′30″', '4:30'],
  ['45 s', '0:45'],
  ['45 Sekunden', '0:45'],
  ['1 h', '60:00'],
  ['1 h 20', '80:00'],
  ['1 Std. 20 Min.', '80:00'],
  // Digits of full width.
  ['４：３０', '4:30'],
  ['99999', '999:59'],
])('%j is read as %s', (text, read) => {
  expect(formatDuration(secondsOf(text) ?? 0)).toBe(read)
  expect(normalizeDuration(text)).toBe(read)
})

test.each(['', ' ', 'soon', '4x90', '-5', '5 apples', '4:3:2:1', ':', 'min', '123456'])(
  '%j is not read',
  text => {
    expect(secondsOf(text)).toBeNull()
    expect(normalizeDuration(text)).toBe(text.trim())
  },
)

test.each([
  ['', 1, '1:00'],
  ['', -1, '0:00'],
  ['3:20', 1, '4:20'],
  ['3:20', -1, '2:20'],
  ['5', 1, '6:00'],
  ['0:20', -1, '0:20'],
  ['999:30', 1, '999:30'],
])('%j and %d minutes are %j', (text, minutes, after) => expect(addMinutes(text, minutes)).toBe(after))

test('a formatted duration is read as the same one, and another blur changes nothing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 59_999 }), seconds => {
      expect(secondsOf(formatDuration(seconds))).toBe(seconds)
      expect(normalizeDuration(formatDuration(seconds))).toBe(formatDuration(seconds))
    }),
  )
})

test('any text is read as a valid duration or not at all', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789:.,\' "minsh'), maxLength: 12 }), text => {
      const seconds = secondsOf(text)
      if (seconds !== null) expect(seconds).toBeGreaterThanOrEqual(0)
      if (seconds !== null) expect(seconds).toBeLessThanOrEqual(59_999)
    }),
  )
})
