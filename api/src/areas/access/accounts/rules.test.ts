import { expect, test } from 'vitest'
import { isSameAddress, loginAttempts, needsUncommonPassword } from './rules.ts'

test.each([
  [[], false],
  [['student'], false],
  [['Teacher'], true],
  [['Correpetitor'], true],
  [['AcademyManager'], true],
  [['student', 'Admin'], true],
])('the roles %j require an uncommon password: %s', (roles, needs) => {
  expect(needsUncommonPassword(roles)).toBe(needs)
})

test('unknown networks share one counter for all spellings, and a known network has its own', () => {
  const quiet = { isKnownNetwork: false, isNoisy: false }
  const count = loginAttempts('mira@example.org', { ...quiet, address: '10.0.0.1' })
  expect(loginAttempts('ＭIRA@Example.org', { ...quiet, address: '2001:db8::1' })).toEqual(count)
  const own = loginAttempts('mira@example.org', { ...quiet, address: '10.0.0.1', isKnownNetwork: true })
  expect(own.name).not.toBe(count.name)
  expect(loginAttempts('mira@example.org', { ...quiet, address: '10.0.0.1', isNoisy: true })).toEqual({
    ...count,
    free: 1,
  })
})

test('addresses that differ only in case are the same, other Unicode forms are not', () => {
  expect(isSameAddress('Mira@Example.org', 'mira@example.ORG')).toBe(true)
  expect(isSameAddress('ｍira@example.org', 'mira@example.org')).toBe(false)
})
