import pg from 'pg'
import { afterEach, describe, expect, test } from 'vitest'
import { emptyDatabase, testDatabase } from '../../test/database.ts'
import { StartRefusal } from '../base/start-refusal.ts'
import { seedCatalogue } from '../catalogue/seed-catalogue.ts'
import { refuseOtherDatabase } from './refuse-other-data.ts'
import { seedDemo } from './seed.ts'

const closings: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closings.splice(0)) await close()
})

const migrated = async () => {
  const database = await testDatabase()
  closings.push(database.close)
  return database
}

const run = async (url: string, statement: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

const account = `insert into accounts (first_name, last_name, email, password_hash) values ('Ida', 'Felsner', 'ida@example.org', '-')`
const academy = `insert into academies (start_date_academy, end_date_academy, end_date_application, place_name, handling_fee_cents, recording_fee_cents, is_current)
  values ('2027-08-01', '2027-08-15', '2027-07-01', 'Stift', 0, 0, true)`

describe('seeding into an installation in use', () => {
  test.each([
    ['accounts', account],
    ['academies', academy],
    [
      'contact_messages',
      `insert into contact_messages (email, subject, message, created_at) values ('a@example.org', 'x', 'y', now())`,
    ],
    ['songs', `create table songs as select 'Erlkönig' as title`],
    ['songs', `create schema other; create table other.songs as select 'Erlkönig' as title`],
  ])('is refused because of %s and writes nothing', async (table, statement) => {
    const { url, db } = await migrated()
    await run(url, statement)
    const refusal = new RegExp(`^The demo is not put .*${table}.*NODE_ENV=production[^\\n]*$`)
    await expect(refuseOtherDatabase(url)).rejects.toThrow(refusal)
    await expect(seedDemo(db, '2026-11-15')).rejects.toThrow(StartRefusal)
    const { is_demo } = await db.selectFrom('installation').select('is_demo').executeTakeFirstOrThrow()
    expect(is_demo).toBe(false)
    expect(await db.selectFrom('teachers').select('id').execute()).toEqual([])
  })

  test('is refused before the migrations run', async () => {
    const { url, close } = await emptyDatabase()
    closings.push(close)
    await run(url, 'create table accounts (id int); insert into accounts values (1)')
    await expect(refuseOtherDatabase(url)).rejects.toThrow(StartRefusal)
  })
})

describe('seeding into', () => {
  test('an empty database works', async () => {
    const { url, close } = await emptyDatabase()
    closings.push(close)
    await refuseOtherDatabase(url)
  })

  test('an installation with only the starter catalogue works', async () => {
    const { url, db } = await migrated()
    await seedCatalogue(db)
    await refuseOtherDatabase(url)
    await seedDemo(db, '2026-11-15')
  })

  test('a demo with changed data works, even when several processes start together', async () => {
    const { url, db } = await migrated()
    await Promise.all([1, 2, 3].map(() => seedDemo(db, '2026-11-15')))
    await run(url, account)
    await Promise.all([refuseOtherDatabase(url), seedDemo(db, '2026-11-15'), refuseOtherDatabase(url)])
  })
})
