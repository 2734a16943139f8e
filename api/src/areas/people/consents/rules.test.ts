import type { ConsentKind, ConsentTie } from '@academy/contract/base/consent-kinds'
import { expect, test } from 'vitest'
import { canWithdraw, tieOf } from './rules.ts'

test.each<[ConsentKind, string | null, string | null, boolean, ConsentTie | null]>([
  ['photos', null, null, true, null],
  ['recordings', null, null, true, null],
  ['news', null, null, true, null],
  ['needs', null, null, true, null],
  // It is withdrawn by deleting the file.
  ['parents', null, null, false, 'file'],
  ['photos', null, '2027-07-01T10:00:00Z', false, null],
  ['parents', null, '2027-07-01T10:00:00Z', false, null],
  // Terms belong to a contract.
  ['terms', 'accepted', null, false, 'contract'],
  ['lodging_terms', null, null, false, 'contract'],
  // Without the consent nobody could decide.
  ['application_data', 'applied', null, false, 'application'],
  ['application_data', 'reserve', null, false, 'application'],
  ['application_data', 'accepted', null, true, null],
  ['application_data', 'rejected', null, true, null],
  ['application_data', 'withdrawn', null, true, null],
])(
  'a consent %s with an application %s, withdrawn %s: %s, tied to %s',
  (kind, status, withdrawn_at, can, tie) => {
    expect(canWithdraw({ kind, status, withdrawn_at })).toBe(can)
    expect(tieOf({ kind, status, withdrawn_at })).toBe(tie)
  },
)
