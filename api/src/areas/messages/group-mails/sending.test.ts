import { showGroupMail, stopGroupMail } from '@academy/contract/messages/group-mails/endpoints'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import { failedJobs, failMailsTo } from '../../../../test/failing-mails.ts'
import { insertPeople, startGroupMail } from '../../../../test/group-mail-fixture.ts'
import { together, withoutSkipLocked } from '../../../../test/without-locks.ts'
import { sendBatch } from './send-batch.ts'

let fixture: TestApp
let office: Person
beforeEach(async () => {
  fixture = await testApp()
  office = await fixture.person(['AcademyManager'])
})
afterEach(() => fixture.close())

type Settings = Partial<Parameters<typeof sendBatch>[2]>
const batch = (settings: Settings = {}, db = fixture.db) =>
  db.transaction().execute(tx => sendBatch(tx, fixture.services, { now: new Date(), ...settings }))
const atOnce = (settings: Settings, db = fixture.db) =>
  Promise.all(Array.from({ length: 8 }, () => batch(settings, db)))
/** Gives every mail a key of its own, so that the same one comes in twice. */
const withOtherKeys = async () => {
  await sql`create function other_key() returns trigger language plpgsql as $$
    begin new.key := 'group-mail:' || gen_random_uuid(); return new; end $$`.execute(fixture.db)
  await sql`create trigger other_key before insert on outbox for each row execute function other_key()`.execute(
    fixture.db,
  )
}
const mails = () =>
  fixture.db.selectFrom('outbox').select(['account_id', 'sent_at', 'stopped_at']).orderBy('id').execute()
const at = (id: number) => ({ params: { id: String(id) } })
const show = async (id: number) => (await fixture.call(showGroupMail, at(id), { as: office })).body

test('batches are throttled, also when several processes try at the same moment', async () => {
  const people = await insertPeople(fixture, 10)
  const id = await startGroupMail(fixture, office, people)
  await atOnce({ size: 4, seconds: 60 })
  expect(await mails()).toHaveLength(4)
  expect(await batch({ size: 4 })).toBeUndefined()
  const makeDue = () =>
    fixture.db
      .updateTable('group_mails')
      .set({ next_batch_at: new Date(0) })
      .where('state', '=', 'sending')
      .execute()
  await makeDue()
  await atOnce({ size: 4, seconds: 60 })
  await makeDue()
  await atOnce({ size: 4, seconds: 60 })
  expect((await mails()).map(({ account_id }) => account_id)).toEqual(people)
  expect(await show(id)).toMatchObject({ state: 'sending', counts: { waiting: 10 }, can_stop: true })
  await fixture.db.updateTable('outbox').set({ sent_at: new Date() }).execute()
  expect(await show(id)).toMatchObject({ state: 'sent', counts: { sent: 10 }, can_stop: false })
})

test('a mail that fails for one person is queued for all others, and stays open for them', async () => {
  const people = await insertPeople(fixture, 5)
  const id = await startGroupMail(fixture, office, people)
  const [failing = 0, ...others] = people
  const mend = await failMailsTo(fixture.db, failing)
  for (let run = 0; run < 6; run += 1) {
    await batch({ size: 2, seconds: 0 })
    expect(await failedJobs(fixture.db)).toMatchObject([{ job: 'group_mails', account_id: failing }])
  }
  expect((await mails()).map(({ account_id }) => account_id)).toEqual(others)
  expect(await show(id)).toMatchObject({ state: 'sending' })
  await mend()
  await batch({ size: 2, seconds: 0 })
  expect(await mails()).toHaveLength(5)
  expect(await failedJobs(fixture.db)).toEqual([])
})

test('two mails to groups share one rate, and take turns', async () => {
  const people = await insertPeople(fixture, 4)
  await startGroupMail(fixture, office, people)
  await startGroupMail(fixture, office, people)
  await batch({ size: 2, seconds: 60 })
  expect(await batch({ size: 2, seconds: 60 })).toBeUndefined()
  expect(await mails()).toHaveLength(2)
})

test('control: without the lock and the key people get a mail several times', async () => {
  const people = await insertPeople(fixture, 4)
  await startGroupMail(fixture, office, people)
  await withOtherKeys()
  const db = fixture.db.withPlugin(withoutSkipLocked(together(8)))
  await atOnce({}, db)
  expect((await mails()).length).toBeGreaterThan(people.length)
})

test('a stop leaves what is sent, stops what waits, and queues nobody else', async () => {
  const people = await insertPeople(fixture, 9)
  const id = await startGroupMail(fixture, office, people)
  await batch({ size: 4, seconds: 60 })
  await fixture.db
    .updateTable('outbox')
    .set({ sent_at: new Date() })
    .where('account_id', '=', people[0] ?? 0)
    .execute()
  // Nobody waits for a stopped mail, whether or not the address is confirmed.
  await fixture.db
    .updateTable('accounts')
    .set({ email_verified: false })
    .where('id', 'in', people.slice(3, 6))
    .execute()
  const { body } = await fixture.call(stopGroupMail, at(id), { as: office })
  expect(body).toMatchObject({
    state: 'stopped',
    counts: { sent: 1, stopped: 8, waiting: 0, unconfirmed: 0 },
    can_stop: false,
  })
  expect(await batch()).toBeUndefined()
  expect((await mails()).filter(({ stopped_at }) => stopped_at)).toHaveLength(3)
  expect((await fixture.refused(stopGroupMail, at(id), { as: office })).body.code).toBe(
    'group_mail_not_sending',
  )
})

test('a stop and a batch at the same moment leave nobody between', async () => {
  const people = await insertPeople(fixture, 12)
  const id = await startGroupMail(fixture, office, people)
  const stop = fixture.call(stopGroupMail, at(id), { as: office })
  await Promise.all([batch({ size: 3, seconds: 0 }), batch({ size: 3, seconds: 0 }), stop])
  await batch({ size: 20 })
  expect((await mails()).filter(({ stopped_at }) => !stopped_at)).toEqual([])
  expect((await show(id)).counts).toMatchObject({ stopped: 12, waiting: 0, sent: 0 })
})
