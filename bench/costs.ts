import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { smtpServer } from '../api/src/base/mail/smtp-test-server.ts'
import type { Db } from '../api/src/db/connection.ts'
import { applyAndBook, officeClient, openMasterclass } from './lib/applicant.ts'
import type { Cpu } from './lib/cpu.ts'
import { makePeople } from './lib/people.ts'
import type { Server } from './lib/process.ts'
import { resume } from './lib/resume.ts'
import type { Row } from './lib/row.ts'
import { sized } from './lib/scale.ts'
import { type Client, client } from './lib/send.ts'
import { databaseOn, withDataFolder } from './lib/servers.ts'

export const name = 'Costs: processor time of one core for a request, a visitor, an applicant and a mail'

const PAGES = ['/', '/masterclasses', '/concerts', '/faq', '/contact']
/** Long enough for papers and mails that follow. */
const SETTLE_MS = sized(4_000, 10)
const AFTER_START_MS = sized(10_000, 10)
const MAILS = sized(300, 2)
/** About 600 kB. */
const RESUME_HEIGHT = 250

interface Measured {
  what: string
  count: number
  /** How many things one act consists of. */
  each?: number
  /** Done once before, so that nothing is compiled or rendered for the first time. */
  warmUp?: number
  act(place: number): Promise<unknown>
}

const costText = (ms: number) => `${ms.toFixed(ms < 10 ? 2 : 0)} ms`

/** Returns what the program uses in a millisecond when nobody asks for anything, once its start is over. */
const idleRate = async (product: Server): Promise<Cpu> => {
  await pause(AFTER_START_MS)
  const before = product.cpu()
  await pause(AFTER_START_MS)
  const after = product.cpu()
  return {
    programMs: (after.programMs - before.programMs) / AFTER_START_MS,
    databaseMs: (after.databaseMs - before.databaseMs) / AFTER_START_MS,
  }
}

/** Measures what the acts cost, without what the program uses anyway. */
const costs = async (
  product: Server,
  idle: Cpu,
  { what, count: full, each = 1, warmUp: usual = 20, act }: Measured,
): Promise<Row> => {
  const [count, warmUp] = sized([full, usual], [1, 0])
  for (let place = 0; place < warmUp; place++) await act(place)
  await pause(SETTLE_MS)
  const before = product.cpu()
  const began = performance.now()
  for (let place = 0; place < count; place++) await act(warmUp + place)
  const tookMs = performance.now() - began
  // What follows after the answer counts, too: papers and mails.
  await pause(SETTLE_MS)
  const after = product.cpu()
  const of = (key: keyof Cpu) =>
    Math.max(0, after[key] - before[key] - (tookMs + SETTLE_MS) * idle[key]) / (count * each)
  const [program, database] = [of('programMs'), of('databaseMs')]
  const inOneSecond = (1000 / (program + database)).toFixed(0)
  return {
    what: `${what} (${count * each}, ${(tookMs / 1000).toFixed(1)} s)`,
    measured: `${costText(program)} program + ${costText(database)} PostgreSQL, ${inOneSecond}/s on one core`,
  }
}

const filesOf = async (visitor: Client): Promise<string[]> => {
  const html = await visitor.text('/')
  return [...new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path))]
}

const measure = async (product: Server, db: Db, received: () => number): Promise<Row[]> => {
  const idle = await idleRate(product)
  const { port } = product
  const visitor = client(port)
  const files = await filesOf(visitor)
  const [writer] = await makePeople(db, 'writer', 1)
  const person = client(port)
  person.useSession(writer?.token ?? '')
  const office = await officeClient(db, port)
  const [masterclass, file] = [await openMasterclass(db), await resume(RESUME_HEIGHT)]
  await db.updateTable('room_types').set({ beds: 500 }).execute()
  const visit = async () => {
    const one = client(port)
    for (const path of [...PAGES, ...files]) await one.load(path)
    one.close()
  }
  const parts: Measured[] = [
    { what: 'a public page from the store', count: 2_000, act: () => visitor.load('/') },
    { what: 'a file of the site', count: 2_000, act: () => visitor.load(files[0] ?? '/') },
    { what: 'a read by a logged-in person: /api/me', count: 2_000, act: () => person.load('/api/me') },
    {
      what: 'a read by a logged-in person: own applications',
      count: 500,
      act: () => person.load('/api/academy/applications'),
    },
    {
      what: 'the office: people of the academy',
      count: 200,
      act: () => office.load('/api/academy/a/people'),
    },
    {
      what: 'a small write',
      count: 500,
      act: place =>
        person.call(`/api/${writer?.id}`, {
          method: 'PUT',
          body: { first_name: place % 2 ? 'Ilse' : 'Ilka' },
        }),
    },
    { what: 'a login with its password', count: 40, warmUp: 2, act: () => logInOnce(port) },
    { what: `a visitor: ${PAGES.length} pages and ${files.length} files`, count: 100, act: visit },
    {
      what: 'an applicant: register, profile, apply with a résumé, pay, book, with mails and papers',
      count: 20,
      warmUp: 3,
      act: place => applyAndBook({ db, port, office, masterclass, file, place }),
    },
  ]
  const rows: Row[] = []
  for (const part of [...parts, mailPart(db, received)]) rows.push(await costs(product, idle, part))
  return [...rows, await mailsOfApplicants(db)]
}

const mailsOfApplicants = async (db: Db): Promise<Row> => {
  const count = sql<string>`round(count(outbox.id)::numeric / count(distinct accounts.id), 1)`.as('count')
  const { count: measured } = await db
    .selectFrom('accounts')
    .leftJoin('outbox', 'outbox.account_id', 'accounts.id')
    .select(count)
    .where('accounts.email', 'like', 'mira%@example.org')
    .executeTakeFirstOrThrow()
  return { what: 'mails to each of these applicants', measured }
}

const logInOnce = async (port: number): Promise<void> => {
  const one = client(port)
  await one.call('/api/login', { body: { email_address: 'student@example.org', password: 'Musik-Sommer-1' } })
  one.close()
}

/** Copies a mail of the demo many times and waits until all were received. */
const mailPart = (db: Db, received: () => number): Measured => ({
  what: 'a mail over SMTP',
  count: 1,
  each: MAILS,
  warmUp: 1,
  act: async () => {
    const wanted = received() + MAILS
    await sql`
      insert into outbox (key, message_id, recipient, locale, subject, body_text, body_html, created_at)
      select 'bench:' || gen_random_uuid(), gen_random_uuid(), 'ilse@example.org', locale, subject, body_text, body_html, now()
      from (select * from outbox where sent_at is not null order by id limit 1) mail, generate_series(1, ${MAILS}::int)`.execute(
      db,
    )
    await sql`notify outbox`.execute(db)
    while (received() < wanted) await pause(20)
  },
})

export const run = () =>
  withDataFolder(async dataDir => {
    const server = await smtpServer()
    const env = { SMTP_URL: server.url, SMTP_TLS: 'optional', MAIL_FROM: 'Academy <office@example.org>' }
    return databaseOn(dataDir, (product, db) => measure(product, db, () => server.mails.length), env).finally(
      () => server.close(),
    )
  })
