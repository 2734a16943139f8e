import { expect, test } from 'vitest'
import { canonicalEmail } from './canonical-email.ts'

test.each([
  ['Mira@Example.org', 'mira@example.org'],
  ['ｍｉｒａ@example.org', 'mira@example.org'],
  ['mira@ｅｘａｍｐｌｅ.org', 'mira@example.org'],
  ['mira@Bücher.example', 'mira@xn--bcher-kva.example'],
  ['mira@bu\u0308cher.example', 'mira@xn--bcher-kva.example'],
  ['mira@xn--bcher-kva.example', 'mira@xn--bcher-kva.example'],
  ['mira@XN--BCHER-KVA.example', 'mira@xn--bcher-kva.example'],
  ['mira@example。org', 'mira@example.org'],
  ['MÜLLER@example.org', 'müller@example.org'],
  ['mu\u0308ller@example.org', 'müller@example.org'],
  ['a@b@Example.org', 'a@b@example.org'],
  ['mira@127.1', 'mira@127.1'],
])('%s is %s', (typed, canonical) => {
  expect(canonicalEmail(typed)).toBe(canonical)
  expect(canonicalEmail(canonical)).toBe(canonical)
})

test('a letter that only looks similar in another case is another address', () => {
  expect(canonicalEmail('mİra@example.org')).not.toBe('mira@example.org')
})

test('addresses that are equal in lower case have the same canonical form', () => {
  for (const typed of ['K@example.org', 'ϒ@example.org', 'ẛ̣@example.org', 'İ@example.org', 'ẞ@example.org'])
    expect(canonicalEmail(typed)).toBe(canonicalEmail(typed.toLowerCase()))
})
