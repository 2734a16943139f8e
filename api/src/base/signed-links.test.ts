import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isSignedPath, signPath, timingSafeEqualText } from './tokens.ts'

const secret = 'a secret of the tests'
const now = new Date('2027-03-01T10:00:00Z')
const inAnHour = new Date('2027-03-01T11:00:00Z')
const paths = ['/api/email/verify/17/ab12cd', '/api/files/resumes/9f.pdf?disposition=inline', '/ä?ö=ü']

const partsOf = (link: string) => {
  const { path, expires, signature } =
    /^(?<path>.*)[?&]expires=(?<expires>[^&]*)&signature=(?<signature>[^&]*)$/.exec(link)?.groups ?? {}
  if (path === undefined || expires === undefined || signature === undefined) throw new Error(link)
  return { path, expires, signature }
}

/** Returns the text with each character in turn replaced, removed and doubled. */
const changesOf = (text: string) =>
  [...text].flatMap((character, at) =>
    [character === 'A' ? 'B' : 'A', character === '1' ? '2' : '1', '', character.repeat(2)].map(
      other => text.slice(0, at) + other + text.slice(at + 1),
    ),
  )

describe.each(paths)('a link to %s', path => {
  const link = partsOf(signPath(secret, path, inAnHour))
  const isAccepted = (change: Partial<typeof link>, at = now, key = secret) => {
    const { path, ...query } = { ...link, ...change }
    return isSignedPath(key, path, query, at)
  }

  test('is accepted until it expires', () => {
    expect(link.path).toBe(path)
    expect(link.expires).toBe(String(inAnHour.getTime() / 1000))
    expect(isAccepted({})).toBe(true)
    expect(isAccepted({}, new Date(inAnHour.getTime() - 1))).toBe(true)
    expect(isAccepted({}, inAnHour)).toBe(false)
    expect(isAccepted({}, new Date('2028-01-01'))).toBe(false)
    expect(isAccepted({}, new Date(Number.NaN))).toBe(false)
  })

  test.each(['path', 'expires', 'signature'] as const)(
    'is refused with any character of its %s changed',
    part => {
      const changes = changesOf(link[part])
      expect(changes.length).toBeGreaterThan(20)
      expect(changes.filter(changed => isAccepted({ [part]: changed }))).toEqual([])
    },
  )

  test('is refused with another secret', () => {
    expect(isAccepted({}, now, 'another secret')).toBe(false)
  })

  test.each([
    '',
    ' ',
    '0',
    '-1',
    '1e99',
    'NaN',
    'Infinity',
    '0x7fffffff',
    '９９９９９９９９９９',
    '\u0000',
    '\ud800',
    'ü',
    '9'.repeat(13),
    '9'.repeat(1_000_000),
  ])('is refused with invalid input instead of an expiry or a signature (%#)', odd => {
    expect(isAccepted({ expires: odd })).toBe(false)
    expect(isAccepted({ signature: odd })).toBe(false)
    expect(isAccepted({ path: odd })).toBe(false)
  })

  test('is refused with an invalid expiry, even a signed one', () => {
    const signed = partsOf(signPath(secret, path, new Date(Number.NaN)))
    expect(isAccepted(signed)).toBe(false)
  })
})

const text = fc.array(fc.nat(0xffff)).map(units => String.fromCharCode(...units))

test('random input is never accepted and never throws', () => {
  fc.assert(
    fc.property(text, text, text, (path, expires, signature) => {
      expect(isSignedPath(secret, path, { expires, signature }, now)).toBe(false)
    }),
  )
})

test('texts are equal only when every character is', () => {
  fc.assert(fc.property(text, text, (a, b) => timingSafeEqualText(a, b) === (a === b)))
  fc.assert(fc.property(text, a => timingSafeEqualText(a, `${a}`)))
  expect(timingSafeEqualText('\ud800', '\udfff')).toBe(false)
})
