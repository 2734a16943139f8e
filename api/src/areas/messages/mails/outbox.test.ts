import * as contract from '@academy/contract/messages/mails/endpoints'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import { clearRefusal, markRefused } from '../../../base/mail/deliver.ts'
import { takeMail } from '../../../base/mail/queries.ts'
import { copySent } from '../../../base/mail/resend.ts'
import { enqueue, type Mail, toAccount, toAddress } from '../../../base/mail/send-mail.ts'

let fixture: TestApp
let office: Person
let mira: Person
beforeEach(async () => {
  fixture = await testApp()
  office = await fixture.person(['AcademyManager'])
  mira = await fixture.person([], { email: 'mira@example.org', email_verified: true })
})
afterEach(() => fixture.close())

const LINK = 'https://academy.example/auth/reset-password?token=geheim&email=x'
const states = {
  waiting: {},
  sent: { sent_at: new Date() },
  failed: { given_up_at: new Date(), attempts: 12, last_error: '550 no such user' },
  stopped: { stopped_at: new Date() },
} as const

const write = async (key: string, state: keyof typeof states = 'waiting', change: Partial<Mail> = {}) => {
  const mail = { key, to: toAccount(mira.id, mira.email), locale: 'en' as const, subject: `About ${key}` }
  await enqueue(fixture.db, { ...mail, text: `Text ${key}`, html: `<p>${key}</p>`, ...change }, new Date())
  const { id } = await fixture.db
    .updateTable('outbox')
    .set({ attempts: 0, ...states[state] })
    .where('key', '=', key)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
const list = async (query: Parameters<typeof fixture.call<typeof contract.outbox>>[1]['query'] = {}) =>
  (await fixture.call(contract.outbox, { query }, { as: office })).body
const subjects = async (query: Parameters<typeof list>[0]) =>
  (await list(query)).mails.map(({ subject }) => subject.replace('About ', ''))
const at = (id: number) => ({ params: { id: String(id) } })
const show = async (id: number) => (await fixture.call(contract.mail, at(id), { as: office })).body
const again = (id: number) => fixture.call(contract.resendMail, at(id), { as: office })
const refusedAgain = async (id: number) =>
  (await fixture.refused(contract.resendMail, at(id), { as: office })).body.code

describe('the outbox', () => {
  test('is filtered by state and kind, searched by name, address and subject, and paged', async () => {
    await fixture.db
      .updateTable('accounts')
      .set({ first_name: 'Mira', last_name: 'Tálbach' })
      .where('id', '=', mira.id)
      .execute()
    await write('booked:1', 'sent')
    await write('receipt:2', 'failed')
    await write('receipt:3')
    await write('contact:4', 'stopped', { to: toAddress('office@verein.example'), subject: 'Klaviere (neu)' })
    expect((await list()).total).toBe(4)
    expect(await subjects({ state: 'waiting' })).toEqual(['receipt:3'])
    expect(await subjects({ state: 'sent' })).toEqual(['booked:1'])
    expect(await subjects({ state: 'failed' })).toEqual(['receipt:2'])
    expect(await subjects({ state: 'stopped' })).toEqual(['Klaviere (neu)'])
    expect(await subjects({ kind: 'receipt' })).toEqual(['receipt:3', 'receipt:2'])
    expect(await subjects({ kind: 'receipt', sort: 'created' })).toEqual(['receipt:2', 'receipt:3'])
    await write('of-an-earlier-version:5')
    expect(await subjects({ kind: 'other' })).toEqual(['of-an-earlier-version:5'])
    await fixture.db.deleteFrom('outbox').where('key', '=', 'of-an-earlier-version:5').execute()
    expect(await subjects({ search: 'TALBACH' })).toHaveLength(3)
    expect(await subjects({ search: 'verein' })).toEqual(['Klaviere (neu)'])
    expect(await subjects({ search: 'neu klav' })).toEqual(['Klaviere (neu)'])
    expect(await subjects({ search: "'; --" })).toEqual([])
    expect((await list({ page: 2 })).mails).toEqual([])
    const [failed] = (await list({ state: 'failed' })).mails
    expect(failed).toMatchObject({
      kind: 'receipt',
      recipient: 'mira@example.org',
      person: { id: mira.id },
      last_error: '550 no such user',
      next_attempt_at: null,
      can_resend: true,
      can_stop: true,
    })
  })

  test('shows a mail without its secret link', async () => {
    const html = `<a href="${LINK.replaceAll('&', '&amp;')}">x</a>`
    const id = await write('password-reset:1', 'waiting', { text: `Open ${LINK}`, html, secret_link: LINK })
    const shown = await show(id)
    expect(shown).toMatchObject({ has_hidden_link: true, text: 'Open [link removed]' })
    expect(JSON.stringify(shown)).not.toContain('geheim')
    expect(JSON.stringify(await list())).not.toContain('geheim')
  })

  test('reveals nothing about the recipient of a confidential mail', async () => {
    const id = await write('survey:1:reminder', 'failed', { is_confidential: true, subject: 'Reminder' })
    expect(await show(id)).toMatchObject({ recipient: null, person: null, text: null, html: null })
    for (const search of ['mira', 'example']) expect((await list({ search })).total).toBe(0)
    expect(await subjects({ search: 'reminder' })).toEqual(['Reminder'])
    const { body } = await fixture.call(contract.mailsOfPerson, at(mira.id), { as: office })
    expect(body).toEqual({ mails: [], total: 0, refused_address: null })
    await again(id)
    const log = await fixture.db.selectFrom('audit_log').selectAll().execute()
    expect(log.map(({ account_id }) => account_id)).toEqual([null])
  })
})

describe('sending again', () => {
  test('retries a failed or stopped mail', async () => {
    for (const state of ['failed', 'stopped'] as const) {
      const id = await write(`receipt:${state}`, state)
      expect((await again(id)).body).toEqual({ resent: 1 })
      expect(await show(id)).toMatchObject({ state: 'waiting', attempts: 0 })
    }
  })

  test('repeats a sent mail as a new one, once at a time, and records it', async () => {
    const id = await write('receipt:1', 'sent')
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        fixture.app.inject({
          method: 'POST',
          url: `/api/academy/a/mails/${id}/resend`,
          headers: { authorization: `Bearer ${office.token}` },
        }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array(7).fill(409)])
    const { copies, state } = await show(id)
    expect([state, copies.length]).toEqual(['sent', 1])
    expect(await show(copies[0]?.id ?? 0)).toMatchObject({ copy_of: id, state: 'waiting', kind: 'receipt' })
    expect(await refusedAgain(id)).toBe('mail_waiting')
    const [entry] = await fixture.db.selectFrom('audit_log').selectAll().execute()
    expect(entry).toMatchObject({ action: 'mail_repeated', actor_id: office.id, account_id: mira.id })
  })

  test('control: without the unique index two people who press at the same moment send two copies', async () => {
    const id = await write('receipt:1', 'sent')
    await fixture.db.schema.dropIndex('outbox_copy_once').execute()
    await fixture.db.transaction().execute(async tx => {
      await copySent(tx, id, new Date())
      await again(id)
    })
    expect((await show(id)).copies).toHaveLength(2)
  })

  test('is refused for a mail whose link is gone, one that waits, and an unknown one', async () => {
    const id = await write('invitation:1', 'sent', { text: 'Open [link removed]' })
    expect(await refusedAgain(id)).toBe('mail_link_gone')
    expect(await refusedAgain(await write('receipt:1'))).toBe('not_found')
    expect(await refusedAgain(999)).toBe('not_found')
  })
})

test('a waiting or failed mail is stopped, a sent one is not', async () => {
  for (const state of ['waiting', 'failed'] as const) {
    const id = await write(`receipt:${state}`, state)
    const { body } = await fixture.call(contract.stopMail, at(id), { as: office })
    expect(body).toMatchObject({ state: 'stopped', can_stop: false, can_resend: true })
  }
  const sent = await write('receipt:sent', 'sent')
  expect((await fixture.refused(contract.stopMail, at(sent), { as: office })).body.code).toBe(
    'mail_not_waiting',
  )
  expect((await fixture.refused(contract.stopMail, at(999), { as: office })).status).toBe(404)
  expect(await fixture.db.transaction().execute(takeMail)).toBeUndefined()
})

describe('a refused address', () => {
  const refuse = (change = {}) =>
    fixture.db
      .transaction()
      .execute(tx =>
        markRefused(
          tx,
          { account_id: mira.id, recipient: mira.email, is_confidential: false, ...change },
          '550 unknown',
        ),
      )
  const refusal = async () =>
    (await fixture.call(contract.mailsOfPerson, at(mira.id), { as: office })).body.refused_address

  test('is shown until the address changes', async () => {
    await write('receipt:1', 'failed')
    await refuse()
    expect(await refusal()).toMatchObject({ email: 'mira@example.org', answer: '550 unknown' })
    expect((await list()).mails[0]?.is_refused).toBe(true)
    await fixture.db
      .updateTable('accounts')
      .set({ email: 'new@example.org' })
      .where('id', '=', mira.id)
      .execute()
    expect(await refusal()).toBeNull()
  })

  test('is left out when all failed mails are sent again, unless the office confirms it', async () => {
    await write('receipt:1', 'failed')
    await write('contact:2', 'failed', { to: toAddress('office@verein.example') })
    await refuse()
    const { body } = await fixture.call(contract.mails, {}, { as: office })
    expect(body).toMatchObject({ failed_count: 2, refused_count: 1 })
    const resend = async (include_refused?: boolean) =>
      (await fixture.call(contract.resendMails, { body: { include_refused } }, { as: office })).body.resent
    expect(await resend()).toBe(1)
    expect(await subjects({ state: 'failed' })).toEqual(['receipt:1'])
    expect(await resend(true)).toBe(1)
  })

  test('is shown until a mail arrives there', async () => {
    await refuse()
    const mail = { account_id: mira.id, recipient: 'MIRA@example.org', is_confidential: false }
    await fixture.db.transaction().execute(tx => clearRefusal(tx, mail))
    expect(await refusal()).toBeNull()
  })

  test.each([
    ['a confidential mail', { is_confidential: true }],
    ['an address that the account no longer has', { recipient: 'old@example.org' }],
  ])('is not marked by %s', async (_name, change) => {
    await refuse(change)
    expect(await refusal()).toBeNull()
  })
})

test('recipients are found by name and address', async () => {
  await fixture.db
    .updateTable('accounts')
    .set({ first_name: 'Mira', last_name: 'Tálbach' })
    .where('id', '=', mira.id)
    .execute()
  const find = async (search: string) =>
    (await fixture.call(contract.findRecipients, { query: { search } }, { as: office })).body
  expect(await find('talb')).toEqual([{ id: mira.id, full_name: 'Mira Tálbach', email: 'mira@example.org' }])
  expect(await find('%')).toEqual([])
  expect((await fixture.refused(contract.mailsOfPerson, at(999_999), { as: office })).status).toBe(404)
})
