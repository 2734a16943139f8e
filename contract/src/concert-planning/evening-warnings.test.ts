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
  kind: 'consecutive',
  request_id,
  next_id,
  name,
})

/** Each case: the warnings of an evening, and a small change after which there are none. */
const cases: [why: string, before: PlannedEvening, EveningWarning[], after: PlannedEvening][] = [
  [
    'warns before the earliest date, but not on it',
    evening([request(1, { earliest_performance_date: '2027-08-07' })]),
    [{ kind: 'too_early', request_id: 1 }],
    evening([request(1, { earliest_performance_date: '2027-08-06' })]),
  ],
  [
    'warns when the programme is one second too long, but not when it fits exactly',
    evening([request(1), request(2, { total_duration_seconds: 601 })], { length_minutes: 20 }),
    [{ kind: 'too_long', seconds: 1 }],
    evening([request(1), request(2, { total_duration_seconds: 600 })], { length_minutes: 20 }),
  ],
  [
    'warns after the accompanist has left, but not on the last day of the period',
    evening([request(1, period('2027-08-01', '2027-08-05'))]),
    [{ kind: 'outside_period', request_id: 1 }],
    evening([request(1, period('2027-08-01', '2027-08-06'))]),
  ],
  [
    'warns before the accompanist arrives, but not on the first day of the period',
    evening([request(1, period('2027-08-07', '2027-08-14'))]),
    [{ kind: 'outside_period', request_id: 1 }],
    evening([request(1, period('2027-08-06', '2027-08-14'))]),
  ],
  [
    'warns when a student plays twice in a row, but not with another performance in between',
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
    'warns when an accompanist plays twice in a row, but not when the second is another one',
    evening([accompanied(1), accompanied(2)]),
    [neighbours(1, 2, 'Jonas Veldrich')],
    evening([accompanied(1), accompanied(2, 'Anne Morell')]),
  ],
  [
    'warns when an ensemble member plays next, in any spelling of the name',
    evening([together(1, 'Zoë  Dvořák'), request(2, { student_name: 'zoe Dvorak ' })]),
    [neighbours(1, 2, 'Zoë  Dvořák')],
    evening([together(1, 'Zoë  Dvořák'), request(2, { student_name: 'Zora Dvorak' })]),
  ],
  [
    'warns when an accompanist is in the ensemble that plays next',
    evening([accompanied(1), together(2, 'Ida Brenn', 'Jonas Veldrich')]),
    [neighbours(1, 2, 'Jonas Veldrich')],
    evening([accompanied(1), together(2, 'Ida Brenn')]),
  ],
]

test.each(cases)('%s', (_, before, warnings, after) => {
  expect(warningsOf(before)).toEqual(warnings)
  expect(warningsOf(after)).toEqual([])
})

test('an empty evening and one without conflicts have no warnings', () => {
  expect(warningsOf(evening([]))).toEqual([])
  expect(warningsOf(evening([request(1), request(2), request(3)]))).toEqual([])
})

test('a person named twice in one performance does not conflict with themselves', () => {
  expect(warningsOf(evening([together(1, 'Student 1')]))).toEqual([])
})

test('warnings are in the order of the programme, with the length first', () => {
  const late = { earliest_performance_date: '2027-08-08', ...period('2027-08-08', '2027-08-09') }
  const kinds = warningsOf(
    evening([accompanied(1), { ...accompanied(2), ...late }], { length_minutes: 10 }),
  ).map(warning => ('request_id' in warning ? [warning.kind, warning.request_id] : [warning.kind]))
  expect(kinds).toEqual([['too_long'], ['consecutive', 1], ['too_early', 2], ['outside_period', 2]])
})

test('a person in two concerts of one day causes a warning on both, until one of them moves', () => {
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
