import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emptyDatabase, testDatabase } from '../../test/database.ts'
import { generateTypes } from '../cli/schema-types.ts'
import { type Connection, connect } from './connection.ts'
import { describeBaseline } from './describe-database.ts'
import { MAJOR_VERSION } from './embedded/programs.ts'
import { migrate, migrations, readBaseline, refuseOtherSchema } from './migrate.ts'

describe('migrate', () => {
  let empty: Awaited<ReturnType<typeof emptyDatabase>>
  let connection: Connection
  beforeAll(async () => {
    empty = await emptyDatabase()
    connection = connect(empty.url, 2)
  })
  afterAll(async () => {
    await connection.close()
    await empty.close()
  })

  test('five processes that start together run each migration once', async () => {
    const names = (await migrations()).map(({ name }) => name)
    const done = await Promise.all(Array.from({ length: 5 }, () => migrate(empty.url)))
    expect(done.flat().sort()).toEqual(names)
    expect(await migrate(empty.url)).toEqual([])
  })

  test('an older version refuses a newer database, and any version refuses a changed migration', async () => {
    const { db } = connection
    await sql`insert into schema_migrations (name, checksum) values ('9999_future.sql', 'x')`.execute(db)
    await expect(migrate(empty.url)).rejects.toThrow(/made by a newer version.*9999_future\.sql/)
    await sql`delete from schema_migrations where name = '9999_future.sql'`.execute(db)
    await sql`update schema_migrations set checksum = 'x' where name like '0001%'`.execute(db)
    await expect(migrate(empty.url)).rejects.toThrow(/0001_accounts\.sql was changed/)
  })
})

describe('the baseline', () => {
  const noBaseline = async () => ''
  /** Returns what the catalogues say of a database, and its rows, without the moments and outer parentheses. */
  const compare = async (client: pg.Client) => {
    const of = async (statement: string) => (await client.query(statement)).rows
    const text = await describeBaseline(client, [])
    const tables = await of(`
      select c.oid::regclass as name, relkind, relpersistence, relreplident, relchecks, relhastriggers, relrowsecurity, reloptions,
        pg_get_userbyid(relowner) = current_user as is_own, relacl, (select amname from pg_am where oid = relam) as method
      from pg_class c where relnamespace = 'public'::regnamespace order by c.oid::regclass::text`)
    const columns = await of(`
      select attrelid::regclass as name, attname, row_number() over (partition by attrelid order by attnum) as place,
        format_type(atttypid, atttypmod) as type, attnotnull, atthasdef, attidentity, attgenerated, attstorage, attcompression,
        attcollation, attoptions, attstattarget, attacl, attislocal, attinhcount
      from pg_attribute join pg_class c on c.oid = attrelid
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') and attnum > 0 and not attisdropped
      order by attrelid::regclass::text, attnum`)
    const constraints = await of(`
      select conrelid::regclass as name, conname, contype, condeferrable, condeferred, convalidated, conislocal, coninhcount,
        connoinherit, conindid::regclass as index, confupdtype, confdeltype, confmatchtype
      from pg_constraint where connamespace = 'public'::regnamespace order by conrelid::regclass::text, conname`)
    const indexes = await of(`
      select indexrelid::regclass as name, indisunique, indnullsnotdistinct, indisprimary, indimmediate, indisclustered, indisvalid,
        indisready, indislive, indisreplident, indnkeyatts, indoption::text, indcollation::text
      from pg_index join pg_class c on c.oid = indexrelid where relnamespace = 'public'::regnamespace order by indexrelid::regclass::text`)
    const functions = await of(`
      select oid::regprocedure as name, prokind, prosecdef, proleakproof, proisstrict, proretset, provolatile, proparallel, procost,
        prorows, proconfig, prosrc, proacl
      from pg_proc where pronamespace = 'public'::regnamespace order by oid::regprocedure::text`)
    const triggers = await of(`
      select tgrelid::regclass as name, tgname, tgtype, tgenabled, tgdeferrable, tginitdeferred, tgnargs, tgattr::text
      from pg_trigger where not tgisinternal order by tgrelid::regclass::text, tgname`)
    const sequences = await of(`
      select sequencename, data_type, start_value, increment_by, cycle, cache_size, last_value, pg_get_userbyid(relowner) as owner
      from pg_sequences join pg_class on relname = sequencename and relkind = 'S' order by 1`)
    const applied = await of('select name, checksum from schema_migrations order by name')
    // PostgreSQL flattens "(a and b) and c" when it reads what it has written.
    const statements = text.replaceAll(/[()]/g, '').split(';\n').sort()
    return { statements, tables, columns, constraints, indexes, functions, triggers, sequences, applied }
  }

  const made = async (...how: Parameters<typeof migrate> extends [string, ...infer Rest] ? Rest : never) => {
    const { url, close } = await emptyDatabase()
    const names = await migrate(url, ...how)
    const client = new pg.Client(url)
    await client.connect()
    const end = () => client.end().finally(close)
    return { names, client, end }
  }

  test('is what all migrations make; after a new migration: npm run baseline', async () => {
    const [byAll, byBaseline] = [await made(migrations(), noBaseline), await made()]
    const all = await migrations()
    expect(byBaseline.names).toEqual(all.map(({ name }) => name))
    // Other versions write expressions, and what is not null, in other words.
    const { rows } = await byAll.client.query<{ server_version: string }>('show server_version')
    if (rows[0]?.server_version.split('.')[0] === MAJOR_VERSION)
      expect(await describeBaseline(byAll.client, all)).toBe(await readBaseline())
    expect(await compare(byBaseline.client)).toEqual(await compare(byAll.client))
    await Promise.all([byAll.end(), byBaseline.end()])
  })

  test('of an older version is followed by the later migrations', async () => {
    const all = await migrations()
    const older = all.slice(0, -3)
    const before = await made(Promise.resolve(older), noBaseline)
    const baseline = await describeBaseline(before.client, older)
    const [upgraded, byAll] = [await made(migrations(), async () => baseline), await made()]
    expect(upgraded.names).toEqual(all.map(({ name }) => name))
    expect(await compare(upgraded.client)).toEqual(await compare(byAll.client))
    await Promise.all([before, upgraded, byAll].map(({ end }) => end()))
  })

  test('is left out in another schema, also if there is no "public"', async () => {
    const { url, close } = await emptyDatabase()
    const client = new pg.Client(url)
    await client.connect()
    const { rows } = await client.query<{ name: string }>('select current_database() as name')
    await client.query('drop schema public; create schema academy')
    await client.query(`alter database ${rows[0]?.name} set search_path to academy`)
    await client.end()
    expect(await migrate(url)).toHaveLength((await migrations()).length)
    expect(await migrate(url)).toEqual([])
    await close()
  })

  test('is left out if a migration was changed, and fills a database completely or not at all', async () => {
    const [first] = await migrations()
    if (!first) return expect.fail('There are no migrations')
    const changed = { ...first, checksum: 'f'.repeat(64) }
    const other = await made(Promise.resolve([changed]))
    const { rows } = await other.client.query('select name, checksum from schema_migrations')
    expect(rows).toEqual([{ name: changed.name, checksum: changed.checksum }])
    await other.end()

    const { url, close } = await emptyDatabase()
    const broken = async () => `${await readBaseline()} select broken;`
    await expect(migrate(url, migrations(), broken)).rejects.toThrow('"broken" does not exist')
    expect(await migrate(url)).toHaveLength((await migrations()).length)
    await close()
  })
})

describe('a migration on a database in use', () => {
  let database: Awaited<ReturnType<typeof testDatabase>>
  beforeAll(async () => {
    database = await testDatabase()
  })
  afterAll(() => database.close())
  const withOne = async (name: string, text: string) => [
    ...(await migrations()),
    { name, text, checksum: name },
  ]

  test('does not keep others waiting behind it while it waits for a lock', async () => {
    const { db, url } = database
    const released = Promise.withResolvers<void>()
    const holding = db.transaction().execute(async tx => {
      await sql`select 1 from accounts`.execute(tx)
      await released.promise
    })
    const migrated = migrate(url, withOne('9998_column.sql', 'alter table accounts add column extra text;'))
    // Longer than the migration waits for the lock. Without its limit, the first of these would wait for ever.
    for (const end = Date.now() + 4_000; Date.now() < end; ) await sql`select 1 from accounts`.execute(db)
    released.resolve()
    await holding
    expect(await migrated).toEqual(['9998_column.sql'])
  })

  test('builds an index outside a transaction while other processes wait to migrate', async () => {
    const { url, db } = database
    await sql`delete from schema_migrations where name = '9998_column.sql'`.execute(db)
    const text =
      '-- without a transaction\ndrop index concurrently if exists extra_index;\ncreate index concurrently extra_index on accounts (extra);\n'
    const all = await withOne('9999_index.sql', text)
    const done = await Promise.all(Array.from({ length: 3 }, () => migrate(url, Promise.resolve(all))))
    expect(done.flat()).toEqual(['9999_index.sql'])
    const built = await sql<{ valid: boolean }>`select indisvalid as valid from pg_index
      where indexrelid = 'extra_index'::regclass`.execute(db)
    expect(built.rows).toEqual([{ valid: true }])
  })
})

describe('a command, which does not migrate', () => {
  let database: Awaited<ReturnType<typeof testDatabase>>
  beforeAll(async () => {
    database = await testDatabase()
  })
  afterAll(() => database.close())
  const record = async () =>
    (await sql<{ name: string }>`select name from schema_migrations order by name`.execute(database.db)).rows

  test('refuses a missing, an older and a newer schema in one line', async () => {
    const empty = await emptyDatabase()
    await expect(refuseOtherSchema(empty.url)).rejects.toThrow(
      /^There is nothing in this database yet.*npm start/,
    )
    await empty.close()

    await refuseOtherSchema(database.url)
    const last = (await record()).at(-1)?.name
    await sql`delete from schema_migrations where name = ${last}`.execute(database.db)
    const before = await record()
    await expect(refuseOtherSchema(database.url)).rejects.toThrow(
      /^The database was made by an older version \(it lacks 1 .*npm start/,
    )
    await refuseOtherSchema(database.url, { allowOlder: true })
    expect(await record()).toEqual(before)

    await sql`insert into schema_migrations (name, checksum) values ('9999_future.sql', 'x')`.execute(
      database.db,
    )
    for (const allowOlder of [true, false])
      await expect(refuseOtherSchema(database.url, { allowOlder })).rejects.toThrow(/made by a newer version/)
  })
})

describe('the migrated database', () => {
  let database: Awaited<ReturnType<typeof testDatabase>>
  beforeAll(async () => {
    database = await testDatabase()
  })
  afterAll(() => database.close())

  test('matches the committed types', async () => {
    await generateTypes(database.url, 'verify')
  })

  const academy = (change: object) => ({
    start_date_academy: '2027-08-01',
    end_date_academy: '2027-08-15',
    end_date_application: '2027-07-01',
    place_name: 'Stift',
    handling_fee_cents: 7500,
    recording_fee_cents: 1500,
    ...change,
  })

  test.each([
    { name: 'an academy that ends before it starts', change: { end_date_academy: '2027-07-31' } },
    { name: 'an academy that ends on the day it starts', change: { end_date_academy: '2027-08-01' } },
    { name: 'a deadline after the start', change: { end_date_application: '2027-08-02' } },
    { name: 'a negative fee', change: { handling_fee_cents: -1 } },
  ])('refuses $name', async ({ change }) => {
    await expect(database.db.insertInto('academies').values(academy(change)).execute()).rejects.toThrow(
      /check constraint/,
    )
  })

  test('allows only one current academy under concurrent inserts', async () => {
    const made = await Promise.allSettled(
      Array.from({ length: 10 }, () =>
        database.db
          .insertInto('academies')
          .values(academy({ is_current: true }))
          .execute(),
      ),
    )
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('control: without the index there are several current academies', async () => {
    await sql`drop index academies_one_current`.execute(database.db)
    const values = [academy({ is_current: true }), academy({ is_current: true })]
    await database.db.insertInto('academies').values(values).execute()
    expect(
      await database.db.selectFrom('academies').select('id').where('is_current', '=', true).execute(),
    ).toHaveLength(3)
  })

  test.each([
    { name: 'an unknown role', update: sql`update accounts set email_verified = true, roles = '{Boss}'` },
    { name: 'an unknown gender', update: sql`update profiles set gender = 'x'` },
    { name: 'an unknown language', update: sql`update accounts set locale = 'fr'` },
  ])('refuses $name', async ({ update }) => {
    await sql`insert into accounts (first_name, last_name, email, password_hash) values ('A', 'B', gen_random_uuid()::text, 'x')`.execute(
      database.db,
    )
    await sql`insert into profiles (account_id) select id from accounts on conflict do nothing`.execute(
      database.db,
    )
    await expect(update.execute(database.db)).rejects.toThrow(/check constraint/)
  })
})
