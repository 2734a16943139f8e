import fc from 'fast-check'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import { deleteMailsByPrefix } from './queries.ts'
import { recentMails } from './review.ts'
import { enqueue, enqueueAll, type Mail, toAddress } from './send-mail.ts'

const { db, close } = await testDatabase()
afterAll(close)
beforeEach(async () => {
  await db.deleteFrom('outbox').execute()
})

const now = new Date('2027-06-01T08:00:00Z')
const mail: Mail = {
  key: 'welcome:1',
  to: toAddress('anna@example.org'),
  locale: 'de',
  subject: 'Grüß Gott',
  text: 'Schön, dass Sie da sind.',
  html: '<p>Schön, dass Sie da sind.</p>',
}

test('two mails with the same key are one mail, in one transaction and in two concurrent ones', async () => {
  await db.transaction().execute(async tx => {
    await enqueue(tx, mail, now)
    await enqueue(tx, { ...mail, subject: 'once more' }, now)
  })
  await Promise.all([1, 2, 3, 4].map(() => enqueue(db, { ...mail, key: 'welcome:2' }, now)))
  const subjects = (await recentMails(db, 10)).map(({ subject }) => subject)
  expect(subjects).toEqual(['Grüß Gott', 'Grüß Gott'])
})

test('line breaks in header values are replaced', async () => {
  await enqueue(
    db,
    {
      ...mail,
      to: toAddress('anna@example.org\r\nBcc: x@example.org'),
      subject: 'a\nb\u2028c\0d',
      reply_to: 'e\rf',
    },
    now,
  )
  const [row] = await db.selectFrom('outbox').selectAll().execute()
  expect(row).toMatchObject({
    recipient: 'anna@example.org Bcc: x@example.org',
    subject: 'a b c d',
    reply_to: 'e f',
  })
})

test('no recipient or subject can break a line or be refused by the database', async () => {
  const unit = fc.oneof(fc.nat(0x20), fc.nat(0xffff)).map(code => String.fromCharCode(code))
  const texts = fc.string({ unit })
  await fc.assert(
    fc.asyncProperty(fc.uuid(), texts, texts, async (key, to, subject) => {
      await enqueue(db, { ...mail, key, to: toAddress(to), subject }, now)
      const row = await db.selectFrom('outbox').selectAll().where('key', '=', key).executeTakeFirstOrThrow()
      expect(`${row.recipient}${row.subject}`).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u)
    }),
    { numRuns: 100 },
  )
})

test('the list shows the newest first, with the state of each mail', async () => {
  for (const key of ['a', 'b', 'c']) await enqueue(db, { ...mail, key }, now)
  await db.updateTable('outbox').set({ sent_at: now }).where('key', '=', 'a').execute()
  await db
    .updateTable('outbox')
    .set({ given_up_at: now, attempts: 12, last_error: '550 unknown' })
    .where('key', '=', 'b')
    .execute()
  expect(await recentMails(db, 10)).toMatchObject([
    { state: 'waiting', attempts: 0, last_error: null, created_at: now, body_text: mail.text },
    { state: 'failed', attempts: 12, last_error: '550 unknown' },
    { state: 'sent', recipient: 'anna@example.org', subject: 'Grüß Gott' },
  ])
  expect(await recentMails(db, 1)).toHaveLength(1)
})

test('many mails are inserted at once, each key once', async () => {
  const keys = ['a', 'b', 'a', 'c']
  await enqueueAll(
    db,
    keys.map(key => ({ ...mail, key, attachments: [`paper:${key}`] })),
    now,
  )
  await enqueueAll(db, [], now)
  const rows = await db.selectFrom('outbox').select(['key', 'attachments', 'is_confidential']).execute()
  expect(rows.toSorted((a, b) => (a.key < b.key ? -1 : 1))).toEqual(
    ['a', 'b', 'c'].map(key => ({ key, attachments: [`paper:${key}`], is_confidential: false })),
  )
})

test('the recipients of confidential mails are hidden', async () => {
  await enqueue(db, { ...mail, is_confidential: true }, now)
  const [shown] = await recentMails(db, 10)
  expect(shown).toMatchObject({ subject: mail.subject, state: 'waiting' })
  expect(JSON.stringify(shown)).not.toContain('anna')
  expect(JSON.stringify(shown)).not.toContain(mail.text)
})

test('mails about a subject are deleted, those about a similarly named subject are not', async () => {
  for (const key of ['survey:1:a', 'survey:12:a', 'other:survey:1:', 'survey:1:%'])
    await enqueue(db, { ...mail, key }, now)
  await db.transaction().execute(tx => deleteMailsByPrefix(tx, 'survey:1:'))
  const left = await db.selectFrom('outbox').select('key').orderBy('key').execute()
  expect(left.map(({ key }) => key)).toEqual(['other:survey:1:', 'survey:12:a'])
})
