import { execFile } from 'node:child_process'
import { chmod, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { mayEnter, refuseInaccessibleFolders } from './data-folder.ts'
import { findPrograms, programsIn } from './programs.ts'
import { chooseRunAs } from './run-as.ts'
import { emptyFolder, open, query } from './test-kit.ts'

const run = promisify(execFile)
const allowed = async () => true
const forbidden = async () => false

test('a normal user runs PostgreSQL directly', async () => {
  expect(await chooseRunAs(false, allowed)).toEqual({ prefix: [], ids: {} })
})

test('root uses a user namespace in which root keeps owning the files', async () => {
  expect(await chooseRunAs(true, allowed)).toEqual({
    prefix: ['unshare', '-U', '--map-user=65534', '--map-group=65534'],
    ids: {},
    owner: { uid: 0, gid: 0 },
  })
})

test('root switches to the account nobody where user namespaces are not allowed', async () => {
  const nobody = { uid: Number((await run('id', ['-u', 'nobody'])).stdout), gid: expect.any(Number) }
  expect(await chooseRunAs(true, forbidden)).toEqual({ prefix: [], ids: nobody, owner: nobody })
})

/**
 * Copies the programs to a folder that every account may enter, as npm leaves them without install scripts.
 */
async function programsForEverybody(): Promise<string> {
  const installed = dirname(dirname(dirname((await findPrograms()).postgres)))
  const folder = await emptyFolder()
  await chmod(folder, 0o755)
  await run('cp', ['-a', join(installed, 'native'), folder])
  const lib = join(folder, 'native', 'lib')
  for (const entry of await readdir(lib, { withFileTypes: true })) {
    if (entry.isSymbolicLink()) await rm(join(lib, entry.name))
  }
  return folder
}

test('data created in one run mode can be opened in the other, and back', async () => {
  const programs = await programsIn(await programsForEverybody())
  const dataDir = join(await emptyFolder(), 'data')
  await chmod(dirname(dataDir), 0o755)
  const throughNobody = { programs, runAs: await chooseRunAs(undefined, forbidden) }
  const usual = { programs, runAs: await chooseRunAs() }
  for (const [round, host] of [throughNobody, usual, throughNobody].entries()) {
    const server = await open({ dataDir }, Promise.resolve(host))
    await query(server.url, `create table round_${round} ()`)
    const owner = host.runAs.owner?.uid ?? process.getuid?.()
    expect((await stat(join(dataDir, 'postgres', 'PG_VERSION'))).uid).toBe(owner)
    expect(await query(server.url, `select from pg_tables where tablename ~ '^round_'`)).toHaveLength(
      round + 1,
    )
    await server.stop()
  }
})

test('libraries not linked by a blocked install script are linked at the start', async () => {
  const folder = await programsForEverybody()
  await expect(run(join(folder, 'native', 'bin', 'initdb'), ['--version'])).rejects.toThrow('Command failed')
  const { initdb } = await programsIn(folder)
  expect((await run(initdb, ['--version'])).stdout).toContain('PostgreSQL) 18')
})

test('a parent folder that the account may not enter is named, with the remedy', async () => {
  const outside = await emptyFolder()
  const dataDir = join(outside, 'inside', 'data')
  await mkdir(dataDir, { recursive: true })
  const owner = { uid: 4_000_000, gid: 4_000_000 }
  const runAs = { prefix: [], ids: owner, owner }
  await expect(refuseInaccessibleFolders(runAs, dataDir, '/')).rejects.toThrow(
    `may not enter ${outside}: set DATA_DIR to a folder that others may enter, run the academy as a normal user, or set DATABASE_URL`,
  )
  await expect(refuseInaccessibleFolders(runAs, '/', dataDir)).rejects.toThrow(
    `may not enter ${outside}: move the academy to a folder that others may enter`,
  )
  await chmod(outside, 0o711)
  await expect(refuseInaccessibleFolders(runAs, dataDir, '/')).resolves.toBeUndefined()
})

test.each([
  [{ uid: 1, gid: 1, mode: 0o700 }, true],
  [{ uid: 1, gid: 1, mode: 0o077 }, false],
  [{ uid: 2, gid: 1, mode: 0o710 }, true],
  [{ uid: 2, gid: 1, mode: 0o701 }, false],
  [{ uid: 2, gid: 2, mode: 0o711 }, true],
  [{ uid: 2, gid: 2, mode: 0o770 }, false],
])('account 1 of group 1 may enter a folder %o: %s', (folder, expected) => {
  expect(mayEnter(folder, { uid: 1, gid: 1 })).toBe(expected)
})
