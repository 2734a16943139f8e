import { expect, test } from 'vitest'
import { deleteExpiredData } from '../../delete-expired-data.ts'
import { eventually, mailTestKit } from './mail-test-kit.ts'
import { recentMails } from './review.ts'
import { type MailKey, sendMail, toAddress } from './send-mail.ts'

const { db, server, sender, row } = await mailTestKit()

const url = 'https://academy.example.org/auth/reset-password?email=mira%40example.org&token=s3cret'
const write = (key: MailKey, lifetime: number) =>
  db.transaction().execute(tx =>
    sendMail(
      tx,
      {
        key,
        to: toAddress('mira@example.org'),
        content: {
          locale: 'en',
          subject: 'Set a new password',
          greeting: 'Hello,',
          paragraphs: ['Here it is.'],
          action: { label: 'Set a new password', url },
        },
        hasSecretLink: true,
        lifetime,
      },
      new Date(),
    ),
  )

test('a secret link is delivered, and removed from the outbox once the mail is sent', async () => {
  const smtp = await server()
  await write('password-reset:reset', 3_600_000)
  expect((await recentMails(db, 1))[0]?.body_text).toContain(url)
  sender(smtp.url)
  await eventually(async () => (await row('password-reset:reset')).sent_at).toBeTruthy()
  expect(smtp.mails[0]?.text).toContain(url)
  expect(smtp.mails[0]?.html).toContain('&amp;token=s3cret')
  const stored = await row('password-reset:reset')
  expect(JSON.stringify(stored)).not.toContain('s3cret')
  expect(stored.body_text).toContain('[link removed]')
  expect(stored.body_html).toContain('Set a new password')
})

test('an expired link is not sent, and the next cleanup removes it', async () => {
  const smtp = await server()
  await write('password-reset:late', -1)
  await write('password-reset:fresh', 3_600_000)
  sender(smtp.url)
  await eventually(async () => (await row('password-reset:fresh')).sent_at).toBeTruthy()
  expect(smtp.mails).toHaveLength(1)
  expect((await row('password-reset:late')).sent_at).toBeNull()
  expect((await recentMails(db, 2)).map(({ state }) => state)).toEqual(['sent', 'expired'])
  await db.transaction().execute(tx => deleteExpiredData(tx, new Date()))
  expect(JSON.stringify(await row('password-reset:late'))).not.toContain('s3cret')
})

test('the cleanup keeps a valid link: a demo sends no mails, and people read them in the outbox', async () => {
  await write('password-reset:fresh', 3_600_000)
  await db.transaction().execute(tx => deleteExpiredData(tx, new Date()))
  expect((await row('password-reset:fresh')).body_text).toContain(url)
})
