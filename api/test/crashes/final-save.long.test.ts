import { rm } from 'node:fs/promises'
import pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Program } from '../../../scripts/lib/start-program.ts'
import { smtpServer } from '../../src/base/mail/smtp-test-server.ts'
import { openEmbedded } from '../../src/db/embedded/server.ts'
import { DEMO_PASSWORD } from '../../src/demo/content/people.ts'
import { waitOptions } from '../wait-options.ts'
import { newDataFolder } from './data-folder.ts'
import { startDemoAfterDeadline } from './program.ts'

const APPLICANTS = 12

let dataDir: string
let program: Program | undefined
let isSilent = false
/** Message-IDs delivered, by recipient. */
const taken = new Map<string, Set<string>>()
let smtp: Awaited<ReturnType<typeof smtpServer>>

beforeEach(async () => {
  dataDir = await newDataFolder()
  smtp = await smtpServer({
    onMail: ({ to, messageId = '' }) => {
      if (isSilent) return 'hang'
      const recipient = to?.[0]?.address ?? ''
      taken.set(recipient, (taken.get(recipient) ?? new Set()).add(messageId))
      return 'take'
    },
  })
})
afterEach(async () => {
  await program?.end('SIGTERM')
  await smtp.close()
  await rm(dataDir, { recursive: true, force: true })
})

const start = async () => {
  program = await startDemoAfterDeadline({
    DATA_DIR: dataDir,
    SMTP_URL: smtp.url,
    SMTP_TLS: 'optional',
    MAIL_FROM: 'academy@example.org',
  })
  return program
}

const inDatabase = async <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const server = await openEmbedded({ dataDir, role: 'command', label: 'test', print: () => {} })
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
    await server.stop()
  }
}

/** Creates a masterclass with applicants, every second of them accepted. */
const newMasterclass = (client: pg.Client, name: string) =>
  client
    .query<{ id: number }>(
      `with masterclass as (
        insert into masterclasses (academy_id, instrument_id, teacher_id, start_date, end_date, participation_fee_cents)
        select a.id, (select min(id) from instruments), (select min(id) from teachers), '2027-08-02', '2027-08-10', 50000
        from academies a where is_current
        returning id),
      people as (
        insert into accounts (first_name, last_name, email, password_hash, email_verified)
        select 'Mira', 'Talbach', $1 || n || '@faults.example', 'none', true from generate_series(1, $2::int) n
        returning id),
      sent as (
        insert into applications (masterclass_id, account_id, is_known, applied_at, fee_paid_at, is_accepted)
        select masterclass.id, people.id, true, now(), now(), people.id % 2 = 0 from masterclass, people)
      select id from masterclass`,
      [name, APPLICANTS],
    )
    .then(({ rows }) => rows[0]?.id ?? 0)

const logIn = async ({ url }: Program): Promise<string> => {
  const response = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email_address: 'admin@example.org', password: DEMO_PASSWORD }),
  })
  return ((await response.json()) as { access_token: string }).access_token
}

const finalize = ({ url }: Program, id: number, token: string) =>
  fetch(`${url}/api/academy/a/masterclasses/${id}/finalize`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  }).then(
    response => response.status,
    () => undefined,
  )

const stateOf = (client: pg.Client, id: number) =>
  client
    .query<{ is_final: boolean; results: number; mails: number; invoices: number }>(
      `select m.finalized_at is not null as is_final,
        count(*) filter (where status <> 'applied')::int as results,
        count(outbox.id)::int as mails,
        count(participation_invoice_id)::int as invoices
      from masterclasses m
      join applications p on p.masterclass_id = m.id
      left join outbox on outbox.key = 'selection:' || p.id
      where m.id = $1 group by m.id`,
      [id],
    )
    .then(({ rows }) => rows[0])

const sendLetters = ({ url }: Program, id: number, token: string) =>
  fetch(`${url}/api/academy/a/masterclasses/${id}/letters`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  }).then(
    response => response.status,
    () => undefined,
  )

const untold = { is_final: true, results: APPLICANTS, mails: 0, invoices: 0 }
const everything = { is_final: true, results: APPLICANTS, mails: APPLICANTS, invoices: APPLICANTS / 2 }

test('kill -9 after the letters of one final save and during those of another loses no mail and sends none twice', async () => {
  const first = await start()
  const token = await logIn(first)
  const [sent, unfinished] = await inDatabase(async client => [
    await newMasterclass(client, 'a'),
    await newMasterclass(client, 'b'),
  ])
  for (const id of [sent, unfinished]) expect(await finalize(first, id, token)).toBe(200)

  // The first letters are committed and no mail is delivered yet. Of the second ones everything is written except the
  // audit log entry, which is locked.
  isSilent = true
  expect(await sendLetters(first, sent, token)).toBe(200)
  await inDatabase(async client => {
    await client.query('begin')
    await client.query('lock table audit_log in exclusive mode')
    const answer = sendLetters(first, unfinished, token)
    await vi.waitFor(async () => {
      const waiting = `select pid from pg_locks where not granted and relation = 'audit_log'::regclass`
      expect((await client.query(waiting)).rows).toHaveLength(1)
    }, waitOptions)
    await first.end('SIGKILL')
    await client.query('rollback')
    expect(await answer).toBeUndefined()
  })
  isSilent = false

  const second = await start()
  expect(await inDatabase(client => stateOf(client, sent))).toEqual(everything)
  expect(await inDatabase(client => stateOf(client, unfinished))).toEqual(untold)
  expect(await finalize(second, sent, token)).toBe(409)
  expect(await sendLetters(second, sent, token)).toBe(409)
  expect(await sendLetters(second, unfinished, token)).toBe(200)
  expect(await inDatabase(client => stateOf(client, unfinished))).toEqual(everything)
  const recipients = ['a', 'b'].flatMap(name =>
    Array.from({ length: APPLICANTS }, (_, index) => `${name}${index + 1}@faults.example`),
  )
  await vi.waitFor(() => expect(recipients.filter(recipient => !taken.has(recipient))).toEqual([]), {
    timeout: 120_000,
    interval: 200,
  })
  expect(recipients.filter(recipient => taken.get(recipient)?.size !== 1)).toEqual([])
})
