import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { takeMail } from '../../base/mail/queries.ts'
import { connect } from '../connection.ts'
import { apply, createMigrationTable, migrate, migrations } from '../migrate.ts'
import { restoreBackup } from './restore-backup.ts'
import { installation, sql, workFolder } from './testing/installation.ts'
import { writeBackup } from './write-backup.ts'

const now = new Date('2027-01-15T12:00:00Z')
const BEFORE = '0019'
const link = 'https://academy.example.org/verify-email/1/ab?expires=1&signature=s3cret'
const feedback = 'https://academy.example.org/feedback/5e9f1c52-6a0d-4b7e-9a53-0d7b3e6f2a11'

/** An installation of the version before mails had an account_id, with mails in it. */
const oldInstallation = async () => {
  const place = await installation('blank')
  const client = new pg.Client({ connectionString: place.url })
  await client.connect()
  await createMigrationTable(client)
  for (const migration of await migrations()) if (migration.name < BEFORE) await apply(client, migration)
  await client.query(`insert into accounts (first_name, last_name, email, password_hash)
    values ('Mira', 'Talbach', 'Mira@example.org', 'none')`)
  const write = (key: string, recipient: string, url: string, isSent: boolean) =>
    client.query(
      `insert into outbox (key, message_id, recipient, locale, subject, body_text, body_html, created_at, sent_at)
       values ($1, $1, $2, 'en', $1, $3, $4, now(), $5)`,
      [
        key,
        recipient,
        `Open:\n${url}\n`,
        `<a href="${url.replaceAll('&', '&amp;')}">Open</a>`,
        isSent ? now : null,
      ],
    )
  await write('booked:1', 'mira@example.org', 'https://academy.example.org/user', false)
  await write('verify-email:1:x', 'mira@example.org', link, false)
  await write('verify-email:1:y', 'mira@example.org', link, true)
  await write(
    'survey:1:invitation:2027-01-01:5e9f1c52-6a0d-4b7e-9a53-0d7b3e6f2a11',
    'mira@example.org',
    feedback,
    true,
  )
  await write('contact:1', 'office@example.org', 'https://academy.example.org/', false)
  await client.end()
  return place
}

const mailsIn = (url: string) =>
  sql(
    url,
    'select key, account_id, needs_confirmed_address, secret_link, body_text, body_html from outbox order by id',
  )

test('an upgrade keeps every mail and removes the links from sent ones', async () => {
  await using place = await oldInstallation()
  await migrate(place.url)
  const [booked, pending, sent, survey, contact] = await mailsIn(place.url)
  expect(booked).toMatchObject({ account_id: 1, needs_confirmed_address: true, secret_link: null })
  expect(pending).toMatchObject({ account_id: 1, needs_confirmed_address: false, secret_link: link })
  expect(pending.body_text).toContain(link)
  for (const mail of [sent, survey]) {
    expect(mail.body_text).toBe('Open:\n[link removed]\n')
    expect(mail.body_html).toBe('<a href="[link removed]">Open</a>')
  }
  expect(JSON.stringify(survey)).not.toContain('5e9f1c52')
  expect(contact).toMatchObject({ account_id: null, needs_confirmed_address: false })
  expect(await sql(place.url, 'select 1 from mail_hold')).toEqual([])
})

test.each(['this version', 'an older version'])(
  'an installation restored from an archive of %s sends no mail',
  async version => {
    await using original = await oldInstallation()
    await using copy = await installation('blank')
    await using folder = await workFolder()
    if (version === 'this version') await migrate(original.url)
    await sql(original.url, 'update accounts set email_verified = true')
    const source = join(folder.path, 'backup.tar.gz')
    await writeBackup({ ...original, target: source, now })
    await restoreBackup({ ...copy, source, force: false })

    const dueIn = async (url: string) => {
      const { db, close } = connect(url, 1)
      onTestFinished(close)
      return db.transaction().execute(takeMail)
    }
    expect(await dueIn(copy.url)).toBeUndefined()
    expect(await sql(copy.url, 'select last_mail_id from mail_hold')).toEqual([{ last_mail_id: '5' }])
    await sql(copy.url, 'delete from mail_hold')
    expect(await dueIn(copy.url)).toMatchObject({ subject: 'booked:1' })
  },
)
