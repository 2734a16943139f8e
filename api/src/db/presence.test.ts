import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { waitOptions } from '../../test/wait-options.ts'
import { connect } from './connection.ts'
import { joinInstallation, type Presence, withExclusiveInstallation } from './presence.ts'

let url: string
let close: () => Promise<void>
const joined: Presence[] = []
beforeEach(async () => {
  const database = await testDatabase()
  ;({ url, close } = database)
})
afterEach(async () => {
  for (const presence of joined.splice(0)) await presence.leave()
  await close()
})

const join = async () => {
  const presence = await joinInstallation(url)
  joined.push(presence)
  await presence.remember()
  return presence
}

const running = 'The site is still running on this database. Stop all of its processes first, then restore.'

/** Runs a statement on a connection that does not count as a process of the site. */
const run = async (statement: string) => {
  const other = connect(`${url}?application_name=test`, 1)
  await sql.raw(statement).execute(other.db).finally(other.close)
}
const breakConnections = () =>
  run(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'academy presence' and datname = current_database()`,
  )

test('a restore is refused at once while a process runs, and works when all have stopped', async () => {
  const [first, second] = [await join(), await join()]
  await expect(withExclusiveInstallation(url, async () => 'done')).rejects.toThrow(running)
  await first.leave()
  await expect(withExclusiveInstallation(url, async () => 'done')).rejects.toThrow(running)
  await second.leave()
  await vi.waitFor(
    async () => expect(await withExclusiveInstallation(url, async () => 'done')).toBe('done'),
    waitOptions,
  )
})

test('a process takes the lock again after its connection broke', async () => {
  const presence = await join()
  await breakConnections()
  await vi.waitFor(
    () => expect(withExclusiveInstallation(url, async () => 'done')).rejects.toThrow(running),
    waitOptions,
  )
  expect(await Promise.race([presence.replaced.then(() => 'replaced'), 'goes on'])).toBe('goes on')
})

test('no process starts during a restore', async () => {
  await withExclusiveInstallation(url, () =>
    expect(joinInstallation(url)).rejects.toThrow('The database is being restored'),
  )
})

test('a process that reconnects during a restore notices it', async () => {
  const presence = await join()
  await presence.leave()
  const other = await join()
  // Its lock is released for a moment, in which a restore can start.
  await vi.waitFor(async () => {
    await breakConnections()
    await withExclusiveInstallation(url, () => other.replaced)
  }, waitOptions)
})

test('a process that reconnects after a restore notices it', async () => {
  const { replaced } = await join()
  await run('create table made_anew (like schema_migrations)')
  await run('drop table schema_migrations')
  await run('alter table made_anew rename to schema_migrations')
  await breakConnections()
  await replaced
})
