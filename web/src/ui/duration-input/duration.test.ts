import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMinutes, formatTyped, normalizeDuration, secondsOf } from './duration.ts'

test.each([
  ['', ''],
  ['0', ''],
  ['0:0', ''],
  ['5', '0:05'],
  ['42', '0:42'],
  ['0:423', '4:23'],
  ['75', '0:75'],
  ['4:5', '0:45'],
  ['123:45', '123:45'],
  ['123:456', '234:56'],
  ['100:007', '0:07'],
  ['about 3 min 20', '3:20'],
  ['abc', ''],
])('typing %j shows %j', (text, shown) => expect(formatTyped(text)).toBe(shown))

test.each([
  ['', ''],
  ['0:59', '0:59'],
  ['0:60', '1:00'],
  ['0:75', '1:15'],
  ['12:99', '13:39'],
  ['999:60', '999:59'],
])('on blur %j becomes %j', (text, rolled) => expect(normalizeDuration(text)).toBe(rolled))

test.each([
  ['', 1, '1:00'],
  ['', -1, '0:00'],
  ['3:20', 1, '4:20'],
  ['3:20', -1, '2:20'],
  ['0:20', -1, '0:20'],
  ['0:75', -1, '0:15'],
  ['999:30', 1, '999:30'],
])('%j and %d minutes are %j', (text, minutes, sum) => expect(addMinutes(text, minutes)).toBe(sum))

const keys = fc.array(fc.constantFrom(...'0123456789:x '), { maxLength: 12 })
const typeOne = (shown: string, key: string) => formatTyped(shown + key)

test('after any keys the field is empty or shows m:ss of its last five digits', () => {
  fc.assert(
    fc.property(keys, typed => {
      const shown = typed.reduce(typeOne, '')
      const lastDigits = typed.join('').replace(/\D/g, '').slice(-5)
      expect(shown).toMatch(/^(\d{1,3}:\d\d)?$/)
      expect(Number(shown.replace(':', ''))).toBe(Number(lastDigits))
    }),
  )
})

test('on blur seconds are below 60, the duration is unchanged, and another blur changes nothing', () => {
  fc.assert(
    fc.property(keys, typed => {
      const shown = typed.reduce(typeOne, '')
      const left = normalizeDuration(shown)
      expect(left).toMatch(/^(\d{1,3}:[0-5]\d)?$/)
      expect(secondsOf(left)).toBe(secondsOf(shown))
      expect(normalizeDuration(left)).toBe(left)
    }),
  )
})

test('adding and removing a minute restores the value', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 998 }), fc.integer({ min: 0, max: 59 }), (minutes, seconds) => {
      const text = `${minutes}:${String(seconds).padStart(2, '0')}`
      expect(addMinutes(addMinutes(text, 1), -1)).toBe(text)
    }),
  )
})
