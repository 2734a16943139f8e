// A separate server for tests that close, hang or stop it, so that other tests are not affected.
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import { programFile } from '../scripts/lib/program-file.ts'
import { mailServer } from './mail-server.ts'
import { copySeededFolder } from './seeded-folder.ts'

const START_MS = 180_000

/** The demo of the servers is seeded at this time: their own clocks start at it or later. */
const SEEDED_AT = '2027-06-20T10:00:00+02:00'

const run = promisify(execFile)

const freePort = async () => {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return String(address instanceof Object ? address.port : 0)
}

/** Returns the status of an answer; 0 while there is none. */
const statusOf = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  )

const launch = async (
  env: NodeJS.ProcessEnv,
  origin: string,
  onOutput: (text: string) => void = () => {},
) => {
  const site = spawn(process.execPath, [programFile('api/src/main.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  site.stdout.on('data', chunk => onOutput(String(chunk)))
  const isReady = async () => {
    if (site.exitCode !== null) throw new Error(`The site ended with ${site.exitCode} instead of starting`)
    return statusOf(`${origin}/api/ready`)
  }
  try {
    await expect.poll(isReady, { timeout: START_MS }).toBe(200)
  } catch (error) {
    await end(site)
    throw error
  }
  return site
}

const end = async (site: ChildProcess) => {
  if (site.exitCode !== null) return
  const gone = once(site, 'exit')
  // A halted process handles the second signal only after SIGCONT.
  site.kill('SIGCONT')
  site.kill('SIGTERM')
  await gone
}

/** Timeout of the hook that starts a server: creating and seeding a database is slow on a busy machine. */
export const SERVER_HOOK_MS = START_MS + 60_000

/** `now`: the start of its clock, in the summer of the demo. */
export const separateServer = async (now = SEEDED_AT) => {
  const data = mkdtempSync(join(tmpdir(), 'academy-e2e-own-'))
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const env = { ...process.env, DATA_DIR: data, PORT: port, TRUST_PROXY: '127.0.0.1,::1' }
  const at = (time: string) => ({ ...env, ACADEMY_NOW: time })
  await copySeededFolder(data, START_MS, async folder => {
    await end(await launch({ ...at(SEEDED_AT), DATA_DIR: folder }, origin))
  })
  let site = await launch(at(now), origin)
  return {
    origin,
    /** The data folder, including mails. */
    data,
    /** Switches the maintenance mode on the command line. */
    maintenance: async (state: 'on' | 'off') => {
      const status = () => statusOf(`${origin}/api/ping`)
      const wanted = state === 'on' ? 503 : 200
      if ((await status()) === wanted) return
      await run(process.execPath, [programFile('api/src/cli/maintenance.ts'), state], { env })
      // The command returns once the database has the switch; the server is notified a moment later.
      await expect.poll(status).toBe(wanted)
    },
    hang: () => site.kill('SIGSTOP'),
    wake: () => site.kill('SIGCONT'),
    stop: () => end(site),
    startAgain: async (later = now) => {
      site = await launch(at(later), origin)
    },
    remove: async () => {
      await end(site)
      rmSync(data, { recursive: true, force: true })
    },
  }
}

/** An empty installation in production with its own mail server. */
export const emptyProduction = async () => {
  const mails = await mailServer()
  const data = mkdtempSync(join(tmpdir(), 'academy-e2e-empty-'))
  const port = await freePort()
  const origin = `http://localhost:${port}`
  let output = ''
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: data,
    PORT: port,
    SITE_URL: origin,
    SECRET: 'only for this test, and long enough for it',
    SMTP_URL: mails.url,
    SMTP_TLS: 'optional',
    MAIL_FROM: 'Academy <office@academy.example>',
  }
  const site = await launch(env, origin, text => {
    output += text
  })
  const setupLink = () => /http\S+\/setup\/[\w-]+/.exec(output)?.[0] ?? ''
  await expect.poll(setupLink).not.toBe('')
  return {
    origin,
    setupLink: setupLink(),
    mails,
    /** Runs `npm run admin` on the command line. */
    admin: (...args: string[]) =>
      run(process.execPath, [programFile('api/src/cli/admin.ts'), ...args], { env }),
    remove: async () => {
      await end(site)
      mails.close()
      rmSync(data, { recursive: true, force: true })
    },
  }
}
