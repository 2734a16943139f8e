import { expect, test } from 'vitest'
import {
  type EveningWarning,
  type PlannedEvening,
  type PlannedRequest,
  type PresentPerson,
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
  application_statuses: ['accepted'],
  ...details,
})

const evening = (requests: PlannedRequest[], details: Partial<PlannedEvening> = {}): PlannedEvening => ({
  date: '2027-08-06',
  place: 'Stiftskirche',
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
  [
    'warns of a student who was declined, but not of one on the waiting list',
    evening([request(1, { application_statuses: ['rejected', 'withdrawn'] })]),
    [{ kind: 'place_needed', request_id: 1, name: 'Student 1' }],
    evening([request(1, { application_statuses: ['rejected', 'reserve'] })]),
  ],
  [
    'warns of a student without an application, but not of one who waits for the result',
    evening([request(1, { application_statuses: [] })]),
    [{ kind: 'application_needed', request_id: 1, name: 'Student 1' }],
    evening([request(1, { application_statuses: ['applied'] })]),
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
  const library = evening([accompanied(2)], { place: 'Bibliothekssaal' })
  expect(warningsOf(church, [church, library])).toEqual([
    { kind: 'overlapping', request_id: 1, other_id: 2, name: 'Jonas Veldrich' },
  ])
  expect(warningsOf(library, [church, library])).toEqual([
    { kind: 'overlapping', request_id: 2, other_id: 1, name: 'Jonas Veldrich' },
  ])
  const moved = { ...library, date: '2027-08-07' }
  expect(warningsOf(church, [church, moved])).toEqual([])
  expect(warningsOf(moved, [church, moved])).toEqual([])
  const another = evening([accompanied(2, 'Anne Morell')], { place: 'Bibliothekssaal' })
  expect(warningsOf(church, [church, another])).toEqual([])
})

test('two concerts in one hall on one day cause a warning on both, in any spelling', () => {
  const [one, other] = [evening([]), evening([], { place: 'stiftskirche ' })]
  expect(warningsOf(one, [one, other])).toEqual([{ kind: 'same_hall' }])
  expect(warningsOf(other, [one, other])).toEqual([{ kind: 'same_hall' }])
  const nextDay = { ...other, date: '2027-08-07' }
  expect(warningsOf(one, [one, nextDay])).toEqual([])
  const elsewhere = { ...other, place: 'Bibliothekssaal' }
  expect(warningsOf(one, [one, elsewhere])).toEqual([])
})

const stay = (start: number, end: number) => ({
  start_date: `2027-08-0${start}`,
  end_date: `2027-08-0${end}`,
})
const person = (account_id: number, name: string, details: Partial<PresentPerson> = {}): PresentPerson => ({
  account_id,
  name,
  latin_name: '',
  bookings: [],
  places: [],
  ...details,
})
/** The names of those who are absent on 6 August. */
const absentOn6 = (planned: PlannedRequest, ...people: PresentPerson[]) =>
  warningsOf(evening([planned]), [], people).map(warning =>
    warning.kind === 'absent' ? warning.name : warning.kind,
  )

// biome-ignore format: the table is aligned in columns
test.each<[string, Partial<PresentPerson>, boolean]>([
  ['arrives on the day',                    { bookings: [stay(6, 9)] },                           true],
  ['arrives a day later',                   { bookings: [stay(7, 9)] },                           false],
  ['leaves a day later',                    { bookings: [stay(1, 7)] },                           true],
  ['leaves on the day',                     { bookings: [stay(1, 6)] },                           false],
  ['is there in one of two stays',          { bookings: [stay(1, 3), stay(5, 8)] },               true],
  ['is between two stays',                  { bookings: [stay(1, 3), stay(7, 9)] },               false],
  ['has a class then, and no booking',      { places: [stay(1, 9)] },                             true],
  ['has a class later, and no booking',     { places: [stay(7, 9)] },                             false],
  ['has one of two classes then',           { places: [stay(1, 5), stay(6, 9)] },                 true],
  ['books beyond the class',                { places: [stay(1, 5)], bookings: [stay(1, 9)] },     true],
  ['leaves the class early by the booking', { places: [stay(1, 9)], bookings: [stay(1, 5)] },     false],
  ['has a class then, booked for another',  { places: [stay(1, 4), stay(5, 9)], bookings: [stay(1, 4)] }, true],
  ['has left the class that is not booked', { places: [stay(1, 6), stay(7, 9)], bookings: [stay(7, 9)] }, false],
  ['has neither class nor booking',         {},                                                   true],
])('a player who %s: there is %j', (_, days, isThere) => {
  expect(absentOn6(request(1), person(1, 'Student 1', days))).toEqual(isThere ? [] : ['Student 1'])
})

test('the warning says when the player is there', () => {
  const late = person(1, 'Student 1', { bookings: [stay(7, 9)] })
  expect(warningsOf(evening([request(1)]), [], [late])).toEqual([
    { kind: 'absent', request_id: 1, name: 'Student 1', stays: [stay(7, 9)] },
  ])
})

test('partners and accompanists are found by their names, in Latin letters too', () => {
  const gone = { bookings: [stay(1, 5)] }
  const trio = { ...together(1, 'Zoë Dvořák', 'Oksana Lysenko'), accompanist: 'Jonas Veldrich' }
  const people = [
    person(7, 'zoe dvorak', gone),
    person(8, 'Оксана Лисенко', { ...gone, latin_name: 'Oksana Lysenko' }),
    person(9, 'Jonas Veldrich', gone),
  ]
  expect(absentOn6(trio, ...people)).toEqual(['Jonas Veldrich', 'Zoë Dvořák', 'Oksana Lysenko'])
})

test('a name that two people have says nothing about a partner, but the player is known by the account', () => {
  const gone = { bookings: [stay(1, 5)] }
  const twins = [person(1, 'Mira Talbach', gone), person(2, 'Mira Talbach', gone)]
  expect(absentOn6(together(5, 'Mira Talbach'), ...twins)).toEqual([])
  expect(absentOn6(request(2, { student_name: 'Mira Talbach' }), ...twins)).toEqual(['Mira Talbach'])
})

test('an accompanist outside the own period is not reported twice', () => {
  const gone = person(9, 'Jonas Veldrich', { bookings: [stay(1, 5)] })
  const planned = { ...accompanied(1), ...period('2027-08-01', '2027-08-05') }
  expect(absentOn6(planned, gone)).toEqual(['outside_period'])
})
