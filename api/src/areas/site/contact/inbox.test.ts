import * as contract from '@academy/contract/site/contact/endpoints'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'

let fixture: TestApp
let office: Person
let other: Person
beforeAll(async () => {
  fixture = await testApp()
  office = await fixture.person(['AcademyManager'])
  other = await fixture.person(['Admin'])
  await fixture.db.updateTable('association').set({ contact_email: 'office@verein.example' }).execute()
})
beforeEach(async () => {
  await fixture.db.deleteFrom('contact_messages').execute()
  await fixture.db.deleteFrom('outbox').execute()
})
afterAll(() => fixture.close())

const write = async (subject: string, email = 'visitor@example.org') => {
  const body = { email, subject, message: 'Gibt es Klaviere?\nDanke' }
  await fixture.call(contract.contact, { body }, { locale: 'en' })
  const { id } = await fixture.db
    .selectFrom('contact_messages')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return id
}
const at = (id: number) => ({ params: { id: String(id) } })
const list = async (query = {}) => (await fixture.call(contract.messages, { query }, { as: office })).body
const show = async (id: number) => (await fixture.call(contract.message, at(id), { as: office })).body
const answerOf = (id: number, version: number, text = 'Ja, viele.') => ({
  ...at(id),
  body: { version, text, locale: 'de' as const },
})
const answerMail = () =>
  fixture.db.selectFrom('outbox').selectAll().where('kind', '=', 'contact-answer').executeTakeFirst()

describe('the inbox', () => {
  test('lists messages by state and search, with the person behind the address', async () => {
    const mira = await fixture.person([], { email: 'mira@example.org' })
    await write('Klaviere', 'MIRA@example.org')
    const done = await write('Anreise')
    const body = { version: 1, state: 'done' as const }
    await fixture.call(contract.setMessageState, { ...at(done), body }, { as: office })
    const { messages, total, new_count } = await list()
    expect([total, new_count]).toEqual([2, 1])
    expect(messages.map(({ subject, state, person }) => [subject, state, person?.id])).toEqual([
      ['Anreise', 'done', undefined],
      ['Klaviere', 'new', mira.id],
    ])
    expect((await list({ state: 'new' })).messages).toHaveLength(1)
    expect((await list({ search: 'mira klav' })).messages).toHaveLength(1)
    expect((await list({ search: 'danke' })).messages).toHaveLength(2)
    expect((await list({ search: 'nichts' })).messages).toEqual([])
  })

  test('takes a message with very long words', async () => {
    const body = { email: 'a@example.org', subject: '㌖'.repeat(200), message: '㌖'.repeat(9_000) }
    await fixture.call(contract.contact, { body })
    expect((await list({ search: '㌖' })).total).toBe(1)
  })
})

describe('an answer', () => {
  test('is stored, sent to the author with the message below, and marks the message', async () => {
    const id = await write('Klaviere')
    const { body } = await fixture.call(contract.answerMessage, answerOf(id, 1), { as: office })
    expect(body).toMatchObject({
      state: 'answered',
      version: 2,
      answers: [{ text: 'Ja, viele.', mail: { state: 'waiting' } }],
    })
    const mail = await answerMail()
    expect(mail).toMatchObject({
      recipient: 'visitor@example.org',
      reply_to: 'office@verein.example',
      subject: 'Re: Klaviere',
      locale: 'de',
      account_id: null,
    })
    expect(mail?.body_text).toContain('Ja, viele.')
    expect(mail?.body_text).toContain('> Gibt es Klaviere?\n> Danke')
  })

  test('greets by name where the address has an account, confirmed or not', async () => {
    const account = await fixture.person([], { email: 'lena@example.org', email_verified: false })
    await fixture.db
      .updateTable('accounts')
      .set({ first_name: 'Lena' })
      .where('id', '=', account.id)
      .execute()
    const id = await write('Re: Noten', 'lena@example.org')
    await fixture.call(contract.answerMessage, answerOf(id, 1), { as: office })
    const mail = await answerMail()
    expect(mail).toMatchObject({
      account_id: account.id,
      needs_confirmed_address: false,
      subject: 'Re: Noten',
    })
    expect(mail?.body_text).toContain('Guten Tag Lena!')
  })

  test('is possible although the mail to the office failed', async () => {
    const id = await write('Klaviere')
    await fixture.db.updateTable('outbox').set({ given_up_at: new Date() }).execute()
    await fixture.call(contract.answerMessage, answerOf(id, 1), { as: office })
    expect((await show(id)).state).toBe('answered')
  })

  const answerAtOnce = (id: number) =>
    Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        fixture.app.inject({
          method: 'POST',
          url: `/api/academy/a/messages/${id}/answer`,
          headers: { authorization: `Bearer ${(index % 2 ? office : other).token}` },
          payload: answerOf(id, 1, `Antwort ${index}`).body,
        }),
      ),
    )

  test('of several people at once is sent once, and the others are refused', async () => {
    const id = await write('Klaviere')
    const statuses = (await answerAtOnce(id)).map(({ statusCode }) => statusCode)
    expect(statuses.toSorted()).toEqual([200, ...Array(7).fill(409)])
    expect((await show(id)).answers).toHaveLength(1)
    const again = await fixture.refused(contract.answerMessage, answerOf(id, 1), { as: other })
    expect(again.body.code).toBe('changed_meanwhile')
  })

  test('control: while the version stays the same, each of them sends an answer', async () => {
    const id = await write('Klaviere')
    const keepVersion = `create function keep_version() returns trigger language plpgsql as
      $$ begin new.version := old.version; return new; end $$`
    await sql.raw(keepVersion).execute(fixture.db)
    await sql`create trigger keep before update on contact_messages for each row execute function keep_version()`.execute(
      fixture.db,
    )
    await answerAtOnce(id)
    await sql`drop trigger keep on contact_messages`.execute(fixture.db)
    expect((await show(id)).answers).toHaveLength(8)
  })

  test('needs a text, and a message that exists', async () => {
    const id = await write('Klaviere')
    const empty = await fixture.refused(contract.answerMessage, answerOf(id, 1, ' '), {
      as: office,
      locale: 'de',
    })
    expect([empty.status, empty.body.errors]).toEqual([422, { text: ['Nachricht ist erforderlich.'] }])
    const missing = await fixture.refused(contract.answerMessage, answerOf(999_999, 1), { as: office })
    expect(missing.status).toBe(404)
    expect(await answerMail()).toBeUndefined()
  })
})

test('a message is marked as done and as new again, which is recorded', async () => {
  const id = await write('Klaviere')
  const mark = (version: number, state: 'new' | 'done') =>
    fixture.call(contract.setMessageState, { ...at(id), body: { version, state } }, { as: office })
  expect((await mark(1, 'done')).body.state).toBe('done')
  expect((await mark(2, 'new')).body.state).toBe('new')
  const log = await fixture.db
    .selectFrom('audit_log')
    .select('details')
    .where('action', '=', 'message_marked')
    .orderBy('id', 'desc')
    .limit(1)
    .execute()
  expect(log).toEqual([{ details: { message_id: id, state: ['done', 'new'] } }])
})
