import { expect, test } from 'vitest'
import { isBeforeDeadline, type Phase, phaseOf, phases, publicPhaseOf } from './phase.ts'

const academy = { start_date: '2027-08-01', end_date: '2027-08-15', deadline: '2027-07-01' }

test.each<[today: string, open_selections: number, phase: Phase]>([
  ['2027-01-10', 16, 'applications'],
  ['2027-07-01', 16, 'applications'],
  ['2027-07-02', 16, 'selection'],
  ['2027-07-20', 1, 'selection'],
  ['2027-07-10', 0, 'preparation'],
  ['2027-07-31', 0, 'preparation'],
  ['2027-08-01', 0, 'arrival'],
  ['2027-08-02', 1, 'academy'],
  ['2027-08-15', 0, 'academy'],
  ['2027-08-16', 0, 'afterwards'],
])('on %s with %i open selections the phase is %s', (today, open_selections, phase) => {
  expect(phaseOf(academy, { masterclasses: 16, open_selections }, today)).toBe(phase)
})

test.each([
  [null, 0],
  [academy, 0],
])('without an academy or a masterclass the phase is the set-up', (known, masterclasses) => {
  expect(phaseOf(known, { masterclasses, open_selections: 0 }, '2027-07-02')).toBe('set-up')
})

test.each<[today: string, phase: Phase]>([
  ['2027-07-01', 'applications'],
  ['2027-07-02', 'selection'],
  ['2027-07-15', 'selection'],
  ['2027-07-16', 'preparation'],
  ['2027-08-01', 'arrival'],
  ['2027-08-16', 'afterwards'],
])('on %s everybody knows the phase %s', (today, phase) => {
  expect(publicPhaseOf(academy, 16, today)).toBe(phase)
})

test.each([
  [null, 16],
  [academy, 0],
])('%j with %i masterclasses is the set-up for everybody', (known, masterclasses) => {
  expect(publicPhaseOf(known, masterclasses, '2027-07-02')).toBe('set-up')
})

test('what is missing before the opening is shown until the deadline of the applications', () => {
  expect(phases.filter(isBeforeDeadline)).toEqual(['set-up', 'applications'])
})
