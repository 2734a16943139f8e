import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'

/** Whether an error of the system or of PostgreSQL carries one of these codes ('ENOENT', '57P03' ...). */
export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}

// On macOS open() itself can take the lock; Node has no constant for the flag.
const O_EXLOCK = 0x20
const BUSY = 1

/**
 * Takes the lock on a data folder. Returns it as an open file, or undefined if it is taken. The kernel
 * releases it when every process that inherited the file has ended, in any container or process namespace.
 * PostgreSQL inherits it.
 */
export async function tryFolderLock(path: string): Promise<FileHandle | undefined> {
  if (process.platform === 'darwin') {
    const flags = constants.O_RDWR | constants.O_CREAT | constants.O_NONBLOCK | O_EXLOCK
    return open(path, flags, 0o600).catch(error => {
      if (hasCode(error, 'EAGAIN', 'EWOULDBLOCK')) return undefined
      throw error
    })
  }
  const file = await open(path, 'a', 0o600)
  if ((await flock(file.fd)) !== BUSY) return file
  await file.close()
  return undefined
}

/**
 * Node cannot lock files, but a lock that a child takes on an inherited file also belongs to this process.
 */
async function flock(fd: number): Promise<number | null> {
  const child = spawn('flock', ['-n', '-x', '3'], { stdio: ['ignore', 'ignore', 'ignore', fd] })
  // Without flock there is no lock, and the process ids in the pid file are the only protection.
  const [code] = await once(child, 'exit').catch(() => [null])
  return code
}
