import type { Locale } from '@academy/contract/base/locale'
import { insertGroup, insertRecipients } from '../areas/messages/group-mails/recipient-queries.ts'
import { sendBatch } from '../areas/messages/group-mails/send-batch.ts'
import { sendAnswer } from '../areas/site/contact/mails.ts'
import { insertMessage } from '../areas/site/contact/queries.ts'
import { greeting } from '../base/mail/mail-content.ts'
import { sendMails, toAccount, toAddress } from '../base/mail/send-mail.ts'
import type { Tx } from '../db/connection.ts'
import { demoMails, demoMessages, draftGroupMail, sentGroupMail } from './content/mails.ts'

const DAY_MS = 86_400_000
const before = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS)

interface Person {
  id: number
  email: string
  first_name: string
  locale: Locale
}

type People = Map<string, Person>

const seedOutbox = async (tx: Tx, people: People, now: Date): Promise<void> => {
  for (const { key, to, state, age, subject, paragraphs, answer } of demoMails.toSorted(
    (a, b) => b.age - a.age,
  )) {
    const person = people.get(to)
    if (!person) continue
    const { id, email, first_name, locale } = person
    const content = { locale, subject, greeting: greeting[locale](first_name), paragraphs }
    const at = before(now, age)
    await sendMails(tx, [{ key, to: toAccount(id, email), content }], at)
    const changes = {
      waiting: {},
      sent: { sent_at: at },
      stopped: { stopped_at: at },
      failed: { given_up_at: at, attempts: answer?.startsWith('5') ? 1 : 12, last_error: answer ?? null },
    }[state]
    if (Object.keys(changes).length > 0)
      await tx.updateTable('outbox').set(changes).where('key', '=', key).execute()
    if (answer?.startsWith('550'))
      await tx
        .insertInto('refused_addresses')
        .values({ account_id: id, email, since: at, answer })
        .onConflict(conflict => conflict.doNothing())
        .execute()
  }
}

const seedMessages = async (tx: Tx, author_id: number, now: Date): Promise<void> => {
  for (const { email, locale, age, subject, message, page, answer } of demoMessages) {
    const created_at = before(now, age)
    const sent = { email, subject, message, locale, request_key: null, created_at }
    const id = await insertMessage(tx, page ? { ...sent, page } : sent)
    if (!id || !answer) continue
    const at = before(now, age - 1)
    const row = await tx
      .insertInto('contact_answers')
      .values({ message_id: id, author_id, text: answer, created_at: at })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .updateTable('contact_messages')
      .set({ state: 'answered', version: 2 })
      .where('id', '=', id)
      .execute()
    const reply = {
      id: row.id,
      text: answer,
      locale,
      to: toAddress(email),
      first_name: undefined,
      reply_to: '',
    }
    await sendAnswer(tx, { ...reply, message: { subject, message, created_at } }, at)
    await tx
      .updateTable('outbox')
      .set({ sent_at: at })
      .where('key', '=', `contact-answer:${row.id}`)
      .execute()
  }
}

/** Mails that are never sent: the demo has no mail server. */
const services = {
  config: { siteUrl: 'http://localhost:3000' },
  secret: 'the secret of the demo',
} as Parameters<typeof sendBatch>[1]

const seedGroupMails = async (tx: Tx, author_id: number, people: People, now: Date): Promise<void> => {
  const started_at = before(now, 5)
  const { id } = await tx
    .insertInto('group_mails')
    .values({
      ...sentGroupMail,
      author_id,
      created_at: started_at,
      started_at,
      state: 'sending',
      version: 2,
      next_batch_at: new Date(0),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertGroup(tx, id, 'unpaid')
  await sendBatch(tx, services, { now: started_at, size: 1000 })
  await tx.updateTable('outbox').set({ sent_at: started_at }).where('kind', '=', 'group-mail').execute()
  const draft = await tx
    .insertInto('group_mails')
    .values({ ...draftGroupMail, author_id, created_at: before(now, 1) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const students = [...people.values()].filter(({ email }) => email.split('@')[0]?.includes('.'))
  await insertRecipients(
    tx,
    draft.id,
    students.map(person => person.id),
  )
}

/** Adds mails in every state, messages and mails to groups, unless there are any. */
export const seedMails = async (tx: Tx, now: Date): Promise<void> => {
  if (await tx.selectFrom('group_mails').select('id').limit(1).executeTakeFirst()) return
  const accounts = await tx
    .selectFrom('accounts')
    .select(['id', 'email', 'first_name', 'locale'])
    .orderBy('id')
    .execute()
  const people: People = new Map(accounts.map(person => [person.email, person]))
  const office = people.get('manager@example.org')
  if (!office) return
  await seedMessages(tx, office.id, now)
  await seedGroupMails(tx, office.id, people, now)
  await seedOutbox(tx, people, now)
}
