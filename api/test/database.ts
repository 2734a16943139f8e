import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import type { Column } from '../src/db/columns.ts'
import { connect, type Db } from '../src/db/connection.ts'
import { setRowCheck } from '../src/db/fixed-statement.ts'
import { enforceLockOrder } from '../src/db/row-lock.ts'
import { waitOptions } from './wait-options.ts'

// Enforce the lock order for everything that tests do through the application.
enforceLockOrder()

// Check the nulls of every row that a test reads through a fixed statement.
setRowCheck(({ text, columns }, rows) => {
  for (const [name, { isNullable }] of Object.entries(columns as Record<string, Column<unknown>>))
    if (!isNullable && rows.some(row => row[name as keyof typeof row] === null))
      throw new Error(`${name} is null but declared as not null in ${text}`)
})

// One connection for each worker. It does not keep the worker running.
const server = new pg.Pool({ connectionString: inject('serverUrl'), max: 1, allowExitOnIdle: true })
const onServer = async (statement: string) => {
  await server.query(statement)
}

/** Waits for connections that are being closed: cutting them would be an error that nobody handles. */
const untilUnused = (name: string) =>
  onServer(`do $$ begin
    for attempt in 1..200 loop
      exit when not exists (select from pg_stat_activity where datname = '${name}');
      perform pg_sleep(0.005);
      perform pg_stat_clear_snapshot();
    end loop;
  end $$`)

const create = async (clause: string) => {
  const ownerUrl = inject('ownerUrl')
  const owner = new URL(ownerUrl).username
  const name = `academy_test_${randomBytes(6).toString('hex')}`
  await onServer(`create database ${name} owner ${owner} ${clause}`)
  const url = Object.assign(new URL(ownerUrl), { pathname: name }).href
  const drop = async () => {
    await untilUnused(name)
    await onServer(`drop database if exists ${name} with (force)`)
  }
  return { url, drop }
}

export const emptyDatabase = async (): Promise<{ url: string; close(): Promise<void> }> => {
  const { url, drop } = await create('')
  return { url, close: drop }
}

/** Creates a clone of the migrated database, for one test file or one test. */
export const testDatabase = async (): Promise<{ url: string; db: Db; close(): Promise<void> }> => {
  // Copying files takes a sixth of the time of the default, which logs every page.
  const { url, drop } = await create(`template ${inject('template')} strategy file_copy`)
  const { db, close } = connect(url, 20, waitOptions.timeout)
  return {
    url,
    db,
    close: async () => {
      await close()
      await drop()
    },
  }
}
