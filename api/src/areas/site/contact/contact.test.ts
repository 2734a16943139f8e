import { contact, message as officeMessage, writeToOffice } from '@academy/contract/site/contact/endpoints'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'

let fixture: TestApp
const setContactEmail = (contact_email: string) =>
  fixture.db.updateTable('association').set({ contact_email }).execute()
beforeAll(async () => {
  fixture = await testApp()
  await setContactEmail('office@verein.example')
})
afterAll(() => fixture.close())

const KEY = '0b0e4d5c-6a0f-4c87-9d0a-5f2b1d7a9c11'
const message = (subject: string, change = {}) => ({
  body: { email: 'mira@example.org', subject, message: 'Gibt es Klaviere?\n\nLiebe Grüße', ...change },
})
const recipients = async (subject: string) =>
  (
    await fixture.db
      .selectFrom('outbox')
      .select('recipient')
      .where('subject', '=', `Kontaktformular: ${subject}`)
      .execute()
  ).map(({ recipient }) => recipient)
const stored = (subject: string) =>
  fixture.db.selectFrom('contact_messages').selectAll().where('subject', '=', subject).execute()

test('a message is stored and mailed to the association, with the sender as reply address', async () => {
  const { body } = await fixture.call(contact, message('Klaviere <b>& mehr</b>'))
  expect(body.message).toBe('Message sent successfully')
  const [kept] = await stored('Klaviere <b>& mehr</b>')
  expect(kept).toMatchObject({ email: 'mira@example.org', message: 'Gibt es Klaviere?\n\nLiebe Grüße' })
  const mail = await fixture.db
    .selectFrom('outbox')
    .selectAll()
    .where('key', '=', `contact:${kept?.id}`)
    .executeTakeFirst()
  expect(mail).toMatchObject({ recipient: 'office@verein.example', reply_to: 'mira@example.org' })
  expect(mail?.body_text).toContain('Liebe Grüße')
  expect(mail?.body_html).not.toContain('<b>&')
})

test('a robot that fills in the honeypot gets the same answer, and nothing is stored', async () => {
  const { body } = await fixture.call(contact, message('Cheap violins', { honeypot: 'x' }), { locale: 'de' })
  expect(body.message).toBe('Nachricht erfolgreich gesendet')
  expect(await stored('Cheap violins')).toHaveLength(0)
})

test('a message sent again after a lost response arrives once', async () => {
  const again = () => fixture.call(contact, message('Twice', { request_key: KEY }))
  await Promise.all([again(), again(), again()])
  expect(await stored('Twice')).toHaveLength(1)
  const mails = await fixture.db
    .selectFrom('outbox')
    .select('key')
    .where('subject', '=', 'Kontaktformular: Twice')
    .execute()
  expect(mails).toHaveLength(1)
  await fixture.call(contact, message('Twice'))
  expect(await stored('Twice')).toHaveLength(2)
})

test('every missing field is reported, in the language of the request', async () => {
  const { status, body } = await fixture.refused(
    contact,
    { body: { email: '', subject: ' ', message: '' } },
    { locale: 'de' },
  )
  expect(status).toBe(422)
  expect(body.errors).toEqual({
    email: ['E-Mail-Adresse ist erforderlich.'],
    subject: ['Betreff ist erforderlich.'],
    message: ['Nachricht ist erforderlich.'],
  })
})

test('a network may send ten messages an hour', async () => {
  for (let times = 0; times < 10; times++)
    await fixture.call(contact, message('Often', { email: `p${times}@example.org` }), { from: '10.8.8.8' })
  expect((await fixture.refused(contact, message('Often'), { from: '10.8.8.8' })).status).toBe(429)
})

test('a message goes to the address that the office has set last, and to the first admin without one', async () => {
  await setContactEmail('new@verein.example')
  await fixture.call(contact, message('Moved'))
  expect(await recipients('Moved')).toEqual(['new@verein.example'])

  await setContactEmail('')
  await fixture.call(contact, message('Nobody'))
  expect(await stored('Nobody')).toHaveLength(1)
  expect(await recipients('Nobody')).toEqual([])
  const admin = await fixture.person(['Admin'])
  await fixture.person(['Admin'])
  await fixture.call(contact, message('Admin'))
  expect(await recipients('Admin')).toEqual([admin.email])
})

describe('a message from the personal area', () => {
  const write = (subject: string, change = {}) => ({
    body: { subject, message: 'Darf ich nach 21 Uhr ankommen?', page: '/user/acomodation', ...change },
  })

  test('has its author and its page, in the inbox and in the mail', async () => {
    await setContactEmail('office@verein.example')
    const person = await fixture.person()
    await fixture.call(writeToOffice, write('Late arrival'), { as: person, locale: 'de' })
    const [kept] = await stored('Late arrival')
    expect(kept).toMatchObject({
      email: person.email,
      account_id: person.id,
      page: '/user/acomodation',
      locale: 'de',
    })
    const mail = await fixture.db
      .selectFrom('outbox')
      .select(['reply_to', 'body_text'])
      .where('key', '=', `contact:${kept?.id}`)
      .executeTakeFirst()
    expect(mail?.reply_to).toBe(person.email)
    expect(mail?.body_text).toContain('/user/acomodation')
    const as = { as: await fixture.person(['AcademyManager']) }
    const shown = await fixture.call(officeMessage, { params: { id: String(kept?.id) } }, as)
    expect(shown.body).toMatchObject({ page: '/user/acomodation', person: { id: person.id } })
  })

  test('sent again after a lost response arrives once', async () => {
    const as = await fixture.person()
    const request_key = '5d1e0b9a-2f53-4a63-8a58-0a4f4a1c2f10'
    const again = () => fixture.call(writeToOffice, write('Once', { request_key }), { as })
    await Promise.all([again(), again(), again()])
    expect(await stored('Once')).toHaveLength(1)
  })

  test('is limited to ten an hour for each account, whatever strangers send in the name of its address', async () => {
    const as = await fixture.person()
    const from = '10.9.9.9'
    for (let times = 0; times < 10; times++) await fixture.call(contact, message('Many', { email: as.email }))
    for (let times = 0; times < 10; times++) await fixture.call(writeToOffice, write('Many'), { as, from })
    expect((await fixture.refused(writeToOffice, write('Many'), { as, from })).status).toBe(429)
    await fixture.call(writeToOffice, write('Many'), { as: await fixture.person(), from })
  })

  test.each([
    'https://elsewhere.example/user',
    '/masterclasses',
    '/user?x=1',
    '/user/<b>',
    `/user/${'a'.repeat(300)}`,
  ])('the page %s is refused', async page => {
    const { status, body } = await fixture.refused(writeToOffice, write('Odd', { page }), {
      as: await fixture.person(),
    })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['page']])
  })

  test('missing words are reported at their fields', async () => {
    const { body } = await fixture.refused(writeToOffice, write(' ', { message: '' }), {
      as: await fixture.person(),
      locale: 'de',
    })
    expect(body.errors).toEqual({
      subject: ['Betreff ist erforderlich.'],
      message: ['Nachricht ist erforderlich.'],
    })
  })
})
