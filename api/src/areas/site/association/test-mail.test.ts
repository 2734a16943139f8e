import { troubleTexts } from '@academy/contract/base/mail-trouble'
import { readiness } from '@academy/contract/office/setup/endpoints'
import { sendTestMail } from '@academy/contract/site/association/endpoints'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import { type Behaviour, smtpServer } from '../../../base/mail/smtp-test-server.ts'

let fixture: TestApp
let manager: Person
afterEach(() => fixture.close())

const start = async (SMTP_URL?: string, SMTP_TLS = 'optional') => {
  const from = 'Academy <office@verein.example>'
  fixture = await testApp(SMTP_URL ? { SMTP_URL, SMTP_TLS, MAIL_FROM: from } : {})
  manager = await fixture.person(['AcademyManager'])
}
const mailServer = async (behaviour: Behaviour = {}) => {
  const smtp = await smtpServer(behaviour)
  onTestFinished(smtp.close)
  return smtp
}
const send = async (to = 'mira@example.org') =>
  (await fixture.call(sendTestMail, { body: { to } }, { as: manager, locale: 'de' })).body
const isTested = async () =>
  (await fixture.call(readiness, {}, { as: manager })).body.items.find(({ key }) => key === 'mail')?.is_done

test('the reply of the mail server is shown, and mail counts as tested', async () => {
  const smtp = await mailServer()
  await start(smtp.url)
  expect(await isTested()).toBe(false)
  const { outcome, answer } = await send()
  expect(outcome).toBe('accepted')
  expect(answer).toMatch(/^250 /)
  expect(smtp.mails).toMatchObject([{ subject: 'Test-E-Mail', to: [{ address: 'mira@example.org' }] }])
  expect(await isTested()).toBe(true)
  const log = await fixture.db.selectFrom('audit_log').selectAll().execute()
  expect(log).toMatchObject([
    {
      action: 'test_mail_sent',
      actor_id: manager.id,
      details: { to: 'mira@example.org', outcome: 'accepted', answer },
    },
  ])
})

test('a refused recipient is shown with the words of the server, and is no test', async () => {
  const smtp = await mailServer({ refuse: () => 550 })
  await start(smtp.url)
  expect(await send()).toEqual({ outcome: 'refused', answer: '550 not here', reason: '550 not here' })
  expect(await isTested()).toBe(false)
})

test('a wrong login is named without the password', async () => {
  const smtp = await mailServer({ login: { user: 'academy', pass: 'right' } })
  await start(smtp.url.replace('smtp://', 'smtp://academy:Geheim%C3%A4%2F1@'))
  const delivery = await send()
  expect(delivery.outcome).toBe('wrong_login')
  expect(delivery.answer).toContain('535')
  const stored = JSON.stringify(await fixture.db.selectFrom('audit_log').select('details').execute())
  for (const secret of ['Geheimä/1', 'Geheim%C3%A4%2F1', Buffer.from('Geheimä/1').toString('base64')])
    expect(JSON.stringify(delivery) + stored).not.toContain(secret)
})

test.each([
  [
    'smtp://127.0.0.1:1',
    'unreachable',
    'connect ECONNREFUSED 127.0.0.1:1',
    troubleTexts.en.connection_refused,
  ],
  [undefined, 'not_configured', '', ''],
])('with the server %s it is %s', async (url, outcome, answer, reason) => {
  await start(url)
  expect(await send()).toEqual({ outcome, answer, reason })
})

test('a server without TLS gets no mail', async () => {
  const smtp = await mailServer()
  await start(smtp.url, 'required')
  expect(await send()).toEqual({
    outcome: 'unreachable',
    answer: expect.stringContaining('STARTTLS'),
    reason: troubleTexts.en.unencrypted,
  })
  expect(smtp.recipients).toEqual([])
  expect(await isTested()).toBe(false)
})

test('a person may send ten an hour, to one address each', async () => {
  await start()
  const two = await fixture.refused(
    sendTestMail,
    { body: { to: 'a@b.example, c@d.example' } },
    { as: manager },
  )
  expect(two.body.errors).toEqual({ to: ['Please enter a valid email address.'] })
  for (let times = 0; times < 10; times++) await send()
  const { status } = await fixture.refused(sendTestMail, { body: { to: 'a@b.example' } }, { as: manager })
  expect(status).toBe(429)
})
