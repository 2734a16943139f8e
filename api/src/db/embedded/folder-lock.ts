import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { hasCode } from './error-code.ts'

// On macOS open() itself can take the lock; Node has no name for it.
const O_EXLOCK = 0x20
const BUSY = 1

/**
 * The lock on a data folder, as an open file, or undefined while it is taken. The kernel keeps it until every process that
 * inherited the file has ended, whatever container or process namespace it is in: PostgreSQL inherits it.
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

/** Node cannot lock files, but a lock that a child takes on an inherited file is ours, too. */
async function flock(fd: number): Promise<number | null> {
  const child = spawn('flock', ['-n', '-x', '3'], { stdio: ['ignore', 'ignore', 'ignore', fd] })
  // A system without the program is not protected; the process numbers in the pid file are all there is.
  const [code] = await once(child, 'exit').catch(() => [null])
  return code
}
