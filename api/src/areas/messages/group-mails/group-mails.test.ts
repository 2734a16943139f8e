import * as contract from '@academy/contract/messages/group-mails/endpoints'
import { resendMail, mail as showMail } from '@academy/contract/messages/mails/endpoints'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import { insertPeople, startGroupMail, written } from '../../../../test/group-mail-fixture.ts'
import { selectionFixture } from '../../../../test/selection-fixture.ts'
import { insertConsents, withdrawNews } from '../../../base/consents.ts'
import { sendBatch } from './send-batch.ts'

let fixture: TestApp
let office: Person
let people: number[]
beforeEach(async () => {
  fixture = await testApp()
  office = await fixture.person(['AcademyManager'], { email: 'office@example.org', email_verified: true })
  people = await insertPeople(fixture, 4)
})
afterEach(() => fixture.close())

const at = (id: number) => ({ params: { id: String(id) } })
const draft = async (account_ids = people) =>
  (await fixture.call(contract.addGroupMail, { body: { account_ids } }, { as: office })).body
const save = async (id: number, version: number, change = {}) =>
  (
    await fixture.call(
      contract.changeGroupMail,
      { ...at(id), body: { version, ...written, ...change } },
      { as: office },
    )
  ).body
const show = async (id: number) => (await fixture.call(contract.showGroupMail, at(id), { as: office })).body
const recipients = async (id: number, query = {}) =>
  (await fixture.call(contract.listRecipients, { ...at(id), query }, { as: office })).body
const refusedSend = async (id: number, body: object) =>
  (await fixture.refused(contract.sendGroupMail, { ...at(id), body }, { as: office })).body.code
const batch = () =>
  fixture.db.transaction().execute(tx => sendBatch(tx, fixture.services, { now: new Date() }))
const mails = () => fixture.db.selectFrom('outbox').selectAll().orderBy('account_id').execute()
const subscribe = (account_ids: number[]) =>
  fixture.db.transaction().execute(tx =>
    insertConsents(
      tx,
      account_ids.map(account_id => ({ account_id, kind: 'news', wording: 1, given_at: new Date() })),
    ),
  )
const unsubscribe = (account_id: number) =>
  fixture.db.transaction().execute(tx => withdrawNews(tx, account_id, { at: new Date() }))
const subscribers = async () =>
  (
    await fixture.db
      .selectFrom('consents')
      .select('account_id')
      .where('kind', '=', 'news')
      .where('withdrawn_at', 'is', null)
      .orderBy('account_id')
      .execute()
  ).map(({ account_id }) => account_id)

describe('a draft', () => {
  test('begins with a subject', async () => {
    const body = { account_ids: people, subject_en: ' Music for {year} ' }
    const begun = (await fixture.call(contract.addGroupMail, { body }, { as: office })).body
    expect([begun.subject_en, begun.subject_de, begun.version]).toEqual(['Music for {year}', '', 1])
    const wrong = { account_ids: people, subject_en: 'Music for {yaer}' }
    const refused = await fixture.refused(contract.addGroupMail, { body: wrong }, { as: office })
    expect(refused.body.code).toBe('invalid_input')
  })

  test('is made for people who exist, or for a group of the current academy', async () => {
    expect((await draft([...people, 999_999])).counts.recipients).toBe(4)
    const none = await fixture.refused(
      contract.addGroupMail,
      { body: { account_ids: [999_999] } },
      { as: office },
    )
    expect(none.body.code).toBe('no_recipients')
    for (const group of ['participants', 'applicants', 'teachers', 'accompanists', 'unpaid'] as const)
      expect(
        (await fixture.refused(contract.addGroupMail, { body: { group } }, { as: office })).body.code,
      ).toBe('no_recipients')
    for (const body of [{}, { account_ids: people, group: 'unpaid' }, { account_ids: [] }])
      expect((await fixture.refused(contract.addGroupMail, { body }, { as: office })).status).toBe(422)
  })

  test('for a group has the people of the current academy, and nobody of another year', async () => {
    const own = await selectionFixture()
    const { db } = own
    const of = async (academy_id: number, year: number) => {
      const teacher = await own.person(['Teacher'])
      const [open, final] = [
        await own.masterclass({ teacher, academy_id }),
        await own.masterclass({ teacher, academy_id }),
      ]
      const applicant = await own.applicant(open, { paid: academy_id !== own.academy_id })
      const participant = await own.applicant(final, { is_accepted: true })
      await db
        .updateTable('applications')
        .set({ status: 'accepted' })
        .where('id', '=', participant.application_id)
        .execute()
      await db
        .updateTable('masterclasses')
        .set({ finalized_at: new Date() })
        .where('id', '=', final)
        .execute()
      const accompanist = await own.person(['Correpetitor'])
      const days = { start_date: `${year}-08-02`, end_date: `${year}-08-10` }
      await db
        .insertInto('correpetition_periods')
        .values({ academy_id, account_id: accompanist.id, ...days })
        .execute()
      return {
        participants: participant.id,
        applicants: applicant.id,
        teachers: teacher.id,
        accompanists: accompanist.id,
        unpaid: applicant.id,
      }
    }
    const expected = await of(own.academy_id, 2027)
    await of(await own.academy(2026, false), 2026)
    for (const group of ['participants', 'applicants', 'teachers', 'accompanists', 'unpaid'] as const) {
      const { id } = (await own.call(contract.addGroupMail, { body: { group } }, { as: own.admin })).body
      const { body } = await own.call(contract.listRecipients, at(id), { as: own.admin })
      expect([group, body.recipients.map(({ account_id }) => account_id)]).toEqual([group, [expected[group]]])
    }
    await own.close()
  })

  test('lists its recipients by name, and shows what the first of them gets', async () => {
    const names = [
      ['Ada', 'Zeder'],
      ['Zoe', 'Berg'],
      ['Bea', 'Berg'],
      ['Cem', 'Abel'],
    ] as const
    for (const [index, [first_name, last_name]] of names.entries())
      await fixture.db
        .updateTable('accounts')
        .set({ first_name, last_name })
        .where('id', '=', people[index] ?? 0)
        .execute()
    const { id } = await draft()
    const listed = (await recipients(id)).recipients.map(({ full_name }) => full_name)
    expect(listed).toEqual(['Cem Abel', 'Bea Berg', 'Zoe Berg', 'Ada Zeder'])
    const body = { ...written, kind: 'necessary' as const }
    const shown = await fixture.call(contract.previewGroupMail, { ...at(id), body }, { as: office })
    expect(shown.body.full_name).toBe('Cem Abel')
  })

  test('takes ten thousand ids', async () => {
    const account_ids = Array.from({ length: 10_000 }, (_, index) => index + 1)
    expect((await draft(account_ids)).counts.recipients).toBeGreaterThan(3)
  })

  test('leaves people out and takes them back, finds them by name, and takes others', async () => {
    const { id } = await draft(people.slice(0, 3))
    const set = async (account: number, left_out: boolean) =>
      (
        await fixture.call(
          contract.leaveOut,
          { params: { id: String(id), accountId: String(account) }, body: { left_out } },
          { as: office },
        )
      ).body.counts
    const [first = 0, , , last = 0] = people
    expect(await set(first, true)).toMatchObject({ recipients: 2, left_out: 1 })
    expect((await recipients(id, { state: 'left_out' })).recipients.map(one => one.account_id)).toEqual([
      first,
    ])
    expect(await set(first, false)).toMatchObject({ recipients: 3, left_out: 0 })
    expect((await recipients(id, { search: 'talbach2' })).total).toBe(1)
    const added = await fixture.call(
      contract.addRecipients,
      { ...at(id), body: { account_ids: [last, last] } },
      { as: office },
    )
    expect(added.body.counts.recipients).toBe(4)
    const stranger = { params: { id: String(id), accountId: String(office.id) }, body: { left_out: true } }
    expect((await fixture.refused(contract.leaveOut, stranger, { as: office })).status).toBe(404)
  })

  test('refuses an unknown placeholder, and a save of an older version', async () => {
    const { id, version } = await draft()
    const attempt = (change: object) =>
      fixture.refused(
        contract.changeGroupMail,
        { ...at(id), body: { version, ...written, ...change } },
        { as: office },
      )
    expect((await attempt({ text_en: 'Dear {firstname}' })).body.errors).toHaveProperty('text_en')
    expect((await attempt({ subject_de: 'Zwei\nZeilen' })).body.errors).toHaveProperty('subject_de')
    await save(id, version)
    expect((await attempt({})).body.code).toBe('changed_meanwhile')
  })

  test('is shown as one recipient sees it, without an own link, and sent to oneself', async () => {
    const { id } = await draft()
    const body = { ...written, kind: 'news' as const, account_id: people[1] ?? 0 }
    const shown = (await fixture.call(contract.previewGroupMail, { ...at(id), body }, { as: office })).body
    expect(shown).toMatchObject({ full_name: 'Mira Talbach1', locale: 'en' })
    expect(shown.text).toContain('Best wishes to the Talbach1 family.')
    expect(shown.text).not.toContain('signature')
    const test = await fixture.call(contract.testGroupMail, { ...at(id), body }, { as: office })
    expect(test.body).toEqual({ email: 'office@example.org' })
    expect((await mails()).map(({ account_id, locale }) => [account_id, locale])).toEqual([
      [office.id, 'de'],
      [office.id, 'en'],
    ])
    const nobody = { ...at(id), body: { ...body, account_id: office.id } }
    expect((await fixture.refused(contract.previewGroupMail, nobody, { as: office })).status).toBe(404)
  })

  test('is sent only complete, as it was seen, and once', async () => {
    const { id, version } = await draft()
    expect(await refusedSend(id, { version, count: 4 })).toBe('group_mail_empty')
    const { version: next } = await save(id, version, { text_en: '' })
    expect(await refusedSend(id, { version: next, count: 4 })).toBe('language_missing')
    expect(await refusedSend(id, { version: next, count: 3, other_language: true })).toBe(
      'recipients_changed',
    )
    expect(await refusedSend(id, { version, count: 4, other_language: true })).toBe('changed_meanwhile')
    const body = { version: next, count: 4, other_language: true }
    const attempts = await Promise.all(
      Array.from({ length: 6 }, () =>
        fixture.app.inject({
          method: 'POST',
          url: `/api/academy/a/group-mails/${id}/send`,
          headers: { authorization: `Bearer ${office.token}` },
          payload: body,
        }),
      ),
    )
    expect(attempts.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array(5).fill(409)])
    expect(await refusedSend(id, body)).toBe('group_mail_sent')
    expect((await fixture.refused(contract.deleteGroupMail, at(id), { as: office })).status).toBe(409)
    await batch()
    expect((await mails()).map(({ locale }) => locale)).toEqual(['de', 'de', 'de', 'de'])
  })

  test('is deleted', async () => {
    const { id } = await draft()
    await fixture.call(contract.deleteGroupMail, at(id), { as: office })
    expect((await fixture.refused(contract.showGroupMail, at(id), { as: office })).status).toBe(404)
  })
})

describe('a mail to a group', () => {
  test('is one mail each, in the language of the person, to one address', async () => {
    const id = await startGroupMail(fixture, office, people)
    expect(await show(id)).toMatchObject({ state: 'sending', counts: { recipients: 4, waiting: 4, sent: 0 } })
    await batch()
    const sent = await mails()
    expect(sent.map(mail => [mail.account_id, mail.recipient, mail.locale])).toEqual(
      people.map((person, index) => [person, `p${index}@group.example`, index % 2 ? 'en' : 'de']),
    )
    for (const [index, mail] of sent.entries()) {
      expect(mail.body_text).toContain(`Talbach${index}`)
      expect(mail.body_text.match(/@group\.example/g)).toBeNull()
      expect(mail.unsubscribe_url).toBeNull()
    }
    expect(await show(id)).toMatchObject({ state: 'sending', counts: { waiting: 4 }, can_stop: true })
    await fixture.db.updateTable('outbox').set({ sent_at: new Date() }).execute()
    expect(await show(id)).toMatchObject({ state: 'sent', counts: { sent: 4, waiting: 0 }, can_stop: false })
    expect((await recipients(id)).recipients[0]).toMatchObject({ mail: { state: 'sent' } })
  })

  test('waits for unconfirmed addresses, which are shown', async () => {
    const [first = 0] = people
    await fixture.db.updateTable('accounts').set({ email_verified: false }).where('id', '=', first).execute()
    const id = await startGroupMail(fixture, office, people)
    expect((await show(id)).counts.unconfirmed).toBe(1)
    await batch()
    const [waiting] = (await recipients(id, { state: 'unconfirmed' })).recipients
    expect(waiting).toMatchObject({ account_id: first, mail: { state: 'unconfirmed' } })
  })

  test('is not sent while mails are held after a restore, and not continued if those are deleted', async () => {
    const id = await startGroupMail(fixture, office, people)
    await fixture.db.insertInto('mail_hold').values({ last_mail_id: 0 }).execute()
    expect(await batch()).toBeUndefined()
    const { releaseMails } = await import('@academy/contract/messages/mails/endpoints')
    await fixture.call(releaseMails, { body: { archived: 'delete' } }, { as: office })
    expect(await batch()).toBeUndefined()
    expect((await show(id)).state).toBe('stopped')
  })
})

describe('news', () => {
  const news = { kind: 'news' as const }
  const linkOf = async (account_id: number) => {
    const mail = (await mails()).find(one => one.account_id === account_id)
    return { mail, url: new URL(mail?.unsubscribe_url ?? 'http://no.link') }
  }

  beforeEach(() => subscribe(people))

  test('are sent only to people who have subscribed and still want them, and have a link', async () => {
    const [first = 0, second = 0] = people
    await unsubscribe(first)
    // Nobody has asked the office.
    const id = await startGroupMail(fixture, office, [...people, office.id], news)
    expect((await show(id)).counts).toMatchObject({ recipients: 3, unsubscribed: 2 })
    const { recipients: shown } = await recipients(id, { state: 'unsubscribed' })
    expect(shown.map(({ account_id }) => account_id).toSorted()).toEqual([first, office.id].toSorted())
    await batch()
    expect((await mails()).map(({ account_id }) => account_id)).toEqual(people.slice(1))
    const { mail, url } = await linkOf(second)
    expect(mail?.body_text).toContain(`/unsubscribe${url.search}`)
  })

  test('have a page that knows a forged link at once, and refuses nothing by itself', async () => {
    const [first = 0] = people
    await startGroupMail(fixture, office, [first], news)
    await batch()
    const { url } = await linkOf(first)
    const query = Object.fromEntries(url.searchParams) as { id: string; expires: string; signature: string }
    expect((await fixture.call(contract.checkNewsLink, { query })).body).toEqual({ ok: true })
    const forged = { ...query, id: String(people[1]) }
    expect((await fixture.refused(contract.checkNewsLink, { query: forged })).body.code).toBe('invalid_link')
    expect(await subscribers()).toEqual(people)
  })

  test('the office does not see the link of a person, and can send the mail again', async () => {
    await startGroupMail(fixture, office, people.slice(0, 1), news)
    await batch()
    const { id = 0 } = (await mails())[0] ?? {}
    for (const sent_at of [null, new Date()]) {
      await fixture.db.updateTable('outbox').set({ sent_at }).execute()
      const { body } = await fixture.call(showMail, at(id), { as: office })
      expect(body).toMatchObject({ has_hidden_link: true, text: expect.stringContaining('[link removed]') })
      expect(JSON.stringify(body)).not.toContain('signature')
    }
    expect((await fixture.call(resendMail, at(id), { as: office })).body).toEqual({ resent: 1 })
    expect((await mails()).every(({ body_text }) => body_text.includes('signature='))).toBe(true)
  })

  test('necessary mails reach everybody', async () => {
    await unsubscribe(people[0] ?? 0)
    await startGroupMail(fixture, office, people)
    await batch()
    expect(await mails()).toHaveLength(4)
  })

  test('are refused by one click of a mail program, which stops what still waits', async () => {
    await startGroupMail(fixture, office, people, news)
    await batch()
    const [first = 0] = people
    const { mail, url } = await linkOf(first)
    const click = () =>
      fixture.app.inject({
        method: 'POST',
        url: url.pathname + url.search,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      })
    expect((await click()).statusCode).toBe(200)
    expect((await click()).statusCode).toBe(200)
    expect(await subscribers()).toEqual(people.slice(1))
    const stopped = (await mails()).filter(({ stopped_at }) => stopped_at)
    expect(stopped.map(({ id }) => id)).toEqual([mail?.id])
    const again = await fixture.refused(resendMail, at(mail?.id ?? 0), { as: office })
    expect(again.body.code).toBe('news_unwanted')
  })

  test.each([
    ['another account', (query: URLSearchParams) => query.set('id', '1')],
    ['a later end', (query: URLSearchParams) => query.set('expires', '9999999999')],
    ['no signature', (query: URLSearchParams) => query.delete('signature')],
  ])('a link with %s is refused', async (_name, change) => {
    await startGroupMail(fixture, office, people, news)
    await batch()
    const { url } = await linkOf(people[0] ?? 0)
    change(url.searchParams)
    const answer = await fixture.app.inject({ method: 'POST', url: url.pathname + url.search })
    expect(answer.statusCode).toBe(403)
    expect(await subscribers()).toEqual(people)
  })

  test('are chosen in the profile', async () => {
    const choose = async (wants_news: boolean) =>
      (await fixture.call(contract.changeNewsChoice, { body: { wants_news } }, { as: office })).body
    const shown = async () => (await fixture.call(contract.showNewsChoice, {}, { as: office })).body
    expect(await shown()).toEqual({ wants_news: false })
    await choose(true)
    expect(await shown()).toEqual({ wants_news: true })
    await choose(false)
    expect(await shown()).toEqual({ wants_news: false })
    const log = await fixture.db.selectFrom('audit_log').select('action').orderBy('id').execute()
    expect(log.map(({ action }) => action)).toEqual(['news_accepted', 'news_refused'])
  })
})
