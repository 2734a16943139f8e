import { expect, test } from 'vitest'
import {
  type EveningWarning,
  type PlannedEvening,
  type PlannedRequest,
  warningsOf,
} from './evening-warnings.ts'

const request = (id: number, details: Partial<PlannedRequest> = {}): PlannedRequest => ({
  id,
  account_id: id,
  student_name: `Student ${id}`,
  earliest_performance_date: '2027-08-02',
  total_duration_seconds: 600,
  accompanist: null,
  accompanist_period: null,
  chamber_ensemble: [],
  ...details,
})

const evening = (requests: PlannedRequest[], details: Partial<PlannedEvening> = {}): PlannedEvening => ({
  date: '2027-08-06',
  length_minutes: 90,
  requests,
  ...details,
})

const accompanied = (id: number, accompanist = 'Jonas Veldrich') => request(id, { accompanist })
const together = (id: number, ...names: string[]) =>
  request(id, { chamber_ensemble: names.map(name => ({ name, instrument: 'Viola' })) })
const period = (start_date: string, end_date: string) => ({ accompanist_period: { start_date, end_date } })
const neighbours = (request_id: number, next_id: number, name: string): EveningWarning => ({
  kind: 'neighbours',
  request_id,
  next_id,
  name,
})

/** What is wrong with an evening, and with the same evening after a small change: nothing. */
const cases: [why: string, before: PlannedEvening, EveningWarning[], after: PlannedEvening][] = [
  [
    'before the earliest date, until the day of it',
    evening([request(1, { earliest_performance_date: '2027-08-07' })]),
    [{ kind: 'too_early', request_id: 1 }],
    evening([request(1, { earliest_performance_date: '2027-08-06' })]),
  ],
  [
    'a second over the length, until it fits to the second',
    evening([request(1), request(2, { total_duration_seconds: 601 })], { length_minutes: 20 }),
    [{ kind: 'too_long', seconds: 1 }],
    evening([request(1), request(2, { total_duration_seconds: 600 })], { length_minutes: 20 }),
  ],
  [
    'the accompanist has left, until the last day of the period',
    evening([request(1, period('2027-08-01', '2027-08-05'))]),
    [{ kind: 'outside_period', request_id: 1 }],
    evening([request(1, period('2027-08-01', '2027-08-06'))]),
  ],
  [
    'the accompanist has not come, until the first day of the period',
    evening([request(1, period('2027-08-07', '2027-08-14'))]),
    [{ kind: 'outside_period', request_id: 1 }],
    evening([request(1, period('2027-08-06', '2027-08-14'))]),
  ],
  [
    'the same student twice, until somebody is in between',
    evening([
      request(1, { student_name: 'Mira Talbach' }),
      request(2, { student_name: 'Mira Talbach' }),
      request(3),
    ]),
    [neighbours(1, 2, 'Mira Talbach')],
    evening([
      request(1, { student_name: 'Mira Talbach' }),
      request(3),
      request(2, { student_name: 'Mira Talbach' }),
    ]),
  ],
  [
    'the same accompanist twice, until another one plays',
    evening([accompanied(1), accompanied(2)]),
    [neighbours(1, 2, 'Jonas Veldrich')],
    evening([accompanied(1), accompanied(2, 'Anne Morell')]),
  ],
  [
    'a member of an ensemble who plays next, however the name is written',
    evening([together(1, 'Zoë  Dvořák'), request(2, { student_name: 'zoe Dvorak ' })]),
    [neighbours(1, 2, 'Zoë  Dvořák')],
    evening([together(1, 'Zoë  Dvořák'), request(2, { student_name: 'Zora Dvorak' })]),
  ],
  [
    'the accompanist who is in the ensemble that plays next',
    evening([accompanied(1), together(2, 'Ida Brenn', 'Jonas Veldrich')]),
    [neighbours(1, 2, 'Jonas Veldrich')],
    evening([accompanied(1), together(2, 'Ida Brenn')]),
  ],
]

test.each(cases)('%s', (_, before, warnings, after) => {
  expect(warningsOf(before)).toEqual(warnings)
  expect(warningsOf(after)).toEqual([])
})

test('an evening with nothing on it, and one on which all is well, have no warnings', () => {
  expect(warningsOf(evening([]))).toEqual([])
  expect(warningsOf(evening([request(1), request(2), request(3)]))).toEqual([])
})

test('a person who is named twice in one performance is no neighbour of oneself', () => {
  expect(warningsOf(evening([together(1, 'Student 1')]))).toEqual([])
})

test('what is wrong comes in the order of the programme, with the length first', () => {
  const late = { earliest_performance_date: '2027-08-08', ...period('2027-08-08', '2027-08-09') }
  const kinds = warningsOf(
    evening([accompanied(1), { ...accompanied(2), ...late }], { length_minutes: 10 }),
  ).map(warning => ('request_id' in warning ? [warning.kind, warning.request_id] : [warning.kind]))
  expect(kinds).toEqual([['too_long'], ['neighbours', 1], ['too_early', 2], ['outside_period', 2]])
})

test('somebody in two concerts of one day is seen from both, until one of them moves', () => {
  const church = evening([request(5), accompanied(1)])
  const library = evening([accompanied(2)])
  expect(warningsOf(church, [church, library])).toEqual([
    { kind: 'overlapping', request_id: 1, other_id: 2, name: 'Jonas Veldrich' },
  ])
  expect(warningsOf(library, [church, library])).toEqual([
    { kind: 'overlapping', request_id: 2, other_id: 1, name: 'Jonas Veldrich' },
  ])
  const moved = { ...library, date: '2027-08-07' }
  expect(warningsOf(church, [church, moved])).toEqual([])
  expect(warningsOf(moved, [church, moved])).toEqual([])
  const another = evening([accompanied(2, 'Anne Morell')])
  expect(warningsOf(church, [church, another])).toEqual([])
})
