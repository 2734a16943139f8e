import * as contract from '@academy/contract/concerts/requests/endpoints'
import type { ConcertRequestInput } from '@academy/contract/concerts/requests/schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import { insertPeriod, insertPlayer } from '../../../../test/concert.ts'
import { insertMasterclass } from '../../../../test/masterclass.ts'
import { insertComposer, insertPiece } from '../../../../test/repertoire.ts'

let fixture: TestApp
let student: Person
let sonata: { id: number; movements: number[] }
let other: { id: number; movements: number[] }
let former_period: number
beforeAll(async () => {
  fixture = await testApp({ ACADEMY_NOW: '2027-07-20T10:00:00+02:00' })
  await insertMasterclass(fixture.db, { is_current: false })
  await insertMasterclass(fixture.db)
  student = await insertPlayer(fixture)
  const composer = await insertComposer(fixture.db)
  sonata = await insertPiece(fixture.db, composer, { movements: ['Allegro', 'Finale'] })
  other = await insertPiece(fixture.db, composer, { title: 'Bagatellen', movements: ['Andante'] })
  former_period = await insertPeriod(fixture.db, await fixture.person(['Correpetitor']), false)
})
afterAll(() => fixture.close())

const input = (details: object) => ({
  piece_id: sonata.id,
  earliest_performance_date: '2027-08-05',
  duration_seconds: 1_500,
  ...details,
})
const refused = (details: object, as: Person | undefined = student) =>
  fixture.refused(contract.request, { body: input(details) }, { as })
const rows = async () => (await fixture.db.selectFrom('concert_requests').select('id').execute()).length

const TOO_LONG = ['Please enter 180 minutes at most.']
const DURATION = ['Please enter a duration as minutes:seconds, such as 4:30.']
const OUTSIDE = ['There is no concert on this day that you could still play in.']
const UNKNOWN_MOVEMENT = ['This movement does not belong to the piece.']
const ACCOMPANIST = ['This accompanist is not at this academy.']
const REQUIRED = ['This field is required.']
const choice = (movement_id: number | undefined, details: object = {}) => ({
  movement_id,
  duration_seconds: 60,
  sort_order: 0,
  ...details,
})

const cases: [why: string, details: () => object, errors: Record<string, string[]>][] = [
  [
    'a missing date',
    () => ({ earliest_performance_date: '' }),
    { earliest_performance_date: ['Please choose the earliest date.'] },
  ],
  [
    'an invalid date',
    () => ({ earliest_performance_date: '2027-02-30' }),
    { earliest_performance_date: ['Please enter a valid date.'] },
  ],
  [
    'the day of arrival',
    () => ({ earliest_performance_date: '2027-08-01' }),
    { earliest_performance_date: OUTSIDE },
  ],
  [
    'the day of departure',
    () => ({ earliest_performance_date: '2027-08-15' }),
    { earliest_performance_date: OUTSIDE },
  ],
  [
    'a day of another year',
    () => ({ earliest_performance_date: '2026-08-05' }),
    { earliest_performance_date: OUTSIDE },
  ],
  ['a missing piece', () => ({ piece_id: undefined }), { piece_id: ['Please choose a piece.'] }],
  ['an unknown piece', () => ({ piece_id: 999_999 }), { piece_id: ['Please choose a piece.'] }],
  ['a missing duration', () => ({ duration_seconds: undefined }), { duration_seconds: DURATION }],
  ['a duration of 0', () => ({ duration_seconds: 0 }), { duration_seconds: DURATION }],
  ['a duration of 1:60', () => ({ duration_seconds: '1:60' }), { duration_seconds: DURATION }],
  ['a duration of 180:01', () => ({ duration_seconds: 10_801 }), { duration_seconds: TOO_LONG }],
  [
    'a movement of 180:01',
    () => ({ movements: [choice(sonata.movements[0], { duration_seconds: 10_801 })] }),
    { 'movements.0.duration_seconds': TOO_LONG },
  ],
  ['a duration of half a second', () => ({ duration_seconds: 0.5 }), { duration_seconds: DURATION }],
  [
    'a movement of 0 seconds',
    () => ({ movements: [choice(sonata.movements[0], { duration_seconds: 0 })] }),
    { 'movements.0.duration_seconds': DURATION },
  ],
  [
    'a movement of another piece',
    () => ({ movements: [choice(sonata.movements[0]), choice(other.movements[0], { sort_order: 1 })] }),
    { 'movements.1.movement_id': UNKNOWN_MOVEMENT },
  ],
  [
    'an unknown movement',
    () => ({ movements: [choice(999_999)] }),
    { 'movements.0.movement_id': UNKNOWN_MOVEMENT },
  ],
  [
    'a duplicate movement',
    () => ({ movements: [choice(sonata.movements[0]), choice(sonata.movements[0], { sort_order: 1 })] }),
    { 'movements.1.movement_id': ['This movement has already been chosen.'] },
  ],
  [
    'two movements at the same position',
    () => ({ movements: [choice(sonata.movements[0]), choice(sonata.movements[1])] }),
    { 'movements.1.sort_order': ['sort_order (entry 2) is not valid.'] },
  ],
  ['an unknown accompanist', () => ({ correpetition_id: 999_999 }), { correpetition_id: ACCOMPANIST }],
  [
    'an accompanist of another year',
    () => ({ correpetition_id: former_period }),
    { correpetition_id: ACCOMPANIST },
  ],
  [
    'an accompanist without a page turner',
    () => ({ correpetition_id: former_period, page_turner_confirmed: false }),
    {
      page_turner_confirmed: ['Please confirm that somebody will turn the pages.'],
      correpetition_id: ACCOMPANIST,
    },
  ],
  [
    'chamber music without an ensemble',
    () => ({ is_chamber_music: true }),
    { chamber_ensemble: ['Please name everybody who plays with you.'] },
  ],
  [
    'an empty ensemble row',
    () => ({ is_chamber_music: true, chamber_ensemble: [{ name: ' ', instrument: '' }] }),
    { 'chamber_ensemble.0.name': REQUIRED, 'chamber_ensemble.0.instrument': REQUIRED },
  ],
  [
    'an ensemble without chamber music',
    () => ({ chamber_ensemble: [{ name: 'Mira', instrument: 'Viola' }] }),
    { chamber_ensemble: ['An ensemble belongs to chamber music only.'] },
  ],
  [
    'a combination of all errors that only the server can detect',
    () => ({ piece_id: 999_999, earliest_performance_date: '2027-08-01', correpetition_id: 999_999 }),
    {
      piece_id: ['Please choose a piece.'],
      earliest_performance_date: OUTSIDE,
      correpetition_id: ACCOMPANIST,
    },
  ],
  [
    'a combination of errors that the schema and only the server can detect',
    () => ({
      piece_id: 999_999,
      earliest_performance_date: '2027-08-01',
      correpetition_id: 999_999,
      duration_seconds: 0,
    }),
    {
      piece_id: ['Please choose a piece.'],
      earliest_performance_date: OUTSIDE,
      correpetition_id: ACCOMPANIST,
      duration_seconds: DURATION,
    },
  ],
]

test.each(cases)('%s is refused at its field, and nothing is written', async (_, details, errors) => {
  const { status, body } = await refused(details())
  expect([status, body.errors]).toEqual([422, errors])
  expect(await rows()).toBe(0)
})

test('a caller without a login or the student role is refused', async () => {
  const answer = await fixture.refused(contract.request, { body: input({}) })
  expect([answer.status, answer.body.code]).toEqual([401, 'unauthorized'])
  for (const roles of [['Teacher'], ['Correpetitor'], ['Admin']] as const)
    expect((await refused({}, await fixture.person([...roles]))).body.code).toBe('forbidden')
  expect(await rows()).toBe(0)
})

describe('by the server clock, in Vienna time', () => {
  const at = async <T>(now: string, work: (on: TestApp, as: Person, piece_id: number) => Promise<T>) => {
    const on = await testApp({ ACADEMY_NOW: now })
    // Fixed: a running clock would pass eleven before the response.
    const moment = new Date(now)
    on.services.clock.now = () => moment
    try {
      await insertMasterclass(on.db)
      const { id } = await insertPiece(on.db, await insertComposer(on.db))
      return await work(on, await insertPlayer(on), id)
    } finally {
      await on.close()
    }
  }

  const outcome = (now: string, day: string) =>
    at(now, async (on, as, piece_id) => {
      const body = { piece_id, earliest_performance_date: day, duration_seconds: 60 } as ConcertRequestInput
      const headers = { authorization: `Bearer ${as.token}` }
      const answer = await on.app.inject({
        method: 'POST',
        url: '/api/concert-requests',
        headers,
        payload: body,
      })
      const { code, errors } = answer.json()
      return errors ? Object.keys(errors) : (code ?? answer.statusCode)
    })
  const late = ['earliest_performance_date']

  // Summer time: 11:00 in Vienna is 09:00 UTC.
  test.each([
    ['2027-08-05T08:59:59.999Z', '2027-08-05', 201],
    ['2027-08-05T09:00:00.000Z', '2027-08-05', late],
    ['2027-08-05T09:00:00.000Z', '2027-08-06', 201],
    ['2027-08-05T08:59:59.999Z', '2027-08-04', late],
    // Midnight in Vienna: already the next day.
    ['2027-08-05T22:00:00.000Z', '2027-08-06', 201],
    ['2027-08-05T22:00:00.000Z', '2027-08-05', late],
    ['2027-08-14T08:59:59.999Z', '2027-08-14', 201],
    ['2027-08-14T09:00:00.000Z', '2027-08-14', 'concerts_over'],
    ['2027-12-24T09:00:00.000Z', '2027-08-14', 'concerts_over'],
  ])('at %s for %s: %j', async (now, day, expected) => {
    expect(await outcome(now, day)).toEqual(expected)
  })

  test.each([
    ['2027-08-05T08:59:59.999Z', '2027-08-05', '2027-08-14', '2027-08-05T09:00:00.000Z'],
    ['2027-08-05T09:00:00.000Z', '2027-08-06', '2027-08-14', '2027-08-06T09:00:00.000Z'],
    ['2027-01-10T09:59:00.000Z', '2027-08-02', '2027-08-14', '2027-01-10T10:00:00.000Z'],
    // The clocks go forward in the night to 28 March.
    ['2027-03-27T10:00:00.000Z', '2027-08-02', '2027-08-14', '2027-03-28T09:00:00.000Z'],
    ['2027-08-14T09:00:00.000Z', null, null, '2027-08-15T09:00:00.000Z'],
  ])('at %s the selectable days are from %s to %s, until %s', async (now, min_date, max_date, changes_at) => {
    const { body } = await at(now, (on, as) => on.call(contract.concertDates, {}, { as }))
    expect(body).toEqual({ min_date, max_date, now, changes_at, recording_fee: 15 })
  })
})

test('without an academy there are no concert days', async () => {
  const empty = await testApp()
  try {
    const as = await empty.person()
    expect((await empty.refused(contract.concertDates, {}, { as })).body.code).toBe('not_found')
    const body = { piece_id: 1, earliest_performance_date: '2027-08-05', duration_seconds: 60 }
    expect((await empty.refused(contract.request, { body }, { as })).body.code).toBe('not_found')
    expect((await empty.call(contract.correpetitors, {}, { as })).body).toEqual([])
  } finally {
    await empty.close()
  }
})
