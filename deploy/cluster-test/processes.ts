// The processes of the program: three web processes and one for jobs, each from the release given to it.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const START_LIMIT_MS = 120_000

export interface Member {
  name: string
  /** Starts the program and waits until it serves. */
  start(release: string): Promise<void>
  /** Ends it: SIGKILL at once, SIGTERM in order. Returns the exit code. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>
  /** Ends it in order, and for good. */
  close(): Promise<unknown>
}

/** The clock of the demo goes on while processes are replaced: each gets the time at its start. */
export const clockFrom = (start: string) => {
  const begun = Date.now()
  return () => new Date(Date.parse(start) + Date.now() - begun).toISOString()
}

export const member = (
  name: string,
  settings: Record<string, string>,
  now: () => string,
  report: (line: string) => void,
): Member => {
  let child: ChildProcess | undefined
  let isClosed = false
  return {
    name,
    async start(release) {
      if (isClosed) throw new Error(`${name} was closed`)
      const node = join(release, 'node_modules/.bin/node')
      const started = spawn(node, [join(release, 'server/main.js')], {
        env: { PATH: process.env['PATH'], ...settings, ACADEMY_NOW: now() },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      child = started
      const serves = new Promise<void>((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`${name} does not start`)), START_LIMIT_MS)
        started.stdout.on('data', chunk => {
          if (!String(chunk).includes('Stop with Ctrl-C')) return
          clearTimeout(timer)
          resolve()
        })
        started.once('exit', code => reject(new Error(`${name} ended with ${code} instead of starting`)))
      })
      started.stderr.on('data', chunk => report(`${name}: ${String(chunk).trimEnd()}`))
      await serves
    },
    async end(signal) {
      if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null
      const gone = once(child, 'exit')
      child.kill(signal)
      await gone
      return child.exitCode
    },
    close() {
      isClosed = true
      return this.end('SIGTERM')
    },
  }
}
