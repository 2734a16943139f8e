import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tryFolderLock } from './folder-lock.ts'
import { answers, copyDataFolder, killServer, open, serverPid, until } from './test-kit.ts'

test('a folder is refused while an invisible server uses it', async () => {
  const dataDir = await copyDataFolder()
  const server = await open({ dataDir })
  const pid = (await serverPid(dataDir)) ?? 0
  // Simulates another container: without the pid file the running PostgreSQL cannot be detected.
  await rm(join(dataDir, 'postgres', 'postmaster.pid'))
  await expect(open({ dataDir })).rejects.toMatchObject({
    name: 'StartRefusal',
    message: expect.stringMatching(/is in use by a PostgreSQL that this process cannot see[^\n]*$/),
  })
  expect(await answers(server.url)).toBe(true)
  process.kill(pid, 'SIGINT')
  await until(async () => !(await answers(server.url)), 'the server is stopped')
})

test('the lock ends with the server, even when it is killed', async () => {
  const dataDir = await copyDataFolder()
  const path = join(dataDir, 'postgres.lock')
  const server = await open({ dataDir })
  expect(await tryFolderLock(path)).toBeUndefined()
  await killServer(dataDir)
  const lock = await until(() => tryFolderLock(path), 'the lock is free')
  expect(await tryFolderLock(path)).toBeUndefined()
  await lock.close()
  await server.stop()
})
