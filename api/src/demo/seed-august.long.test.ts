import { warningsOf } from '@academy/contract/concerts/evenings/evening-warnings'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { findBoard } from '../areas/concerts/evenings/queries.ts'
import { findRequestsOf as findOwnRequests } from '../areas/concerts/requests/queries.ts'
import { seedDemo } from './seed.ts'

const TODAY = '2027-08-05'
let database: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  database = await testDatabase()
  await seedDemo(database.db, TODAY)
})
afterAll(() => database.close())

test('during the academy all selections are final, and nobody waits for a decision', async () => {
  const classes = await database.db
    .selectFrom('masterclasses')
    .innerJoin('academies', 'academies.id', 'academy_id')
    .select(['masterclasses.id', 'finalized_at'])
    .where('is_current', '=', true)
    .execute()
  expect(classes.filter(({ finalized_at }) => finalized_at === null)).toEqual([])
  const statuses = await database.db
    .selectFrom('applications')
    .select('status')
    .where(
      'masterclass_id',
      'in',
      classes.map(({ id }) => id),
    )
    .execute()
  expect(new Set(statuses.map(({ status }) => status))).toEqual(
    new Set(['accepted', 'reserve', 'rejected', 'withdrawn']),
  )
})

test('accounts were made before last year’s applications, and used before today', async () => {
  const people = await database.db.selectFrom('accounts').select(['created_at', 'last_login_at']).execute()
  const latest = (times: Date[]) => new Date(Math.max(...times.map(Number))).toISOString()
  expect(latest(people.map(({ created_at }) => created_at)) < '2026-01-01').toBe(true)
  expect(latest(people.map(({ last_login_at }) => last_login_at)) < TODAY).toBe(true)
})

const requestsOf = async (email: string) => {
  const { id } = await database.db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return findOwnRequests(database.db, id, TODAY)
}

test('at ten in the morning nothing is later than the clock', async () => {
  const latest = await sql<{ at: Date }>`select greatest(
    (select max(recorded_at) from payments), (select max(applied_at) from applications),
    (select max(booked_at) from bookings), (select max(requested_at) from concert_requests),
    (select max(announced_at) from concert_evenings)) as at`.execute(database.db)
  expect(latest.rows[0]?.at.getTime()).toBeLessThan(Date.parse(`${TODAY}T10:00:00+02:00`))
})

test('the first student’s requests have the recording in every state, and the second student has none', async () => {
  const recordingOf = ({
    wants_recording,
    invoice,
    is_paid,
    video_url,
  }: Awaited<ReturnType<typeof requestsOf>>[number]) => {
    if (!wants_recording) return 'none'
    if (!invoice) return 'requested'
    if (!is_paid) return 'unpaid'
    return video_url ? 'there' : 'soon'
  }
  const own = (await requestsOf('student@example.org')).map(request => ({
    is_current: request.is_current,
    is_scheduled: request.scheduled_performance_date !== null,
    recording: recordingOf(request),
  }))
  const now = { is_current: true, is_scheduled: true }
  expect(own).toHaveLength(6)
  expect(own).toEqual(
    expect.arrayContaining([
      { ...now, is_scheduled: false, recording: 'requested' },
      { ...now, is_scheduled: false, recording: 'none' },
      { ...now, recording: 'unpaid' },
      { ...now, recording: 'soon' },
      { is_current: false, is_scheduled: true, recording: 'there' },
      { is_current: false, is_scheduled: true, recording: 'none' },
    ]),
  )
  expect(await requestsOf('student2@example.org')).toEqual([])
})

test('the plan has one performance on a day of departure, and no other without its player', async () => {
  const board = await findBoard(database.db, TODAY)
  const evenings = (board?.evenings ?? []).map(evening => ({
    ...evening,
    requests: evening.request_ids.flatMap(id => board?.requests.find(one => one.id === id) ?? []),
  }))
  const warnings = evenings.flatMap(evening => warningsOf(evening, evenings, board?.people))
  expect(warnings).toMatchObject([{ kind: 'absent', name: 'Freya Winterbourne' }])
})

test('some evenings are announced, one is only planned, and every position is used once', async () => {
  const evenings = await database.db
    .selectFrom('concert_evenings')
    .innerJoin('academies', 'academies.id', 'academy_id')
    .innerJoin('concert_requests', 'evening_id', 'concert_evenings.id')
    .select(['concert_evenings.id', 'announced_at', 'is_current'])
    .select(row => row.fn.agg<number[]>('array_agg', ['position']).orderBy('position').as('places'))
    .groupBy(['concert_evenings.id', 'announced_at', 'is_current'])
    .execute()
  const current = evenings.filter(({ is_current }) => is_current)
  expect(current.map(({ announced_at }) => announced_at !== null).toSorted()).toEqual([false, true, true])
  for (const { places } of evenings) expect(places).toEqual(places.map((_, index) => index + 1))
})

test('performers have a place, and requested the concert before it was announced', async () => {
  const wrong = await database.db
    .selectFrom('concert_requests')
    .innerJoin('concert_evenings', 'concert_evenings.id', 'evening_id')
    .innerJoin('accounts', 'accounts.id', 'concert_requests.account_id')
    .select(['email', 'concert_evenings.date'])
    .where(row =>
      row.or([
        row('requested_at', '>', row.ref('announced_at')),
        row.not(
          row.exists(
            row
              .selectFrom('applications')
              .innerJoin('masterclasses', 'masterclasses.id', 'masterclass_id')
              .select('applications.id')
              .whereRef('applications.account_id', '=', 'concert_requests.account_id')
              .whereRef('masterclasses.academy_id', '=', 'concert_evenings.academy_id')
              .where('status', '=', 'accepted'),
          ),
        ),
      ]),
    )
    .execute()
  expect(wrong).toEqual([])
})

test('invoice numbers follow the order of their dates', async () => {
  const rows = await database.db
    .selectFrom('invoices')
    .select(['year', 'number', 'invoice_date'])
    .orderBy('year')
    .orderBy('number')
    .execute()
  const dates = rows.map(({ invoice_date }) => invoice_date)
  expect(dates).toEqual(dates.toSorted())
})
