// A separate server for tests that close, hang or stop it, so that other tests are not affected.
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import { SEEDED_AT } from '../scripts/lib/seeded-demo.ts'
import { freePort, type Program, programFile, startProgram } from '../scripts/lib/start-program.ts'
import { mailServer } from './mail-server.ts'
import { copySeededFolder, SEEDED_WITHIN_MS } from './seeded-folder.ts'

const run = promisify(execFile)

/** Timeout of the hook that starts a server, which may have to make the folder first. */
export const SERVER_HOOK_MS = SEEDED_WITHIN_MS + 60_000

/** Returns the status of an answer; 0 if there is none. */
const statusOf = (url: string): Promise<number> =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  )

/** Starts a site and waits until it is ready. */
const launch = async (env: NodeJS.ProcessEnv): Promise<Program> => {
  const site = await startProgram({ ...process.env, ...env })
  const { exitCode } = site.process
  if (exitCode !== null)
    throw new Error(`The site ended with ${exitCode} instead of starting: ${site.output()}`)
  return site
}

/** A halted process handles SIGTERM only after SIGCONT. */
const end = (site: Program) => {
  site.process.kill('SIGCONT')
  return site.end('SIGTERM')
}

/** `now`: the start of its clock, in the summer of the demo. */
export const separateServer = async (now = SEEDED_AT) => {
  const data = mkdtempSync(join(tmpdir(), 'academy-e2e-own-'))
  const port = String(await freePort())
  const origin = `http://localhost:${port}`
  const env = { ...process.env, DATA_DIR: data, PORT: port, TRUST_PROXY: '127.0.0.1,::1' }
  const at = (time: string) => ({ ...env, ACADEMY_NOW: time })
  await copySeededFolder(data)
  let site = await launch(at(now))
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
    hang: () => site.process.kill('SIGSTOP'),
    wake: () => site.process.kill('SIGCONT'),
    stop: () => end(site),
    startAgain: async (later = now) => {
      site = await launch(at(later))
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
  const port = String(await freePort())
  const origin = `http://localhost:${port}`
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
  const site = await launch(env)
  const setupLink = () => /http\S+\/setup\/[\w-]+/.exec(site.output())?.[0] ?? ''
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
