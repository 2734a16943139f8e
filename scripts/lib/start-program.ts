// Programs as processes of their own, for tests.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { freePort } from '../../api/src/db/embedded/free-port.ts'
import { builtProgram } from './built-program.mjs'

export { freePort }

const root = resolve(import.meta.dirname, '../..')

/** Returns the file of a program that a test starts: bundled if `npm test` did so, otherwise the source. */
export const programFile = (source: string): string => {
  const bundled = process.env['BUNDLED_PROGRAMS']
  return bundled ? join(bundled, builtProgram(source)) : join(root, source)
}

/** The last lines of a start, in a demo and in production. */
const STARTED = /Stop with Ctrl-C|has started, with the role/

export interface Program {
  url: string
  process: ChildProcess
  /** Everything printed so far. */
  output(): string
  /** Sends the signal, waits for the exit and returns the exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>
}

/** Starts the program; resolves when it accepts requests or has exited. */
export const startProgram = async (
  env: NodeJS.ProcessEnv,
  { node, file } = { node: process.execPath, file: programFile('api/src/main.ts') },
): Promise<Program> => {
  const port = env['PORT'] ?? String(await freePort())
  const child = spawn(node, [file], { env: { ...env, PORT: port }, stdio: ['ignore', 'pipe', 'pipe'] })
  let text = ''
  await new Promise<void>(resolve => {
    const read = (chunk: Buffer) => {
      text += chunk
      if (STARTED.test(text)) resolve()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('close', () => resolve())
  })
  return {
    url: `http://localhost:${port}`,
    process: child,
    output: () => text,
    end: async signal => {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
      const closed = once(child, 'close')
      child.kill(signal)
      await closed
      return child.exitCode
    },
  }
}

/** Starts a demo. Of the environment of this process it gets only what a program needs to run. */
export const startDemo = (
  environment: NodeJS.ProcessEnv,
  program?: { node: string; file: string },
): Promise<Program> => {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  return startProgram({ PATH, NODE_COMPILE_CACHE, NODE_ENV: 'development', ...environment }, program)
}
