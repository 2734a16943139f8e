import { sql } from 'kysely'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { waitOptions } from '../../../test/wait-options.ts'
import { eventually, mailTestKit } from './mail-test-kit.ts'
import { countWaitingForConfirmation, recentMails } from './review.ts'
import { enqueue, type MailRecipient, toAccount, toAddress, toAddressOfAccount } from './send-mail.ts'

const { db, server, sender, row } = await mailTestKit()
afterEach(async () => {
  await db.deleteFrom('accounts').execute()
})

const insertPerson = async (email: string, email_verified = false) => {
  const person = { first_name: 'Mira', last_name: 'Talbach', email, password_hash: 'none', email_verified }
  const { id } = await db.insertInto('accounts').values(person).returning('id').executeTakeFirstOrThrow()
  return id
}
const write = (key: string, to: MailRecipient) =>
  enqueue(db, { key, to, locale: 'en', subject: key, text: 'Hi', html: 'Hi' }, new Date())
const confirm = (id: number) =>
  db.updateTable('accounts').set({ email_verified: true }).where('id', '=', id).execute()
const states = async () =>
  Object.fromEntries((await recentMails(db, 100)).map(({ subject, state }) => [subject, state]))

/** Starts a sender that is woken only by the database. */
const quietSender = (smtpUrl: string, settings = {}) => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  return sender(smtpUrl, settings)
}

test('an unconfirmed address gets only its own link, and the other mails after it is confirmed', async () => {
  const smtp = await server()
  quietSender(smtp.url)
  const id = await insertPerson('mira@example.org')
  await write('invoice', toAccount(id, 'mira@example.org'))
  await write('confirm', toAddressOfAccount(id, 'mira@example.org'))
  await write('contact', toAddress('office@example.org'))
  await eventually(async () => (await row('contact')).sent_at).toBeTruthy()
  expect(smtp.mails.map(({ subject }) => subject)).toEqual(['confirm', 'contact'])
  expect(await states()).toMatchObject({ invoice: 'unconfirmed', confirm: 'sent' })
  expect(await countWaitingForConfirmation(db, id)).toBe(1)

  await confirm(id)
  await eventually(() => smtp.mails.map(({ subject }) => subject)).toEqual(['confirm', 'contact', 'invoice'])
  expect(await countWaitingForConfirmation(db, id)).toBe(0)
})

test('a mail that waited goes to the address that is finally confirmed', async () => {
  const smtp = await server()
  quietSender(smtp.url)
  const id = await insertPerson('typo@example.org')
  await write('invoice', toAccount(id, 'typo@example.org'))
  await db.updateTable('accounts').set({ email: 'mira@example.org' }).where('id', '=', id).execute()
  expect((await recentMails(db, 1))[0]?.recipient).toBe('mira@example.org')
  await confirm(id)
  await eventually(async () => (await row('invoice')).sent_at).toBeTruthy()
  expect(smtp.recipients).toEqual(['mira@example.org'])
  expect((await row('invoice')).recipient).toBe('mira@example.org')
})

const keys = Array.from({ length: 40 }, (_, index) => `m${index}`)

/** `strangerOf` is how mails to the unconfirmed address are addressed. */
const confirmWithTwoSenders = async (strangerOf: typeof toAccount) => {
  const smtp = await server()
  const [stranger, mira] = [
    await insertPerson('stranger@example.org'),
    await insertPerson('mira@example.org'),
  ]
  // The oldest mails, which a sender would take first.
  await Promise.all(keys.map(key => write(`s-${key}`, strangerOf(stranger, 'stranger@example.org'))))
  quietSender(smtp.url)
  quietSender(smtp.url)
  // The confirmation is concurrent with the writes.
  await Promise.all([...keys.map(key => write(key, toAccount(mira, 'mira@example.org'))), confirm(mira)])
  const sent = () =>
    db
      .selectFrom('outbox')
      .select('id')
      .where('sent_at', 'is not', null)
      .where('account_id', '=', mira)
      .execute()
  await expect.poll(async () => (await sent()).length, waitOptions).toBe(keys.length)
  return smtp.recipients
}

test('with two senders every mail is sent once after the confirmation, and none to the unconfirmed address', async () => {
  const recipients = await confirmWithTwoSenders(toAccount)
  expect(recipients).toEqual(keys.map(() => 'mira@example.org'))
})

test('control: without the condition the unconfirmed address gets mails', async () => {
  expect(await confirmWithTwoSenders(toAddressOfAccount)).toContain('stranger@example.org')
})

test('no mail is sent to an address whose account was deleted', async () => {
  const smtp = await server()
  const id = await insertPerson('mira@example.org', true)
  await write('invoice', toAccount(id, 'mira@example.org'))
  await write('notice', toAddressOfAccount(id, 'former@example.org'))
  await db.deleteFrom('accounts').execute()
  await write('contact', toAddress('office@example.org'))
  sender(smtp.url)
  await eventually(async () => (await row('contact')).sent_at).toBeTruthy()
  expect(smtp.recipients).toEqual(['office@example.org'])
})

test('the database refuses a mail that waits for a confirmation but has no account', async () => {
  const broken = sql`insert into outbox (key, message_id, recipient, locale, subject, body_text, body_html, created_at,
      needs_confirmed_address) values ('x', 'x', 'x@example.org', 'en', 'x', 'x', 'x', now(), true)`
  await expect(broken.execute(db)).rejects.toThrow('outbox_confirmed_account')
})

test('a stored address with line breaks gets no mail', async () => {
  const smtp = await server()
  sender(smtp.url)
  const id = await insertPerson('mira@example.org\r\nRCPT TO:<victim@example.org>', true)
  await write('evil', toAccount(id, 'mira@example.org'))
  await eventually(async () => (await row('evil')).given_up_at).toBeTruthy()
  expect(smtp.recipients).toEqual([])
})

test('a name with line breaks cannot add a header or a recipient', async () => {
  const smtp = await server()
  sender(smtp.url)
  const id = await insertPerson('mira@example.org', true)
  const evil = 'Mira\r\nBcc: victim@example.org\r\n\r\nBuy now'
  const mail = { key: 'evil', to: toAccount(id, 'mira@example.org'), locale: 'en' as const }
  const reply_to = 'x@example.org\r\nBcc: victim@example.org'
  await enqueue(db, { ...mail, reply_to, subject: evil, text: evil, html: evil }, new Date())
  await eventually(() => smtp.mails).toHaveLength(1)
  expect(smtp.recipients).toEqual(['mira@example.org'])
  expect(smtp.mails[0]?.bcc ?? []).toEqual([])
  expect(smtp.mails[0]?.headers.map(({ key }) => key)).not.toContain('bcc')
  expect(smtp.mails[0]?.subject).toBe('Mira Bcc: victim@example.org  Buy now')
})
