import { execFile } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { hasCode } from './folder-lock.ts'

/** Whether a process with this id exists, ours or not. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return hasCode(error, 'EPERM')
  }
}

const run = promisify(execFile)

/** What a running PostgreSQL writes about itself into its folder. Remains after a crash. */
interface PidFile {
  pid: number
  port: number
  ready: boolean
}

const pathOf = (folder: string) => join(folder, 'postmaster.pid')

export async function readPidFile(folder: string): Promise<PidFile | undefined> {
  const lines = (await readFile(pathOf(folder), 'utf8').catch(() => '')).split('\n')
  const [pid = 0, , , port = 0] = lines.map(Number)
  return pid && port ? { pid, port, ready: lines[7]?.trim() === 'ready' } : undefined
}

/** Another process may have the pid by now, so compare its command line. */
export async function isServerOf(folder: string, pid: number): Promise<boolean> {
  return (await commandLine(pid)).includes(`postgres -D ${folder} -p`)
}

async function commandLine(pid: number): Promise<string> {
  const asked =
    process.platform === 'linux'
      ? readFile(`/proc/${pid}/cmdline`, 'utf8').then(text => text.replaceAll('\0', ' '))
      : run('ps', ['-ww', '-o', 'command=', '-p', String(pid)]).then(({ stdout }) => stdout)
  return asked.catch(() => '')
}

/**
 * Removes a stale pid file. PostgreSQL ignores the pid of a dead process, but refuses to start if another
 * process has it.
 */
export async function removeForeignPidFile(folder: string): Promise<void> {
  const file = await readPidFile(folder)
  if (file && isAlive(file.pid) && !(await isServerOf(folder, file.pid)))
    await rm(pathOf(folder), { force: true })
}
