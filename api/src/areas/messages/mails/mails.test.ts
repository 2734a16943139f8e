import * as accounts from '@academy/contract/access/accounts/endpoints'
import { apply } from '@academy/contract/admission/applications/endpoints'
import * as contract from '@academy/contract/messages/mails/endpoints'
import { requestReminder } from '@academy/contract/programme/masterclasses/endpoints'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import { insertMasterclass } from '../../../../test/masterclass.ts'
import { enqueue, toAddress } from '../../../base/mail/send-mail.ts'
import { startSender } from '../../../base/mail/sender.ts'
import { smtpServer } from '../../../base/mail/smtp-test-server.ts'
import { connect } from '../../../db/connection.ts'

let fixture: TestApp
beforeEach(async () => {
  fixture = await testApp({ ACADEMY_NOW: '2027-03-02T10:00:00+01:00' })
})
afterEach(() => fixture.close())

const eventually = <T>(check: () => T) => expect.poll(check, { timeout: 40_000, interval: 20 })
const password = 'Berg-Sommer-7'
const register = async (email_address: string, first_name = 'Mira'): Promise<Person> => {
  const body = { first_name, last_name: 'Talbach', email_address, password, password_confirmation: password }
  const reply = (await fixture.call(accounts.register, { body })).body
  return { id: reply.user_data.id, email: email_address, token: reply.access_token }
}
const applyAs = async (as: Person) => {
  const params = { masterclassId: String(await insertMasterclass(fixture.db)) }
  await fixture.call(apply, { params, body: { is_known: 1, agreed_consent: 1, agreed_terms: 1 } }, { as })
}
const pendingFor = async (as: Person) => (await fixture.call(contract.pendingMails, {}, { as })).body.pending
const mailServer = async () => {
  const smtp = await smtpServer()
  const own = connect(fixture.url, 2)
  const sender = startSender({
    renew: async () => null,
    db: own.db,
    url: fixture.url,
    transport: { smtpUrl: smtp.url, from: 'Academy <office@example.org>', isTlsOptional: true },
    log: { info: () => {}, warn: () => {} },
    attach: async name => ({ filename: name, contentType: 'application/pdf', content: Buffer.from('') }),
  })
  onTestFinished(async () => {
    await sender.stop()
    await own.close()
    await smtp.close()
  })
  return smtp
}
const confirm = (link: string | undefined) => {
  const { pathname, searchParams } = new URL(/https?:\S+/.exec(link ?? '')?.[0] ?? 'http://no.link')
  const [id = '', hash = ''] = pathname.split('/').slice(-2)
  const query = { expires: searchParams.get('expires') ?? '', signature: searchParams.get('signature') ?? '' }
  return fixture.call(accounts.verifyEmail, { params: { id, hash }, query })
}

describe('an unconfirmed address', () => {
  test('gets only the confirmation, without text entered by the registrant; other mails follow after it', async () => {
    const smtp = await mailServer()
    const as = await register('stranger@example.org', 'Win a prize at evil.example')
    await applyAs(as)
    await eventually(() => smtp.mails).toHaveLength(1)
    expect(smtp.mails[0]?.text).not.toContain('prize')
    expect(smtp.mails[0]?.html).not.toContain('prize')
    expect(await pendingFor(as)).toBe(1)

    await confirm(smtp.mails[0]?.text)
    await eventually(() => smtp.mails).toHaveLength(2)
    expect(smtp.mails[1]).toMatchObject({
      to: [{ address: 'stranger@example.org' }],
      subject: expect.stringContaining('application'),
      attachments: [expect.objectContaining({ mimeType: 'application/pdf' })],
    })
    expect(await pendingFor(as)).toBe(0)
    await eventually(async () =>
      JSON.stringify(await fixture.db.selectFrom('outbox').selectAll().execute()),
    ).not.toContain('signature=')
  })

  test('gets a link for a new password, which also confirms it', async () => {
    const smtp = await mailServer()
    const as = await register('mira@example.org')
    await applyAs(as)
    await fixture.call(accounts.forgotPassword, { body: { email_address: as.email } })
    await eventually(() => smtp.mails.map(({ subject }) => subject)).toEqual([
      'Please confirm your email address',
      'Set a new password',
    ])
    const token =
      new URL(/https?:\S+/.exec(smtp.mails[1]?.text ?? '')?.[0] ?? '').searchParams.get('token') ?? ''
    await eventually(async () =>
      JSON.stringify(await fixture.db.selectFrom('outbox').selectAll().execute()),
    ).not.toContain(token)
    const change = { password: 'Neuer-Sommer-8', password_confirmation: 'Neuer-Sommer-8' }
    await fixture.call(accounts.resetPassword, { body: { token, email_address: as.email, ...change } })
    await eventually(() => smtp.mails).toHaveLength(4)
  })

  test('is not notified when the account changes its address, unlike a confirmed one', async () => {
    const as = await register('stranger@example.org')
    const takeAnother = (email: string) =>
      fixture.call(
        accounts.updateUser,
        { params: { id: String(as.id) }, body: { email, current_password: password } },
        { as },
      )
    const notices = () =>
      fixture.db.selectFrom('outbox').select('recipient').where('key', 'like', 'address-change%').execute()
    await takeAnother('mira@example.org')
    expect(await notices()).toEqual([])
    await fixture.db.updateTable('accounts').set({ email_verified: true }).execute()
    await takeAnother('mira.talbach@example.org')
    expect(await notices()).toEqual([{ recipient: 'mira@example.org' }])
  })

  test('a person who asks for a reminder is told to confirm the address', async () => {
    const as = await register('mira@example.org')
    const params = { id: String(await insertMasterclass(fixture.db)) }
    const ask = async () =>
      (await fixture.call(requestReminder, { params }, { as, locale: 'en' })).body.message
    expect(await ask()).toContain('please confirm your address')
    await fixture.db.updateTable('accounts').set({ email_verified: true }).execute()
    expect(await ask()).not.toContain('confirm')
  })
})

describe('the office', () => {
  let office: Person
  beforeEach(async () => {
    office = await fixture.person(['AcademyManager'])
  })
  const overview = async () => (await fixture.call(contract.mails, {}, { as: office })).body
  const give = async (key: string, change = {}) => {
    const mail = { key, to: toAddress(`${key}@example.org`), locale: 'en' as const, subject: key }
    await enqueue(fixture.db, { ...mail, text: 'Hi', html: 'Hi', ...change }, new Date())
    const given_up = { given_up_at: new Date(), attempts: 12, last_error: '451 busy' }
    const updated = fixture.db.updateTable('outbox').set(given_up).where('key', '=', key)
    return (await updated.returning('id').executeTakeFirstOrThrow()).id
  }
  const actions = async () =>
    (await fixture.db.selectFrom('audit_log').select(['action', 'actor_id']).execute()).map(
      ({ action, actor_id }) => [action, actor_id],
    )

  test('sees given-up mails and resends one or all', async () => {
    const [first] = [await give('a'), await give('b'), await give('c', { is_confidential: true })]
    const { given_up, pending_count } = await overview()
    expect(pending_count).toBe(0)
    expect(given_up.map(({ recipient, last_error }) => [recipient, last_error])).toEqual([
      ['(confidential)', '451 busy'],
      ['b@example.org', '451 busy'],
      ['a@example.org', '451 busy'],
    ])
    const one = { params: { id: String(first) } }
    expect((await fixture.call(contract.resendMail, one, { as: office })).body).toEqual({ resent: 1 })
    expect((await fixture.refused(contract.resendMail, one, { as: office })).status).toBe(404)
    expect((await fixture.call(contract.resendMails, { body: {} }, { as: office })).body).toEqual({
      resent: 2,
    })
    expect(await overview()).toMatchObject({ given_up: [], pending_count: 3 })
    expect(await actions()).toEqual([
      ['mail_repeated', office.id],
      ['mails_resent', office.id],
    ])
  })

  test('cannot resend expired mails', async () => {
    await give('a', { lifetime: -1 })
    expect((await fixture.call(contract.resendMails, { body: {} }, { as: office })).body).toEqual({
      resent: 0,
    })
  })

  test('decides once what happens to the mails after a restore', async () => {
    await give('archived')
    const { id } = await fixture.db.selectFrom('outbox').select('id').executeTakeFirstOrThrow()
    await fixture.db.insertInto('mail_hold').values({ last_mail_id: id }).execute()
    expect(await overview()).toMatchObject({ is_paused: true })
    const release = { body: { archived: 'delete' as const } }
    const { body } = await fixture.call(contract.releaseMails, release, { as: office })
    expect(body).toEqual({
      is_paused: false,
      pending_count: 0,
      failed_count: 0,
      refused_count: 0,
      given_up: [],
    })
    const again = await fixture.refused(contract.releaseMails, release, { as: office })
    expect(again.body.code).toBe('mails_not_paused')
    expect(await actions()).toEqual([['mails_released', office.id]])
  })

  test.each([
    ['a student', ['student'] as const, 403],
    ['a teacher', ['Teacher'] as const, 403],
    ['nobody', undefined, 401],
  ])('%s is refused all of it', async (_name, roles, status) => {
    const as = roles && (await fixture.person([...roles]))
    const id = await give('a')
    for (const [endpoint, input] of [
      [contract.mails, {}],
      [contract.resendMails, { body: {} }],
      [contract.resendMail, { params: { id: String(id) } }],
      [contract.releaseMails, { body: { archived: 'send' } }],
    ] as const)
      expect((await fixture.refused(endpoint, input, { as })).status).toBe(status)
    expect((await overview()).given_up).toHaveLength(1)
  })
})
