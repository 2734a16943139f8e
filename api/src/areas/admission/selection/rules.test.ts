import { describe, expect, test } from 'vitest'
import {
  finalizeRefusal,
  isSameList,
  lateAcceptanceRefusal,
  type SelectionFacts,
  selectionState,
} from './rules.ts'

const facts: SelectionFacts = {
  deadline: '2027-07-01',
  is_final: false,
  application_count: 5,
  participant_count: 3,
  undecided_count: 0,
  reserve_count: 1,
}

describe('the final save', () => {
  test.each<[string, Partial<SelectionFacts>, ReturnType<typeof finalizeRefusal>]>([
    ['2027-06-30', {}, 'deadline_not_passed'],
    ['2027-07-01', {}, 'deadline_not_passed'],
    ['2027-07-02', {}, undefined],
    ['2027-07-02', { undecided_count: 1 }, 'decisions_open'],
    ['2027-07-01', { undecided_count: 1 }, 'deadline_not_passed'],
    ['2027-07-02', { application_count: 0, participant_count: 0 }, undefined],
    ['2027-07-02', { is_final: true }, 'selection_final'],
    ['2027-06-30', { is_final: true, undecided_count: 1 }, 'selection_final'],
    ['2028-01-01', { deadline: '2027-12-31' }, undefined],
  ])('on %s with %j is refused with %s', (today, change, refusal) => {
    const known = { ...facts, ...change }
    expect(finalizeRefusal(known, today)).toBe(refusal)
    expect(selectionState(known, today).can_finalize).toBe(refusal === undefined)
  })

  test.each([
    ['2027-07-01', false],
    ['2027-07-02', true],
  ])('is offered on %s: %s, whatever the decisions', (today, is_there) => {
    expect(selectionState(facts, today).final_save_open).toBe(is_there)
    expect(selectionState({ ...facts, undecided_count: 4 }, today).final_save_open).toBe(is_there)
  })
})

test('the counts are passed on, but the undecided count only as a boolean', () => {
  expect(selectionState({ ...facts, undecided_count: 2 }, '2027-07-02')).toEqual({
    application_count: 5,
    participant_count: 3,
    reserve_count: 1,
    all_decisions_done: false,
    final_participants_saved: false,
    final_save_open: true,
    can_finalize: false,
  })
})

const declined: Parameters<typeof lateAcceptanceRefusal>[0] = {
  status: 'rejected',
  is_final: true,
  end_date: '2027-08-10',
  was_unpaid: false,
  fee_paid: true,
  late_fee_cents: null,
  credit_cents: 0,
  free_place_count: 0,
}
const late = {
  was_unpaid: true,
  fee_paid: false,
  late_fee_cents: 7500,
  credit_cents: 7500,
  free_place_count: 1,
}
test.each<
  [what: string, changes: Partial<typeof declined>, refusal: ReturnType<typeof lateAcceptanceRefusal>]
>([
  ['a declined applicant', {}, undefined],
  ['a declined applicant on the last day', { end_date: '2027-08-05' }, undefined],
  ['one of a masterclass that is over', { end_date: '2027-08-04' }, 'application_fixed'],
  ['an accepted one', { status: 'accepted' }, 'application_fixed'],
  ['a withdrawn one', { status: 'withdrawn' }, 'application_fixed'],
  ['one whose fee came after the final save', late, undefined],
  ['one whose fee was never paid', { ...late, credit_cents: 0 }, 'handling_fee_unpaid'],
  ['one whose fee was paid but for a cent', { ...late, credit_cents: 7499 }, 'handling_fee_unpaid'],
  ['one whose fee came when no place was free any more', { ...late, free_place_count: 0 }, 'no_free_place'],
  ['one unpaid before the letters', { ...late, late_fee_cents: null }, 'handling_fee_unpaid'],
  ['one paid before the letters', { ...late, fee_paid: true, late_fee_cents: null }, undefined],
  [
    'one paid before the letters when no place was free',
    { ...late, fee_paid: true, late_fee_cents: null, free_place_count: 0 },
    'no_free_place',
  ],
  ['one before the final save', { is_final: false }, 'selection_not_final'],
])('accepting %s late', (_, changes, refusal) => {
  expect(lateAcceptanceRefusal({ ...declined, ...changes }, '2027-08-05')).toBe(refusal)
})

test.each<[known: number[], named: number[], isSame: boolean]>([
  [[], [], true],
  [[1, 2], [2, 1], true],
  [[1, 2], [1], false],
  [[1], [1, 2], false],
  [[1, 2], [1, 1], false],
  [[1, 2], [1, 3], false],
])('the waiting list %j, ordered as %j: %s', (known, named, isSame) => {
  expect(isSameList(known, named)).toBe(isSame)
})
