// CPU time of the program and of its PostgreSQL, as Linux counts it.
import { readdirSync, readFileSync } from 'node:fs'

/** A tick of /proc on every Linux that Node runs on. */
const TICK_MS = 10

export interface Cpu {
  programMs: number
  databaseMs: number
}

interface Process {
  pid: number
  parent: number
  name: string
  /** With the children that have ended. */
  ms: number
}

const readProcess = (pid: string): Process[] => {
  try {
    const [, name = '', rest = ''] =
      /^\d+ \((.*)\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    const fields = rest.split(' ')
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
    return [{ pid: Number(pid), parent: Number(fields[1]), name, ms: ticks * TICK_MS }]
  } catch {
    // It has ended meanwhile.
    return []
  }
}

/** Returns what a process and all below it have used so far. */
export const cpuOf = (pid: number): Cpu => {
  const all = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .flatMap(readProcess)
  const below = (parent: number): Process[] =>
    all.filter(one => one.parent === parent).flatMap(one => [one, ...below(one.pid)])
  const database = below(pid).filter(({ name }) => name === 'postgres')
  const sum = (processes: Process[]) => processes.reduce((total, { ms }) => total + ms, 0)
  return { programMs: sum(all.filter(one => one.pid === pid)), databaseMs: sum(database) }
}
