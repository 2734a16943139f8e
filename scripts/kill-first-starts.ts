// npm run kill-first-starts -- [TIMES]: kills first starts at random moments, and checks that the next start has the whole demo. Half
// of them begin with a demo that was made before.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { openEmbedded } from '../api/src/db/embedded/server.ts'
import { makeDemo } from '../api/src/demo/make-demo.ts'
import { programVersion } from '../api/src/open.ts'
import { startDemo } from './lib/start-program.ts'

const TODAY = '2027-07-16'
const ACADEMY_NOW = `${TODAY}T10:30:00+02:00`
const times = Number(process.argv[2] ?? 10)
const folders: string[] = []
const newFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'academy-killed-'))
  folders.push(folder)
  return folder
}

/** Returns how many rows each table has, and how many files there are. */
const countIn = async (dataDir: string): Promise<string> => {
  const server = await openEmbedded({ dataDir, role: 'command', label: 'count', print: () => {} })
  const client = new pg.Client(server.url)
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string; rows: number }>(`
      select relname as name, (xpath('/row/c/text()', query_to_xml('select count(*) as c from ' || oid::regclass, false, true, '')))[1]::text::int as rows
      from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'site_changes' order by 1`)
    return rows.map(({ name, rows: count }) => `${name} ${count}`).join('\n')
  } finally {
    await client.end()
    await server.stop()
  }
}

/** Without jobs, which add rows while they are counted. */
const environmentOf = (dataDir: string, MADE_DEMOS: string) => ({
  DATA_DIR: dataDir,
  ACADEMY_NOW,
  ROLE: 'web',
  MADE_DEMOS,
})

/** Completes a first start, and returns what it made and how long it took. */
const complete = async (dataDir: string, demos: string) => {
  const began = performance.now()
  const program = await startDemo(environmentOf(dataDir, demos))
  const took = performance.now() - began
  try {
    if (!program.output().includes('Stop with Ctrl-C')) throw new Error(program.output())
    return { made: await countIn(dataDir), took }
  } finally {
    await program.end('SIGTERM')
  }
}

const killed = async (dataDir: string, demos: string, after: number) => {
  const { PATH } = process.env
  const env = { PATH, PORT: '0', NODE_ENV: 'development', ...environmentOf(dataDir, demos) }
  const child = spawn(process.execPath, ['api/src/main.ts'], { env, stdio: 'ignore' })
  const closed = once(child, 'close')
  await sleep(after)
  child.kill('SIGKILL')
  await closed
}

try {
  const demos = await newFolder()
  const start = { version: await programVersion(), today: TODAY }
  await makeDemo(join(demos, `${TODAY}.gz`), start, new Date(ACADEMY_NOW))
  const undisturbed = await newFolder()
  const filled = await complete(undisturbed, '')
  // A second start records one more act in the audit log.
  const again = await complete(undisturbed, '')
  const expected = new Set([filled, again].flatMap(({ made }) => made.split('\n')))
  const filling = { way: 'filling the demo', folder: '', took: filled.took }
  const beside = {
    way: 'with a made demo',
    folder: demos,
    took: (await complete(await newFolder(), demos)).took,
  }
  for (let time = 1; time <= times; time++) {
    const { way, folder, took } = time % 2 === 1 ? filling : beside
    const dataDir = await newFolder()
    // The first part only loads modules.
    const after = Math.round(took * (0.2 + 0.8 * Math.random()))
    await killed(dataDir, folder, after)
    const left = (await readdir(dataDir).catch(() => [])).join(' ')
    const { made } = await complete(dataDir, folder)
    const others = made.split('\n').filter(line => !expected.has(line))
    if (others.length > 0)
      throw new Error(`Killed after ${after} ms ${way}, there are other rows: ${others.join(', ')}`)
    console.log(
      `${time}: killed after ${after} of ${Math.round(took)} ms ${way} (${left}), and whole after the next start`,
    )
  }
} finally {
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
}
