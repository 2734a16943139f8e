import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMinutes, asTyped, edit, formatDuration, normalizeDuration, secondsOf } from './duration.ts'

/** What the field shows after each key. */
const typed = (keys: string) => {
  let shown = ''
  return [...keys].map(key => {
    shown = asTyped(shown + key, shown)
    return shown
  })
}

test.each([
  ['475', ['0:04', '0:47', '4:75'], '5:15'],
  ['1275', ['0:01', '0:12', '1:27', '12:75'], '13:15'],
  ['5', ['0:05'], '0:05'],
  ['430', ['0:04', '0:43', '4:30'], '4:30'],
  ['0430', ['0:00', '0:04', '0:43', '4:30'], '4:30'],
  ['4:30', ['0:04', '0:04', '0:43', '4:30'], '4:30'],
  ['a5 min', ['', '0:05', '0:05', '0:05', '0:05', '0:05'], '0:05'],
  ['５', ['0:05'], '0:05'],
  // The last five digits are kept.
  ['123456', ['0:01', '0:12', '1:23', '12:34', '123:45', '234:56'], '234:56'],
  ['99999', ['0:09', '0:99', '9:99', '99:99', '999:99'], '999:59'],
])('the keys %s show %j, and %s after leaving the field', (keys, shown, left) => {
  expect(typed(keys)).toEqual(shown)
  expect(normalizeDuration(shown.at(-1) ?? '')).toBe(left)
})

test.each([
  ['4:30', '4:30'],
  ['04:30', '4:30'],
  ['4 min 30 s', '4:30'],
  ['soon', ''],
  ['', ''],
  ['-5', '0:05'],
])('%j is pasted as %j', (text, shown) => expect(asTyped(text, '')).toBe(shown))

test('deleting the last digit that is not zero empties the field', () => {
  expect(asTyped('0:4', '0:43')).toBe('0:04')
  expect(asTyped('0:0', '0:04')).toBe('')
})

test.each([
  // Each with | as the caret.
  ['a digit in the middle', '12:34', '15|2:34', '15|2:34'],
  ['a digit at the start of a full field', '123:45', '9|123:45', '|123:45'],
  ['a digit after the minutes', '4:30', '45|:30', '45|:30'],
  ['the last digit deleted', '4:30', '4:3|', '0:43|'],
  ['a digit in the middle deleted', '12:34', '1|:34', '1|:34'],
  ['the colon deleted', '12:34', '12|34', '1|:34'],
  ['a letter', '4:30', '4x|:30', '4|:30'],
  ['everything deleted', '4:30', '|', '|'],
])('%s: %s edited to %s shows %s', (_, before, text, shown) => {
  const edited = { text: text.replace('|', ''), caret: text.indexOf('|') }
  const after = edit(edited, before, false)
  expect(`${after.text.slice(0, after.caret)}|${after.text.slice(after.caret)}`).toBe(shown)
})

test('deleting forward over the colon deletes the digit after it', () => {
  expect(edit({ text: '1234', caret: 2 }, '12:34', true)).toEqual({ text: '1:24', caret: 3 })
})

test.each([
  ['4:75', 315],
  ['0:60', 60],
  ['123:45', 7425],
  ['0:00', 0],
  ['', null],
  ['soon', null],
])('%j is %j seconds', (shown, seconds) => expect(secondsOf(shown)).toBe(seconds))

test.each([
  ['', 1, '1:00'],
  ['', -1, '0:00'],
  ['3:20', 1, '4:20'],
  ['3:20', -1, '2:20'],
  ['4:75', 1, '6:15'],
  ['0:20', -1, '0:20'],
  ['179:00', 1, '180:00'],
  ['179:01', 1, '179:01'],
  ['200:00', 1, '200:00'],
  ['200:00', -1, '199:00'],
])('%j and %d minutes are %j', (text, minutes, after) => expect(addMinutes(text, minutes)).toBe(after))

test('a formatted duration is read as the same one, and typing or leaving it changes nothing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 59_999 }), seconds => {
      const shown = formatDuration(seconds)
      expect(secondsOf(shown)).toBe(seconds)
      expect(asTyped(shown, '')).toBe(shown)
      expect(normalizeDuration(shown)).toBe(shown)
    }),
  )
})

test('whatever is typed, the field shows nothing or minutes and two digits', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (text, before) => {
      expect(asTyped(text, before)).toMatch(/^(\d{1,3}:\d\d)?$/)
      expect(normalizeDuration(text)).toMatch(/^(\d{1,3}:[0-5]\d)?$/)
    }),
  )
})
