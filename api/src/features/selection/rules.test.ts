import { describe, expect, test } from 'vitest'
import {
  ageOn,
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

test.each([
  ['2027-05-16', '2004-05-17', 22],
  ['2027-05-17', '2004-05-17', 23],
  ['2027-05-18', '2004-05-17', 23],
  ['2027-12-31', '2005-01-01', 22],
  ['2028-01-01', '2005-01-01', 23],
  ['2027-02-28', '2004-02-29', 22],
  ['2027-03-01', '2004-02-29', 23],
  ['2028-02-28', '2004-02-29', 23],
  ['2028-02-29', '2004-02-29', 24],
  ['2027-07-01', '2027-07-01', 0],
])('on %s a person born on %s is %i years old', (today, born, age) => {
  expect(ageOn(today, born)).toBe(age)
})

const declined = { status: 'rejected', fee_paid: true, is_final: true, end_date: '2027-08-10' }
test.each<
  [what: string, changes: Partial<typeof declined>, refusal: ReturnType<typeof lateAcceptanceRefusal>]
>([
  ['a declined applicant', {}, undefined],
  ['a declined applicant on the last day', { end_date: '2027-08-05' }, undefined],
  ['one of a masterclass that is over', { end_date: '2027-08-04' }, 'application_fixed'],
  ['an accepted one', { status: 'accepted' }, 'application_fixed'],
  ['a withdrawn one', { status: 'withdrawn' }, 'application_fixed'],
  ['one that was never paid', { fee_paid: false }, 'handling_fee_unpaid'],
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
