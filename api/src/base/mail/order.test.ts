// What presumes a result waits for the letter that tells it.
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import { takeMail } from './queries.ts'
import { enqueue, type MailRecipient, toAccount, toAddressOfAccount } from './send-mail.ts'

const { db, close } = await testDatabase()
afterAll(close)
let mira: number
let jon: number
beforeEach(async () => {
  await db.deleteFrom('outbox').execute()
  await db.deleteFrom('accounts').execute()
  const insert = async (email: string) => {
    const person = {
      first_name: 'Mira',
      last_name: 'Talbach',
      email,
      password_hash: 'none',
      email_verified: true,
    }
    return (await db.insertInto('accounts').values(person).returning('id').executeTakeFirstOrThrow()).id
  }
  mira = await insert('mira@example.org')
  jon = await insert('jon@example.org')
  await write('booked:1', toMira())
  await write('selection:1', toMira())
  await write('place-offer:1', toMira())
  await write('place-offer:2', toAccount(jon, 'jon@example.org'))
  await write('password:1', toAddressOfAccount(mira, 'mira@example.org'))
})

const toMira = () => toAccount(mira, 'mira@example.org')
const write = (key: string, to: MailRecipient) =>
  enqueue(db, { key, to, locale: 'en', subject: key, text: 'Hi', html: 'Hi' }, new Date())
const change = (key: string, set: { next_attempt_at?: Date; given_up_at?: Date; stopped_at?: Date }) =>
  db.updateTable('outbox').set(set).where('key', '=', key).execute()
/** What senders would take now, in this order. */
const due = () =>
  db.transaction().execute(async tx => {
    const subjects: string[] = []
    for (let mail = await takeMail(tx); mail; mail = await takeMail(tx)) {
      subjects.push(mail.subject)
      await sql`update outbox set sent_at = now() where id = ${mail.id}`.execute(tx)
    }
    return subjects
  })

const later = new Date(Date.now() + 3_600_000)

test('a letter that has to be tried again keeps later mails to the person back, and nothing else', async () => {
  await change('selection:1', { next_attempt_at: later })
  expect(await due()).toEqual(['booked:1', 'place-offer:2', 'password:1'])
  await change('selection:1', { next_attempt_at: new Date(0) })
  expect(await due()).toEqual(['selection:1', 'place-offer:1'])
})

test('a letter in the hand of another sender does so, too', async () => {
  await db.transaction().execute(async tx => {
    await sql`select from outbox where key = 'selection:1' for update`.execute(tx)
    expect(await due()).toEqual(['booked:1', 'place-offer:2', 'password:1'])
  })
})

test.each(['given_up_at', 'stopped_at'] as const)('one that will not be sent does not: %s', async state => {
  await change('selection:1', { [state]: new Date() })
  expect(await due()).toEqual(['booked:1', 'place-offer:1', 'place-offer:2', 'password:1'])
})
