// npm run cluster-test: three web processes and one for jobs behind nginx, with an external database, object store
// and mail server. Journeys and clients go on while processes are killed and replaced; then everything that was
// acknowledged is looked for.
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { startS3 } from '../../api/src/base/files/testing/s3-server.ts'
import { smtpServer } from '../../api/src/base/mail/smtp-test-server.ts'
import { openEmbedded } from '../../api/src/db/embedded/server.ts'
import { startClients, type Tally } from './clients.ts'
import { JOURNEYS, journeySources, staleParts, startJourneys } from './journeys.ts'
import { clockFrom, type Member, member } from './processes.ts'
import { startProxy } from './proxy.ts'
import { makeReleases } from './releases.ts'

const ROUNDS = Number(process.env['CLUSTER_ROUNDS'] ?? 3)
/** As in e2e/playwright.config.ts: the journeys are written for this day. */
const CLOCK_START = '2026-11-16T09:00:00+01:00'

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return address instanceof Object ? address.port : 0
}
const say = (line: string) => console.log(line)

const folder = mkdtempSync(join(tmpdir(), 'academy-cluster-'))
const stops: (() => Promise<unknown>)[] = [async () => rmSync(folder, { recursive: true, force: true })]
const stopAll = async () => {
  for (const stop of stops.splice(0).reverse()) await stop()
}

const openServices = async () => {
  const database = await openEmbedded({
    dataDir: join(folder, 'db'),
    role: 'app',
    label: 'cluster',
    print: say,
  })
  stops.push(database.stop)
  const store = await startS3()
  stops.push(store.stop)
  const mails = await smtpServer()
  stops.push(mails.close)
  return { database, store, mails }
}

const killInTurn = async (members: Member[], release: string) => {
  for (const one of members) {
    await one.end('SIGKILL')
    await delay(1_000)
    await one.start(release)
    await delay(1_000)
  }
}

const replaceInTurn = async (members: Member[], release: string) => {
  const codes: (number | null)[] = []
  for (const one of members) {
    codes.push(await one.end('SIGTERM'))
    await one.start(release)
  }
  return codes
}

const missingIn = async (client: pg.Client, query: string, wanted: string[]) => {
  const { rows } = await client.query<{ value: string }>(query)
  const found = new Set(rows.map(row => row.value))
  return wanted.filter(value => !found.has(value)).length
}

/** Waits until every acknowledged registration has its mail, and returns how many have none, and how many several. */
const countMails = async (recipients: string[], wanted: string[]) => {
  const timesOf = () => Map.groupBy(recipients, address => address)
  const missing = () => wanted.filter(address => !timesOf().has(address)).length
  for (let waited = 0; missing() > 0 && waited < 120; waited++) await delay(1_000)
  const times = timesOf()
  return {
    missing: missing(),
    repeated: wanted.filter(address => (times.get(address)?.length ?? 0) > 1).length,
  }
}

const hasFailures = (tally: Tally, allowed: number[]) =>
  [...tally.statuses.keys()].some(status => !allowed.includes(status))

const run = async (): Promise<boolean> => {
  const stale = staleParts(JOURNEYS, journeySources())
  if (stale.length > 0) throw new Error(`Mend deploy/cluster-test/journeys.ts: ${stale.join('; ')}.`)
  const releases = makeReleases(folder)
  const { database, store, mails } = await openServices()
  const [open = 0, encrypted = 0, ...ports] = await Promise.all(Array.from({ length: 5 }, freePort))
  const origin = `https://localhost:${encrypted}`
  const proxy = await startProxy(folder, { open, encrypted, members: ports })
  stops.push(proxy.stop)

  const shared = {
    SITE_URL: origin,
    SECRET: 'only for this test, and long enough for it',
    DATABASE_URL: database.url,
    SMTP_URL: mails.url,
    SMTP_TLS: 'optional',
    MAIL_FROM: 'Academy <office@example.org>',
    S3_ENDPOINT: store.settings.endpoint,
    S3_PUBLIC_ENDPOINT: store.settings.endpoint.replace('127.0.0.1', 'localhost'),
    S3_BUCKET: store.settings.bucket,
    S3_ACCESS_KEY_ID: store.settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: store.settings.secretAccessKey,
    TRUST_PROXY: '127.0.0.1',
    HOST: '127.0.0.1',
  }
  const now = clockFrom(CLOCK_START)
  const roles = [
    ...ports.map(port => ({ name: `web on ${port}`, ROLE: 'web', PORT: String(port) })),
    { name: 'jobs', ROLE: 'jobs', PORT: '0' },
  ]
  const members = roles.map(({ name, ...role }) => {
    const DATA_DIR = join(folder, name.replaceAll(' ', '-'))
    mkdirSync(DATA_DIR)
    return member(name, { ...shared, ...role, DATA_DIR }, now, say)
  })
  stops.push(() => Promise.all(members.map(one => one.close())))
  for (const one of members) await one.start(releases.current)
  say(`${members.length} processes serve ${origin}`)

  const clients = startClients(origin)
  const journeys = startJourneys(origin, folder)
  stops.push(journeys.stop)
  const begun = Date.now()
  let kills = 0
  for (let round = 0; round < ROUNDS || !journeys.isOver(); round++) {
    await killInTurn(members, releases.current)
    kills += members.length
  }
  const { succeeded, said, output } = await journeys.ended
  say(`${kills} processes killed in ${Math.round((Date.now() - begun) / 1000)} s; journeys: ${said}`)

  const rolling = Date.now()
  const codes = await replaceInTurn(members, releases.next)
  say(
    `rolling restart with a migration: ${((Date.now() - rolling) / 1000).toFixed(1)} s, exit codes ${codes.join(', ')}`,
  )
  await delay(3_000)
  await clients.stop()

  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  stops.push(() => client.end())
  const { subjects, addresses } = clients.acknowledged
  const lost = {
    messages: await missingIn(client, 'select subject as value from contact_messages', subjects),
    registrations: await missingIn(client, 'select email as value from accounts', addresses),
    migrations: await missingIn(client, 'select name as value from schema_migrations', [
      '9999_cluster_test.sql',
    ]),
  }
  const sent = await countMails(mails.recipients, addresses)
  for (const [name, tally] of Object.entries(clients.counts)) say(`${name}: ${tally.text}`)
  say(
    `acknowledged: ${subjects.length} messages, ${addresses.length} registrations; lost: ${lost.messages} and ${lost.registrations}`,
  )
  say(`mails of registrations: ${sent.missing} missing, ${sent.repeated} sent twice`)
  const logged = readFileSync(proxy.logFile, 'utf8')
    .split('\n')
    .filter(line => / (GET|POST) \/(api\/)?feedback\//.test(line)).length
  say(`addresses of surveys in the log of the proxy: ${logged}`)
  if (!succeeded) say(output)

  const isWhole = Object.values(lost).every(count => count === 0) && sent.missing === 0
  const stoppedInOrder = codes.every(code => code === 0)
  return succeeded && isWhole && stoppedInOrder && logged === 0 && !hasFailures(clients.counts.reads, [200])
}

const interrupted = new Promise<never>((_, reject) => {
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => reject(new Error(`Ended by ${signal}.`)))
})

try {
  process.exitCode = (await Promise.race([run(), interrupted])) ? 0 : 1
} finally {
  await stopAll()
}
say(process.exitCode === 0 ? 'Nothing was lost.' : 'FAILED')
