// The program as a process of its own. Without Playwright: the script that starts the site uses it, too.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { programFile } from '../scripts/lib/program-file.ts'

/** How long a start may take: creating and seeding a database is slow on a busy machine. */
export const START_MS = 180_000
const LOOK_AGAIN_MS = 100

export const freePort = async (): Promise<string> => {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return String(address instanceof Object ? address.port : 0)
}

/** Returns the status of an answer; 0 while there is none. */
export const statusOf = (url: string): Promise<number> =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  )

const untilReady = async (site: ChildProcess, port: string) => {
  const limit = Date.now() + START_MS
  while ((await statusOf(`http://localhost:${port}/api/ready`)) !== 200) {
    if (site.exitCode !== null) throw new Error(`The site ended with ${site.exitCode} instead of starting`)
    if (Date.now() > limit) throw new Error('The site is not ready')
    await pause(LOOK_AGAIN_MS)
  }
}

/** Starts the program and waits until it is ready. */
export const launch = async (
  env: NodeJS.ProcessEnv & { PORT: string },
  onOutput: (text: string) => void = () => {},
): Promise<ChildProcess> => {
  const site = spawn(process.execPath, [programFile('api/src/main.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  site.stdout.on('data', chunk => onOutput(String(chunk)))
  try {
    await untilReady(site, env.PORT)
  } catch (error) {
    await end(site)
    throw error
  }
  return site
}

export const end = async (site: ChildProcess): Promise<void> => {
  if (site.exitCode !== null) return
  const gone = once(site, 'exit')
  // A halted process handles the second signal only after SIGCONT.
  site.kill('SIGCONT')
  site.kill('SIGTERM')
  await gone
}
