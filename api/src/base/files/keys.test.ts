import { posix, win32 } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkKey, InvalidKey, isKey } from './store.ts'

test.each([
  'a',
  'resumes/9f2c.pdf',
  'documents/terms_de.pdf',
  '0/-/_',
  '.well-known',
  'a.b.c',
  'x'.repeat(200),
])('%s is a key', key => {
  expect(isKey(key)).toBe(true)
  expect(checkKey(key)).toBe(key)
})

test.each([
  '',
  '/',
  '.',
  '..',
  './a',
  'a/.',
  'a/..',
  'a..b',
  '~',
  'a:b',
  'C:',
  '%2e%2e/a',
  'a?b',
  'a#b',
  'é',
  '.\u0000',
])('%j is not a key', key => {
  expect(isKey(key)).toBe(false)
  expect(() => checkKey(key)).toThrow(InvalidKey)
})

const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '..',
        '.',
        '/',
        '//',
        '\\',
        '%2e',
        '%2f',
        '\u0000',
        '\n',
        '~',
        'C:',
        'a',
        'b.pdf',
        '0',
        '_',
        '-',
        '．',
        '∕',
      ),
      fc.nat(0xffff).map(unit => String.fromCharCode(unit)),
    ),
    { maxLength: 12 },
  )
  .map(parts => parts.join(''))

test('no key resolves outside its folder, to the folder itself, or to the path of another key', () => {
  let accepted = 0
  fc.assert(
    fc.property(hostile, key => {
      if (!isKey(key)) return
      accepted += 1
      for (const path of [posix, win32]) {
        const root = path.resolve('/data/files')
        expect(path.relative(root, path.resolve(root, key)).split(path.sep).join('/')).toBe(key)
      }
      expect(new URL(`https://storage.example/bucket/${key}`).pathname).toBe(`/bucket/${key}`)
    }),
    { numRuns: 5_000 },
  )
  expect(accepted).toBeGreaterThan(20)
})
