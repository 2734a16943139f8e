import { generateSync } from 'otplib'
import { describe, expect, test } from 'vitest'
import { type Requirement, requiredFrom, requirementOf } from '../../../base/second-factor-requirement.ts'
import { codeAttempts, newRecoveryCode, plainRecoveryCode } from './rules.ts'
import { newTotpSecret, openTotp, sealTotp, stepOfCode, totpUri } from './totp.ts'

const now = new Date('2027-06-20T10:00:15Z')
const SECRET = 'a secret that only this test knows'

const totp = await newTotpSecret()

describe('a code of an authenticator app', () => {
  const codeAt = (seconds: number) =>
    generateSync({ secret: totp, epoch: Math.floor(now.getTime() / 1000) + seconds })
  const step = Math.floor(now.getTime() / 30_000)

  test.each([
    ['of this period', 0, step],
    ['of the period before', -30, step - 1],
    ['of the period after', 30, step + 1],
    ['of two periods before', -60, undefined],
    ['of two periods after', 60, undefined],
    ['of yesterday', -86_400, undefined],
  ])('%s', async (_, seconds, expected) => {
    expect(await stepOfCode(totp, codeAt(seconds), now)).toBe(expected)
  })

  test('of another app is wrong', async () => {
    expect(await stepOfCode(await newTotpSecret(), codeAt(0), now)).toBeUndefined()
  })

  test('the QR code names the site and the account', async () => {
    const uri = new URL(await totpUri('Akademie Fels', 'mira@example.org', totp))
    expect(decodeURIComponent(uri.pathname)).toContain('Akademie Fels:mira@example.org')
    expect(uri.searchParams.get('secret')).toBe(totp)
  })
})

describe('a stored secret', () => {
  const sealed = sealTotp(SECRET, 7, 'JBSWY3DPEHPK3PXP')

  test.each([
    ['with the same key and account', SECRET, 7, sealed, 'JBSWY3DPEHPK3PXP'],
    ['with another key', `${SECRET}!`, 7, sealed, undefined],
    ['for another account', SECRET, 8, sealed, undefined],
    [
      'after a change',
      SECRET,
      7,
      Buffer.from(sealed.map((byte, at) => (at === 30 ? byte ^ 1 : byte))),
      undefined,
    ],
    ['cut off', SECRET, 7, sealed.subarray(0, 20), undefined],
  ])('is read %s', (_, key, account, stored, expected) => {
    expect(openTotp(key, account, stored)).toBe(expected)
  })

  test('is not readable as it is', () => {
    expect(sealed.toString('latin1')).not.toContain('JBSWY3DPEHPK3PXP')
  })
})

test.each([
  ['K7QD-M2WP-XR4T-9HBN', 'K7QDM2WPXR4T9HBN'],
  ['k7qd m2wp xr4t 9hbn', 'K7QDM2WPXR4T9HBN'],
  [' k7qd–m2wp—xr4t9hbn ', 'K7QDM2WPXR4T9HBN'],
  ['Ｋ７ＱＤ', 'K7QD'],
])('a recovery code typed as %j', (typed, plain) => {
  expect(plainRecoveryCode(typed)).toBe(plain)
})

test('recovery codes are random and easy to read', () => {
  const codes = Array.from({ length: 200 }, newRecoveryCode)
  expect(new Set(codes).size).toBe(200)
  for (const code of codes) expect(code).toMatch(/^([A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/)
})

test('unfamiliar networks share a counter, a familiar one has its own', () => {
  const at = (address: string, isKnownNetwork: boolean) =>
    codeAttempts({ account_id: 7, address, isKnownNetwork })
  expect(at('10.0.0.1', false)).toEqual(at('10.9.9.9', false))
  expect(at('10.0.0.1', true)).not.toEqual(at('10.0.0.1', false))
  expect(at('10.0.0.1', true)).not.toEqual(at('10.9.9.9', true))
})

describe('who needs a second factor', () => {
  const stored = { required_since: now, grace_days: 14, is_demo: false }
  test.each([
    ['production by default', { ...stored, required_of: null }, true, ['office']],
    ['development by default', { ...stored, required_of: null }, false, []],
    ['the office has decided', { ...stored, required_of: ['teachers' as const] }, true, ['teachers']],
    ['nobody', { ...stored, required_of: [] }, true, []],
    ['never in a demo', { ...stored, required_of: ['office' as const], is_demo: true }, true, []],
  ])('%s', (_, settings, isProduction, expected) => {
    expect(requirementOf(settings, isProduction).required_of).toEqual(expected)
  })

  const after = new Date('2027-07-04T10:00:15Z')
  const both: Requirement = { required_of: ['office', 'teachers'], required_since: now, grace_days: 14 }
  const office: Requirement = { ...both, required_of: ['office'] }
  test.each([
    [office, ['Admin'], after],
    [office, ['AcademyManager', 'Teacher'], after],
    [office, ['Teacher'], null],
    [office, ['student'], null],
    [office, [], null],
    [both, ['Teacher'], after],
    [both, ['Correpetitor'], after],
    [both, ['student'], null],
    [{ ...office, grace_days: 0 }, ['Admin'], now],
  ])('%j with the roles %j', (requirement, roles, expected) => {
    expect(requiredFrom(requirement, roles)).toEqual(expected)
  })
})
