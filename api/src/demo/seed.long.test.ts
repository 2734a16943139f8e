import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { requestingProblem } from '@academy/contract/concerts/requests/requesting'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { findBoard } from '../areas/concerts/evenings/queries.ts'
import { findInvitation } from '../areas/messages/feedback/queries.ts'
import { findAccompaniment } from '../areas/schedule/accompaniment/queries.ts'
import { readConfig } from '../base/config.ts'
import { folderStore } from '../base/files/folder-store.ts'
import type { FileStore } from '../base/files/store.ts'
import { closedLink, openLinks, surveyLinks } from './content/surveys.ts'
import { isDemoDue, noteDemo, refuseDemoData } from './demo-state.ts'
import { currentDemoYear } from './season.ts'
import { seedDemo } from './seed.ts'
import { demoWelcome } from './welcome.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let folder: string
let files: FileStore
beforeAll(async () => {
  database = await testDatabase()
  folder = await mkdtemp(join(tmpdir(), 'academy-demo-'))
  files = folderStore({ root: folder, linkTo: () => '' })
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

const tables = [
  'accounts',
  'profiles',
  'addresses',
  'teachers',
  'invitations',
  'academies',
  'masterclasses',
  'room_types',
  'applications',
  'bookings',
  'invoices',
  'payments',
  'resumes',
  'correpetition_periods',
  'accompanied_masterclasses',
  'composers',
  'concert_evenings',
  'concert_requests',
  'requested_movements',
  'surveys',
  'survey_questions',
  'survey_invitations',
  'survey_answers',
  'outbox',
  'passkeys',
  'totp_factors',
  'recovery_codes',
] as const
const counts = async () => {
  const { db } = database
  const of = async (table: (typeof tables)[number]) =>
    (await db.selectFrom(table).select(db.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n
  return Promise.all(tables.map(of))
}

test.each([
  ['2026-11-15', 2027],
  ['2027-01-01', 2027],
  ['2027-07-02', 2027],
  ['2027-08-15', 2027],
  ['2027-08-16', 2028],
  ['2027-12-31', 2028],
])('on %s the current academy is that of %i', (today, year) => {
  expect(currentDemoYear(today)).toBe(year)
})

test('seeding twice, also concurrently, adds nothing the second time', async () => {
  await Promise.all([seedDemo(database.db, '2026-11-15', files), seedDemo(database.db, '2026-11-15', files)])
  const once = await counts()
  expect(once[0]).toBe(once[1])
  await seedDemo(database.db, '2026-12-24', files)
  expect(await counts()).toEqual(once)
})

test('a start fills the demo again only with another version, in another year, or if one was interrupted', async () => {
  const { db } = database
  const start = { version: '1.0.0', today: '2026-11-15' }
  expect(await isDemoDue(db, start)).toBe(true)
  await noteDemo(db, start)
  expect(await isDemoDue(db, { ...start, today: '2026-12-24' })).toBe(false)
  expect(await isDemoDue(db, { ...start, version: '1.1.0' })).toBe(true)
  expect(await isDemoDue(db, { ...start, today: '2027-08-16' })).toBe(true)
  await sql`insert into schema_migrations (name, checksum) values ('9999_next.sql', '')`.execute(db)
  expect(await isDemoDue(db, start)).toBe(true)
  await sql`delete from schema_migrations where name = '9999_next.sql'`.execute(db)
})

const accountOf = async (email: string) => {
  const { id } = await database.db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return id
}

const applications = (is_current: boolean) =>
  database.db
    .selectFrom('applications')
    .innerJoin('masterclasses', 'masterclasses.id', 'masterclass_id')
    .innerJoin('academies', 'academies.id', 'academy_id')
    .innerJoin('teachers', 'teachers.id', 'teacher_id')
    .innerJoin('accounts', 'accounts.id', 'applications.account_id')
    .innerJoin('invoices', 'invoices.id', 'fee_invoice_id')
    .innerJoin('invoice_balances', 'invoice_id', 'invoices.id')
    .select([
      'email',
      'teachers.account_id as teacher',
      'status',
      'fee_paid_at',
      'is_accepted',
      'finalized_at',
    ])
    .select(['due_date', 'outstanding_cents', 'is_cancelled'])
    .where('is_current', '=', is_current)
    .execute()

test('the demo teacher has twelve paid applications and some unpaid ones', async () => {
  const teacher = await accountOf('teacher@example.org')
  const own = (await applications(true)).filter(one => one.teacher === teacher)
  const paid = own.filter(one => one.fee_paid_at)
  expect(paid.length).toBeGreaterThanOrEqual(12)
  expect(own.length).toBeGreaterThan(paid.length)
})

test('the first student has applications of every kind, the second student has one', async () => {
  const [now, before] = [await applications(true), await applications(false)]
  const own = now.filter(({ email }) => email === 'student@example.org')
  const unpaid = own.filter(({ outstanding_cents }) => outstanding_cents > 0)
  expect(own.length - unpaid.length).toBe(1)
  expect(unpaid.map(({ due_date }) => due_date < '2026-11-15').toSorted()).toEqual([false, true])
  const past = before.filter(({ email }) => email === 'student@example.org')
  expect(past.map(({ status }) => status).toSorted()).toEqual(['accepted', 'rejected'])
  expect([...now, ...before].filter(({ email }) => email === 'student2@example.org')).toHaveLength(1)
})

test('all applications of last year are final, and unpaid ones owe nothing', async () => {
  for (const one of await applications(false)) {
    expect(one.finalized_at).not.toBeNull()
    expect(one.status).not.toBe('applied')
    expect(one.outstanding_cents).toBe(0)
    expect(one.is_cancelled).toBe(one.fee_paid_at === null)
  }
})

test('the demo teacher has made every kind of decision and has left some open', async () => {
  const teacher = await accountOf('teacher@example.org')
  const own = (await applications(true)).filter(one => one.teacher === teacher && one.fee_paid_at)
  expect(new Set(own.map(({ is_accepted }) => is_accepted))).toEqual(new Set([true, false, null]))
})

test('the accompanist has a period this year and last year, and last year’s participants have repertoires', async () => {
  const desk = await findAccompaniment(database.db, await accountOf('correpetitor@example.org'))
  expect(desk.repetitions.map(({ is_current, masterclasses }) => [is_current, masterclasses.length])).toEqual(
    [
      [true, 2],
      [false, 3],
    ],
  )
  for (const { start_date, end_date, masterclasses } of desk.repetitions)
    expect(masterclasses.filter(one => one.start_date < start_date || one.end_date > end_date)).toEqual([])
  const [, past] = desk.repetitions
  const played = desk.repertoires.filter(({ correpetition_id }) => correpetition_id === past?.id)
  expect(
    played.flatMap(({ repertoires }) => repertoires).filter(({ repertoire }) => repertoire).length,
  ).toBeGreaterThan(2)
})

const bookings = (is_current: boolean) =>
  database.db
    .selectFrom('bookings')
    .innerJoin('academies', 'academies.id', 'academy_id')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .leftJoin('invoice_balances', 'invoice_balances.invoice_id', 'bookings.invoice_id')
    .select(['email', 'room_type_id', 'diet', 'cancelled_at', 'booked_at', 'start_date', 'outstanding_cents'])
    .where('is_current', '=', is_current)
    .execute()

test('the first student has an unpaid booking and one of last year, the second student has none', async () => {
  const [now, before] = [await bookings(true), await bookings(false)]
  const of = (email: string, all: typeof now) => all.filter(one => one.email === email)
  expect(of('student@example.org', now)).toMatchObject([{ cancelled_at: null, outstanding_cents: 8 * 5_500 }])
  expect(of('student@example.org', before)).toMatchObject([{ cancelled_at: null, outstanding_cents: 0 }])
  expect(of('student2@example.org', [...now, ...before])).toEqual([])
})

test('there is every kind of booking, and single rooms are nearly full in the middle of the academy', async () => {
  const now = await bookings(true)
  expect(now.length).toBeGreaterThan(30)
  expect(now.filter(one => one.cancelled_at)).toHaveLength(1)
  expect(now.filter(one => one.room_type_id === null).length).toBeGreaterThan(1)
  expect(now.filter(one => one.diet === 'VEGETARIAN').length).toBeGreaterThan(8)
  expect(now.filter(one => one.room_type_id && !one.diet).length).toBeGreaterThan(2)
  for (const { booked_at, start_date } of now) expect(booked_at.toISOString() < start_date).toBe(true)
  const [fullest] = await database.db
    .selectFrom('taken_beds')
    .innerJoin('room_types', 'room_types.id', 'room_type_id')
    .innerJoin('academies', 'academies.id', 'academy_id')
    .select(['name_en', 'night', 'taken', 'taken_beds.capacity'])
    .where('is_current', '=', true)
    .orderBy(eb => eb('taken_beds.capacity', '-', eb.ref('taken')))
    .orderBy('night')
    .execute()
  expect(fullest).toMatchObject({ name_en: 'Single room', night: '2027-08-06', taken: 22, capacity: 24 })
})

test('seeded during the academy, every booking was made before arrival', async () => {
  const other = await testDatabase()
  await seedDemo(other.db, '2027-08-09')
  const late = await other.db
    .selectFrom('bookings')
    .select('id')
    .where(eb => eb(eb.cast('booked_at', 'date'), '>=', eb.ref('start_date')))
    .execute()
  expect(late).toEqual([])
  await other.close()
})

test('before places are decided concerts are planned, and none is announced', async () => {
  const evenings = await database.db
    .selectFrom('concert_evenings')
    .innerJoin('academies', 'academies.id', 'academy_id')
    .select(['announced_at', 'is_current'])
    .execute()
  const announced = (isCurrent: boolean) =>
    evenings.filter(one => one.is_current === isCurrent).map(({ announced_at }) => announced_at !== null)
  expect(announced(true)).toEqual([false, false, false])
  expect(announced(false)).toEqual([true, true])
})

test('one concert request is of somebody who has withdrawn since', async () => {
  const { requests } = (await findBoard(database.db, '2027-01-01')) ?? { requests: [] }
  const marked = requests.filter(({ application_statuses }) => requestingProblem(application_statuses))
  expect(marked.map(({ student_name }) => student_name)).toEqual(['Ezekiel Marlowe-Finch'])
})

test('the survey links printed at the start are open, one in each language', async () => {
  const printed = demoWelcome(readConfig({ PORT: '3000' })).join('\n')
  for (const [locale, uuid] of Object.entries(surveyLinks)) {
    expect(printed).toContain(`http://localhost:3000/feedback/${uuid}`)
    const invited = await findInvitation(database.db, uuid)
    expect(invited).toMatchObject({ is_spent: false, is_closed: false, survey: { locale }, draft: [] })
    expect(invited?.questions.length).toBeGreaterThan(8)
  }
  expect(await findInvitation(database.db, closedLink)).toMatchObject({ is_spent: false, is_closed: true })
})

test('one survey is open with about thirty answers, and one is closed for comparison', async () => {
  const surveys = await database.db
    .selectFrom('surveys')
    .innerJoin('academies', 'academies.id', 'academy_id')
    .select(['surveys.id', 'start_date_academy', 'opened_on', 'closed_on', 'invited_count', 'answered_count'])
    .orderBy('start_date_academy')
    .execute()
  expect(surveys).toMatchObject([
    { start_date_academy: '2025-08-01', closed_on: '2025-10-04', invited_count: 25, answered_count: 24 },
    { start_date_academy: '2026-08-01', closed_on: null, invited_count: 37, answered_count: 31 },
  ])
  const [before, open] = surveys.map(({ id }) => id)
  const invitations = database.db.selectFrom('survey_invitations').select('account_id')
  const waiting = await invitations
    .where('survey_id', '=', open ?? 0)
    .where('is_spent', '=', false)
    .execute()
  expect(waiting).toHaveLength(openLinks.length)
  const shared = await database.db
    .selectFrom('survey_questions as now')
    .innerJoin('survey_questions as then', 'then.origin_id', 'now.origin_id')
    .select('now.id')
    .where('now.survey_id', '=', open ?? 0)
    .where('then.survey_id', '=', before ?? 0)
    .execute()
  expect(shared).toHaveLength(8)
})

test('invoice numbers have no gaps and follow the order of their dates', async () => {
  const rows = await database.db
    .selectFrom('invoices')
    .select(['year', 'number', 'invoice_date'])
    .orderBy('invoice_date')
    .orderBy('year')
    .orderBy('number')
    .execute()
  for (const year of new Set(rows.map(row => row.year))) {
    const numbers = rows.filter(row => row.year === year).map(row => row.number)
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
  }
})

test('a year later the demo moves on to the next academy', async () => {
  await seedDemo(database.db, '2027-09-01', files)
  const current = await database.db
    .selectFrom('academies')
    .select('start_date_academy')
    .where('is_current', '=', true)
    .execute()
  expect(current).toEqual([{ start_date_academy: '2028-08-01' }])
})

test('production refuses to run on demo data', async () => {
  await expect(refuseDemoData(database.db)).rejects.toThrow(/holds the demo/)
})
