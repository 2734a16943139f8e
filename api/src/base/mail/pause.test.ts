import { afterEach, expect, test } from 'vitest'
import { eventually, mailTestKit } from './mail-test-kit.ts'
import { resendAllGivenUp, resendOne } from './resend.ts'
import { endPause, findPause, recentMails } from './review.ts'

const { db, server, sender, put, row } = await mailTestKit()
afterEach(async () => {
  await db.deleteFrom('mail_hold').execute()
})

const pause = async () => {
  const { last } = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow()
  await db.insertInto('mail_hold').values({ last_mail_id: last }).execute()
}
const release = (archived: 'send' | 'delete') => db.transaction().execute(tx => endPause(tx, archived))

test('no mail is sent while mails are held, old or new, and all are sent afterwards', async () => {
  const smtp = await server()
  await put('archived')
  await pause()
  const senders = [sender(smtp.url), sender(smtp.url)]
  await put('new')
  for (const { stop } of senders) await stop()
  expect(smtp.recipients).toEqual([])
  expect((await recentMails(db, 2)).map(({ state }) => state)).toEqual(['held', 'held'])

  sender(smtp.url)
  expect(await release('send')).toEqual({ wasPaused: true, deleted: 0 })
  await eventually(async () => (await row('new')).sent_at).toBeTruthy()
  expect(smtp.recipients).toEqual(['archived@example.org', 'new@example.org'])
})

test('discarding deletes the mails of the archive and sends later ones', async () => {
  const smtp = await server()
  await put('sent', 'archived')
  await db.updateTable('outbox').set({ sent_at: new Date() }).where('key', '=', 'sent').execute()
  await pause()
  await put('new')
  sender(smtp.url)
  expect(await release('delete')).toEqual({ wasPaused: true, deleted: 1 })
  await eventually(async () => (await row('new')).sent_at).toBeTruthy()
  expect(smtp.recipients).toEqual(['new@example.org'])
  const left = await db.selectFrom('outbox').select('key').orderBy('id').execute()
  expect(left.map(({ key }) => key)).toEqual(['sent', 'new'])
  expect(await findPause(db)).toBeUndefined()
  expect(await release('send')).toEqual({ wasPaused: false, deleted: 0 })
})

test('given-up mails are resent, one or all, and the sender is woken', async () => {
  let isKnown = false
  const smtp = await server({ refuse: () => (isKnown ? undefined : 550) })
  await put('a', 'b', 'c')
  sender(smtp.url)
  for (const key of ['a', 'b', 'c']) await eventually(async () => (await row(key)).given_up_at).toBeTruthy()
  isKnown = true
  const resend = (id?: number) =>
    db.transaction().execute(tx => (id === undefined ? resendAllGivenUp(tx, true) : resendOne(tx, id)))
  const { id } = await row('b')
  expect(await resend(id)).toBe(1)
  await eventually(async () => (await row('b')).sent_at).toBeTruthy()
  expect(await resend(id)).toBe(0)
  expect(await resend()).toBe(2)
  for (const key of ['a', 'c']) await eventually(async () => (await row(key)).sent_at).toBeTruthy()
  expect(await row('a')).toMatchObject({ attempts: 0, given_up_at: null, last_error: null })
})
