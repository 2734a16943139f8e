// Somebody who cannot be erased stops nobody else, and the office and whoever looks after the server are told.
import { officeDashboard } from '@academy/contract/office/dashboard/endpoints'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import { failedJobs } from '../../../../test/failing-mails.ts'
import { runHourlyJobs } from '../../../../test/hourly-jobs.ts'
import { noteErased } from '../../../base/files/erased-list.ts'
import { eraseAgain, eraseDue } from './erase.ts'

const NOW = new Date('2027-07-16T10:00:00Z')

let fixture: TestApp
let office: Person
beforeAll(async () => {
  fixture = await testApp({ ACADEMY_NOW: NOW.toISOString(), ALERT_EMAIL: 'alert@example.org' })
  office = await fixture.person(['AcademyManager'])
  await sql`create table bills (account_id int references accounts)`.execute(fixture.db)
})
afterAll(() => fixture.close())

/** People whose time has come, one after the other; the first of them is still needed by another table. */
const threeDue = async (): Promise<[failing: Person, ...others: Person[]]> => {
  const people: [Person, ...Person[]] = [
    await fixture.person(),
    await fixture.person(),
    await fixture.person(),
  ]
  await sql`insert into bills values (${people[0].id})`.execute(fixture.db)
  for (const [index, { id }] of people.entries())
    await fixture.db
      .insertInto('erasure_requests')
      .values({
        ...{ account_id: id, requested_by: id, requested_at: new Date('2027-07-01') },
        erase_after: new Date(NOW.getTime() - 10_000 + index),
      })
      .execute()
  return people
}
const left = async (people: Person[]) => {
  const ids = people.map(({ id }) => id)
  const rows = await fixture.db.selectFrom('accounts').select('id').where('id', 'in', ids).execute()
  return rows.map(({ id }) => id)
}
const shown = async () => (await fixture.call(officeDashboard, {}, { as: office })).body.failed_jobs
const alerts = () =>
  fixture.db
    .selectFrom('outbox')
    .select(['recipient', 'body_text'])
    .where('kind', '=', 'job-failed')
    .execute()
const runJobs = async () => (await runHourlyJobs(fixture)).errors

test('all others are erased, the office sees who is not, and one mail a day tells the address for failures', async () => {
  const people = await threeDue()
  const [failing] = people
  const logged = [...(await runJobs()), ...(await runJobs())]
  expect(await left(people)).toEqual([failing.id])
  expect(await shown()).toEqual([
    {
      job: 'erasure',
      person: { id: failing.id, full_name: 'Test Person' },
      masterclass_id: null,
      since: expect.stringContaining('2027-07-16T10:0'),
    },
  ])
  const mails = await alerts()
  expect(mails.map(({ recipient }) => recipient)).toEqual(['alert@example.org'])
  expect(mails[0]?.body_text).toMatch(new RegExp(`person ${failing.id}: error: .*bills`, 's'))
  expect(logged).toEqual([1, 2].map(() => [{ error: expect.stringContaining('bills') }, 'erasure failed']))
  await sql`delete from bills`.execute(fixture.db)
  expect(await runJobs()).toEqual([])
  expect(await left(people)).toEqual([])
  expect(await shown()).toEqual([])
})

test('the same for those whom a restored backup has brought back', async () => {
  const { db, services } = fixture
  const context = { db, files: services.files }
  const people = await threeDue()
  const [failing] = people
  const accounts = await db
    .selectFrom('accounts')
    .select(['id', 'created_at'])
    .where(
      'id',
      'in',
      people.map(({ id }) => id),
    )
    .execute()
  for (const { id, created_at } of accounts) await noteErased(services.files, { account_id: id, created_at })
  await eraseAgain(context, NOW)
  expect(await left(people)).toEqual([failing.id])
  expect(await failedJobs(db)).toMatchObject([{ job: 'erasure_again', account_id: failing.id }])
  await sql`delete from bills`.execute(db)
  await eraseAgain(context, NOW)
  expect(await left(people)).toEqual([])
})

test('somebody who was erased meanwhile is not shown any more', async () => {
  const people = await threeDue()
  await eraseDue({ db: fixture.db, files: fixture.services.files }, NOW)
  expect(await failedJobs(fixture.db)).toHaveLength(1)
  await fixture.db
    .updateTable('erasure_requests')
    .set({ cancelled_at: NOW })
    .where('account_id', '=', people[0].id)
    .execute()
  await eraseDue({ db: fixture.db, files: fixture.services.files }, NOW)
  expect(await failedJobs(fixture.db)).toEqual([])
})
