// Mails name a masterclass by its teacher. The name goes from them when the teacher is erased.
import { mailKinds } from '@academy/contract/messages/mails/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accompanistOf } from '../../../../test/accompanist.ts'
import type { Person } from '../../../../test/app.ts'
import { type SelectionFixture, selectionFixture } from '../../../../test/selection-fixture.ts'
import { enqueue, type MailRecipient, toAccount, toAddress } from '../../../base/mail/send-mail.ts'
import { eraseRequested } from './erase.ts'
import { applicantMailKinds } from './rules.ts'

const NOW = new Date('2027-09-01T10:00:00Z')

let fixture: SelectionFixture
beforeAll(async () => {
  fixture = await selectionFixture(NOW.toISOString())
})
afterAll(() => fixture.close())

interface TeacherName {
  first_name: string
  last_name: string
}

/** Creates somebody who has taught a class, under a name that the account does not have. */
const taught = async ({ first_name, last_name }: TeacherName) => {
  const teacher = await fixture.person(['Teacher'])
  const masterclass_id = await fixture.masterclass({ teacher, days: ['2027-08-02', '2027-08-10'] })
  await fixture.db
    .updateTable('teachers')
    .set({ first_name, last_name })
    .where('account_id', '=', teacher.id)
    .execute()
  return { teacher, masterclass_id }
}

const erase = async ({ id }: Person) => {
  const { db, services } = fixture
  await db
    .insertInto('erasure_requests')
    .values({ account_id: id, requested_by: id, requested_at: new Date('2027-08-15'), erase_after: NOW })
    .execute()
  expect(await eraseRequested({ db, files: services.files }, id, NOW)).toBe(true)
}

interface Sent {
  key: string
  to: MailRecipient
  about?: number[]
}

const send = async (text: string, { key, to, about = [] }: Sent) => {
  const html = `<p title="${text}">${text}</p>`
  await enqueue(fixture.db, { key, to, about, locale: 'en', subject: text, text, html }, NOW)
}
const textsOf = async (key: string) => {
  const { subject, body_text, body_html } = await fixture.db
    .selectFrom('outbox')
    .select(['subject', 'body_text', 'body_html'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  return [subject, body_text, body_html]
}
const shown = (before: string, after = before) => [after, after, `<p title="${before}">${after}</p>`]

test('what is sent to applicants about the masterclass loses the name, and every other mail keeps it', async () => {
  const { teacher, masterclass_id } = await taught({ first_name: 'Ada', last_name: 'Kreil' })
  const student = await fixture.applicant(masterclass_id)
  const text = 'Cello with Ada Kreil, and Ada Kreil-Moser, and Magada Kreil'
  const keyOf = (kind: string) => `${kind}:${kind === 'reminder' ? masterclass_id : 7}:${student.id}`
  for (const kind of mailKinds)
    await send(text, { key: keyOf(kind), to: toAccount(student.id, student.email) })
  await erase(teacher)
  const erased = `Cello with Person ${teacher.id}, and Ada Kreil-Moser, and Magada Kreil`
  const named: readonly string[] = [...applicantMailKinds, 'application-removed', 'reminder']
  for (const kind of mailKinds)
    expect(await textsOf(keyOf(kind)), kind).toEqual(named.includes(kind) ? shown(text, erased) : shown(text))
})

test('the office and accompanists are told of the masterclass without the name, too', async () => {
  const { teacher, masterclass_id } = await taught({ first_name: 'Ida', last_name: 'Kreil' })
  const student = await fixture.applicant(masterclass_id)
  const accompanist = await accompanistOf(fixture, masterclass_id)
  const text = 'Cello with Ida Kreil'
  await send(text, {
    key: 'place-free:given-up:1:office',
    to: toAddress('o@academy.example'),
    about: [student.id],
  })
  await send(text, { key: 'notice:assigned:1', to: toAccount(accompanist.id, accompanist.email) })
  await erase(teacher)
  const erased = shown(text, `Cello with Person ${teacher.id}`)
  expect(await textsOf('place-free:given-up:1:office')).toEqual(erased)
  expect(await textsOf('notice:assigned:1')).toEqual(erased)
})

test('mails about the classes of others stay, and so does the name of a namesake', async () => {
  const { teacher, masterclass_id } = await taught({ first_name: 'Una', last_name: 'Kreil' })
  const student = await fixture.applicant(masterclass_id)
  const other = await taught({ first_name: 'Ulf', last_name: 'Kreil' })
  const stranger = await fixture.applicant(other.masterclass_id)
  const namesake = await fixture.applicant(masterclass_id, { first_name: 'Una', last_name: 'Kreil' })
  const text = 'Cello with Una Kreil'
  await send(text, { key: 'selection:stranger', to: toAccount(stranger.id, stranger.email) })
  await send(text, { key: 'selection:namesake', to: toAccount(namesake.id, namesake.email) })
  await send(text, {
    key: 'selection:partner',
    to: toAccount(student.id, student.email),
    about: [namesake.id],
  })
  await send('Cello with Ulf Kreil', { key: 'selection:ulf', to: toAccount(student.id, student.email) })
  await erase(teacher)
  for (const key of ['selection:stranger', 'selection:namesake', 'selection:partner'])
    expect(await textsOf(key), key).toEqual(shown(text))
  expect(await textsOf('selection:ulf')).toEqual(shown('Cello with Ulf Kreil'))
})

test('the name stays while somebody else teaches under it: it cannot be told whose it is', async () => {
  const name = { first_name: 'Eva', last_name: 'Kreil' }
  const { teacher, masterclass_id } = await taught(name)
  await taught(name)
  const student = await fixture.applicant(masterclass_id)
  await send('Cello with Eva Kreil', { key: 'selection:eva', to: toAccount(student.id, student.email) })
  await erase(teacher)
  expect(await textsOf('selection:eva')).toEqual(shown('Cello with Eva Kreil'))
})
