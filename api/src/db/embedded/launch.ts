import { spawn } from 'node:child_process'
import { type FileHandle, open, readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster } from './cluster.ts'
import { changeOwner } from './data-folder.ts'
import { tryFolderLock } from './folder-lock.ts'
import { readPidFile, removeForeignPidFile } from './pid-file.ts'
import { commandAs } from './run-as.ts'

const LOG_LIMIT = 10 * 1024 * 1024
// Do not log errors of statements: they quote user input (statement, key values, sometimes the message). The
// program logs them without it, so this log is left to the server's own messages.
const LOG_SETTINGS = {
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_statement: 'none',
  log_min_duration_statement: '-1',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
}
const LOG_LINES_SHOWN = 15
export const FOLDER_IN_USE = 'the folder is in use'

/** Starts PostgreSQL. Returns undefined when it is ready, otherwise its output before it exited. */
export async function launch(cluster: Cluster, port: number): Promise<string | undefined> {
  const lock = await tryFolderLock(`${cluster.folder}.lock`)
  if (!lock) return FOLDER_IN_USE
  const log = await openLog(cluster.log)
  try {
    const { size } = await log.stat()
    await changeOwner(cluster.folder, cluster.runAs)
    await removeForeignPidFile(cluster.folder)
    const child = spawnServer(cluster, port, log.fd, lock.fd)
    cluster.launched?.()
    const failure = await untilReady(cluster, child)
    return failure === undefined ? undefined : `${failure}${await lastLines(cluster.log, size)}`
  } finally {
    await log.close()
    // PostgreSQL has inherited the lock.
    await lock.close()
  }
}

async function openLog(path: string): Promise<FileHandle> {
  const log = await open(path, 'a+', 0o600)
  if ((await log.stat()).size > LOG_LIMIT) await log.truncate()
  return log
}

/**
 * Truncates the log when it is too large, for a server that runs for years. The server appends, so this is
 * safe while it runs.
 */
export async function truncateLargeLog(path: string): Promise<void> {
  const log = await openLog(path)
  await log.close()
}

function spawnServer(cluster: Cluster, port: number, log: number, lock: number) {
  const settings = {
    ...LOG_SETTINGS,
    ...cluster.settings,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
  }
  const { command, args, options } = commandAs(cluster.runAs, cluster.programs.postgres, [
    ...['-D', cluster.folder, '-p', String(port)],
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ])
  // Detached: Ctrl-C in the terminal must not reach PostgreSQL before the app has closed its connections.
  const child = spawn(command, args, { ...options, detached: true, stdio: ['ignore', log, log, lock] })
  child.unref()
  return child
}

async function untilReady(
  cluster: Cluster,
  child: ReturnType<typeof spawnServer>,
): Promise<string | undefined> {
  let failure: string | undefined
  child.once('error', error => {
    failure = `${error.message}\n`
  })
  child.once('exit', () => {
    failure ??= ''
  })
  const timeout = setTimeout(() => cluster.print('PostgreSQL is still getting its files in order ...'), 5_000)
  try {
    while (failure === undefined) {
      const file = await readPidFile(cluster.folder)
      if (file?.pid === child.pid && file?.ready) return undefined
      await sleep(10)
    }
    return failure
  } finally {
    clearTimeout(timeout)
  }
}

async function lastLines(log: string, start: number): Promise<string> {
  const written = (await readFile(log)).subarray(start).toString()
  return written.trim().split('\n').slice(-LOG_LINES_SHOWN).join('\n')
}
