import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { programFile } from '../../../scripts/lib/program-file.ts'

const main = programFile('api/src/main.ts')

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

export interface Program {
  url: string
  process: ChildProcess
  /** Everything printed so far. */
  output(): string
  /** Sends the signal, waits for the exit and returns the exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>
}

// A day after the deadline, so that selections can be saved.
export const CLOCK_START = '2027-07-02T08:00:00+02:00'

/** Runs the whole program as `npm start` does; resolves when it accepts requests or has exited. */
export const startProgram = async (
  environment: Record<string, string>,
  { node, file } = { node: process.execPath, file: main },
): Promise<Program> => {
  const port = environment['PORT'] ?? String(await freePort())
  const child = spawn(node, [file], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      NODE_ENV: 'development',
      ACADEMY_NOW: CLOCK_START,
      TRUST_PROXY: '127.0.0.1,::1',
      ...environment,
      PORT: port,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  const opened = new Promise<void>(resolve => {
    const read = (chunk: Buffer) => {
      text += chunk
      if (text.includes('Stop with Ctrl-C')) resolve()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('close', () => resolve())
  })
  await opened
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
