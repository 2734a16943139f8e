import { repertoireDay } from '@academy/contract/base/constants'
import { expect, test } from 'vitest'
import {
  applicationRefusal,
  canDelete,
  canEdit,
  canReplaceMaterial,
  decisionDay,
  recordingErrors,
  withdrawalKind,
} from './rules.ts'

const open = { is_current: true, application_closed: false, is_over: false, is_final: false }
test.each([
  { name: 'that is open', masterclass: open, refusal: undefined },
  {
    name: 'that is closed',
    masterclass: { ...open, application_closed: true },
    refusal: 'application_closed',
  },
  { name: 'that is over', masterclass: { ...open, is_over: true }, refusal: 'application_closed' },
  {
    name: 'whose selection is final',
    masterclass: { ...open, is_final: true },
    refusal: 'application_closed',
  },
  { name: 'of another year', masterclass: { ...open, is_current: false }, refusal: 'not_found' },
  {
    name: 'of another year that is closed',
    masterclass: { ...open, is_current: false, application_closed: true },
    refusal: 'not_found',
  },
  { name: 'that does not exist', masterclass: undefined, refusal: 'not_found' },
])('a masterclass $name refuses applications with: $refusal', ({ masterclass, refusal }) => {
  expect(applicationRefusal(masterclass)).toBe(refusal)
})

const none = { recording_1: '', recording_2: '', recording_3: '' }
test.each([
  [{ is_known: true, ...none }, {}],
  [{ is_known: false, ...none }, { recording_1: 'RECORDING_REQUIRED' }],
  [{ is_known: false, ...none, recording_1: 'a' }, {}],
  [{ is_known: true, ...none, recording_2: 'b' }, { recording_2: 'RECORDING_GAP' }],
  [{ is_known: true, ...none, recording_1: 'a', recording_3: 'c' }, { recording_3: 'RECORDING_GAP' }],
  [
    { is_known: false, ...none, recording_2: 'b' },
    { recording_1: 'RECORDING_REQUIRED', recording_2: 'RECORDING_GAP' },
  ],
])('%j has %j', (material, errors) => {
  expect(recordingErrors(material)).toEqual(errors)
})

test.each([
  // Columns: status, current year, fee paid, editable, way of leaving.
  { status: 'applied', is_current: true, fee_paid: false, edit: true, out: 'remove' },
  { status: 'applied', is_current: true, fee_paid: true, edit: true, out: 'withdraw' },
  { status: 'applied', is_current: false, fee_paid: false, edit: false, out: 'remove' },
  { status: 'applied', is_current: false, fee_paid: true, edit: false, out: 'withdraw' },
  { status: 'accepted', is_current: true, fee_paid: true, edit: false, out: 'give up' },
  { status: 'rejected', is_current: true, fee_paid: true, edit: false, out: undefined },
  { status: 'rejected', is_current: true, fee_paid: false, edit: false, out: undefined },
  { status: 'withdrawn', is_current: true, fee_paid: true, edit: false, out: undefined },
  { status: 'accepted', is_current: false, fee_paid: true, edit: false, out: 'give up' },
] as const)('$status, current: $is_current, paid: $fee_paid, editable: $edit, leaves by: $out', row => {
  expect(canEdit(row)).toBe(row.edit)
  expect(withdrawalKind(row)).toBe(row.out)
  expect(canDelete(row)).toBe(row.status === 'applied')
})

test.each([
  // Columns: applied on, today, status, résumé and recordings replaceable.
  ['2027-03-01', '2027-03-01', 'applied', true],
  ['2027-03-01', '2027-07-01', 'applied', true],
  ['2027-03-01', '2027-07-02', 'applied', false],
  ['2027-07-01', '2027-07-02', 'applied', false],
  ['2027-07-02', '2027-07-02', 'applied', true],
  ['2027-07-02', '2027-07-10', 'applied', true],
  ['2027-07-02', '2027-07-10', 'reserve', false],
  ['2027-03-01', '2027-03-02', 'rejected', false],
] as const)('applied on %s, on %s %s: material replaceable: %s', (applied_on, today, status, replaceable) => {
  const application = { status, is_current: true, deadline: '2027-07-01', applied_on }
  expect(canReplaceMaterial(application, today)).toBe(replaceable)
})

test.each([
  ['2027-03-01', '2027-07-15', '2027-06-15'],
  ['2027-06-15', '2027-07-15', '2027-06-15'],
  ['2027-06-16', '2027-07-15', undefined],
  ['2027-07-15', '2027-07-15', undefined],
  ['2027-07-16', undefined, undefined],
])('on %s the decision is promised by %s and the repertoire is due by %s', (today, decided, wanted) => {
  expect(decisionDay('2027-07-01', today)).toBe(decided)
  expect(repertoireDay('2027-08-02', today)).toBe(wanted)
})
