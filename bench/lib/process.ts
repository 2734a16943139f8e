import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../api/src/db/embedded/free-port.ts'
import { type Cpu, cpuOf } from './cpu.ts'

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const followParent = fromHere('../../scripts/lib/follow-parent.mjs')
const mainThreadTime = fromHere('./main-thread-time.mjs')

export interface Server {
  port: number
  /** From the start of the process to its first response. */
  startMs: number
  /** Processor time of the program until then. Only Linux reports it. */
  startCpuMs: number
  memoryMb(): number
  /** What the program and its embedded PostgreSQL have used so far. Only Linux reports it. */
  cpu(): Cpu
  /** The peak resident memory. Only Linux reports it; elsewhere this is the current value. */
  peakMemoryMb(): number
  /**
   * Returns the CPU time of the main thread since the last call, including a task of `controlMs` that it runs
   * first.
   */
  mainThreadMs(controlMs?: number): Promise<number>
  /** Waits until the jobs of the start are done: the process hardly uses the processor. */
  untilIdle(): Promise<void>
  stop(): Promise<void>
}

const firstAnswer = async (url: string, child: ChildProcess): Promise<void> => {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server exited with code ${child.exitCode}`)
    const answer = await fetch(url).catch(() => undefined)
    await answer?.text()
    if (answer?.ok) return
    await sleep(10)
  }
}

/** Resident memory in megabytes (10^6 bytes); `ps` counts in units of 1024. */
const residentMb = (pid: number | undefined): number =>
  (Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024) / 1e6

const peakMb = (pid: number | undefined): number => {
  const status = `/proc/${pid}/status`
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(existsSync(status) ? readFileSync(status, 'utf8') : '') ?? []
  return kilobytes ? (Number(kilobytes) * 1024) / 1e6 : residentMb(pid)
}

const IDLE_CHECK_MS = 1_000
const IDLE_SHARE = 0.05
const MAX_CHECKS = 120

interface Used {
  usedMs: number
  processMs: number
}

/** Asks the process what it has used since the last time. */
const askUsed = async (child: ChildProcess, controlMs?: number): Promise<Used> => {
  child.send({ controlMs })
  const [used] = await once(child, 'message')
  return used
}

const waitUntilIdle = async (child: ChildProcess): Promise<void> => {
  await askUsed(child)
  for (let check = 0; check < MAX_CHECKS; check++) {
    await sleep(IDLE_CHECK_MS)
    if ((await askUsed(child)).processMs < IDLE_CHECK_MS * IDLE_SHARE) return
  }
  throw new Error('The server is still busy with the jobs of its start')
}

interface Program {
  file: string
  /** For Node. */
  flags?: string[]
  /** Polled until the server responds. */
  path: string
  env: Record<string, string>
}

/**
 * Runs a server as a separate process, on the same Node and on a free port, and waits for its first response.
 */
export const startServer = async ({ file, flags = [], path, env }: Program): Promise<Server> => {
  const port = await freePort()
  const began = performance.now()
  const child = spawn(
    process.execPath,
    ['--import', followParent, '--import', mainThreadTime, ...flags, file],
    {
      env: { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: String(port), ...env },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  )
  await firstAnswer(`http://127.0.0.1:${port}${path}`, child)
  const startMs = performance.now() - began
  return {
    port,
    startMs,
    startCpuMs: existsSync('/proc') ? cpuOf(child.pid ?? 0).programMs : Number.NaN,
    memoryMb: () => residentMb(child.pid),
    cpu: () => cpuOf(child.pid ?? 0),
    peakMemoryMb: () => peakMb(child.pid),
    mainThreadMs: async controlMs => (await askUsed(child, controlMs)).usedMs,
    untilIdle: () => waitUntilIdle(child),
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}
