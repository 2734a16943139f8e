import type { ConsentKind } from '@academy/contract/consents/kinds'
import { expect, test } from 'vitest'
import { canWithdraw } from './rules.ts'

test.each<[ConsentKind, string | null, string | null, boolean]>([
  ['photos', null, null, true],
  ['recordings', null, null, true],
  ['news', null, null, true],
  ['parents', null, null, false],
  ['photos', null, '2027-07-01T10:00:00Z', false],
  // Terms belong to a contract.
  ['terms', 'accepted', null, false],
  ['lodging_terms', null, null, false],
  // Without the consent nobody could decide.
  ['application_data', 'applied', null, false],
  ['application_data', 'reserve', null, false],
  ['application_data', 'accepted', null, true],
  ['application_data', 'rejected', null, true],
  ['application_data', 'withdrawn', null, true],
])('a consent %s with an application %s, withdrawn %s: %s', (kind, status, withdrawn_at, expected) => {
  expect(canWithdraw({ kind, status, withdrawn_at })).toBe(expected)
})
