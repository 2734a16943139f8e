// A site of its own for tests that close, hang or stop it: the others must not notice.
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'

const run = promisify(execFile)
const program = (path: string) => join(import.meta.dirname, '../api/src', path)

const freePort = async () => {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return String(address instanceof Object ? address.port : 0)
}

const launch = async (env: NodeJS.ProcessEnv, origin: string) => {
  const site = spawn(process.execPath, [program('main.ts')], { env, stdio: 'ignore' })
  const isReady = () =>
    fetch(`${origin}/api/ready`).then(
      response => response.ok,
      () => false,
    )
  await expect.poll(isReady, { timeout: 90_000 }).toBe(true)
  return site
}

const end = async (site: ChildProcess) => {
  if (site.exitCode !== null) return
  const gone = once(site, 'exit')
  // A process that was halted would not hear the second signal without the first.
  site.kill('SIGCONT')
  site.kill('SIGTERM')
  await gone
}

/** `now`: when its clock starts; the real time without it. */
export const ownServer = async (now?: string) => {
  const data = mkdtempSync(join(tmpdir(), 'academy-e2e-own-'))
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const env = { ...process.env, DATA_DIR: data, PORT: port }
  const at = (time?: string) => (time ? { ...env, ACADEMY_NOW: time } : env)
  let site = await launch(at(now), origin)
  return {
    origin,
    /** Where its data are, mails too. */
    data,
    /** Switches the maintenance mode as people do it, on the command line. */
    maintenance: (state: 'on' | 'off') =>
      run(process.execPath, [program('cli/maintenance.ts'), state], { env }),
    hang: () => site.kill('SIGSTOP'),
    wake: () => site.kill('SIGCONT'),
    stop: () => end(site),
    startAgain: async (later?: string) => {
      site = await launch(at(later), origin)
    },
    remove: async () => {
      await end(site)
      rmSync(data, { recursive: true, force: true })
    },
  }
}
