import { join } from 'node:path'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { adminUrl } from '../../../test/admin-url.ts'
import { apply, createMigrationTable, migrate, migrations } from '../migrate.ts'
import { openCluster, thisHost } from './cluster.ts'
import { ROLE } from './role.ts'
import { ensureRunning, stopRunning } from './running.ts'
import { emptyFolder, newDataFolder, open, openInChild, query, serverPid } from './test-kit.ts'

test('the application role has no special privileges', async () => {
  const { url } = await open({ dataDir: await newDataFolder() })
  expect(
    await query(
      url,
      `select rolname, rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls,
         (select count(*)::int from pg_auth_members where member = pg_roles.oid) as memberships
       from pg_roles where rolname = current_user`,
    ),
  ).toEqual([
    {
      rolname: ROLE,
      rolsuper: false,
      rolcreatedb: false,
      rolcreaterole: false,
      rolreplication: false,
      rolbypassrls: false,
      memberships: 0,
    },
  ])
})

const FORBIDDEN = [
  `do $$ begin create temporary table lines (line text); copy lines from program 'id'; end $$`,
  `do $$ begin create temporary table lines (line text); copy lines from '/etc/hostname'; end $$`,
  `copy (select 1) to '/tmp/academy-role-test'`,
  `select pg_read_file('postgresql.conf')`,
  `select pg_ls_dir('.')`,
  `select lo_import('/etc/hostname')`,
  `alter system set fsync = off`,
  `set role academy`,
  `alter role ${ROLE} superuser`,
  `create role another`,
  `create database another`,
  `select from pg_authid`,
]

test('the application role can use neither files nor settings nor other roles and databases', async () => {
  const { url } = await open({ dataDir: await newDataFolder() })
  for (const statement of FORBIDDEN)
    await expect(query(url, statement), statement).rejects.toMatchObject({ code: '42501' })
})

/** Runs work on a data folder as superuser, without the setup of a regular start. */
async function asSuperuser(dataDir: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const options = { dataDir, print: () => {}, settings: { fsync: 'off' } }
  const cluster = await openCluster(options, await thisHost())
  const { port } = await ensureRunning(cluster)
  const url = `postgres://academy:${cluster.password}@127.0.0.1:${port}`
  await query(`${url}/postgres`, 'create database academy').catch(() => {})
  const client = new Client({ connectionString: `${url}/academy` })
  client.on('error', () => {})
  await client.connect()
  await work(client).finally(() => client.end())
  await stopRunning(join(dataDir, 'postgres'))
}

/**
 * A data folder as older versions created it: the superuser owns everything and the latest migrations are
 * missing.
 */
async function oldData(): Promise<string> {
  const dataDir = await emptyFolder()
  await asSuperuser(dataDir, async client => {
    await createMigrationTable(client)
    for (const migration of (await migrations()).slice(0, -3)) await apply(client, migration)
    await client.query(`
      insert into contact_messages (email, subject, message, created_at)
        values ('mira@example.org', 'Kept', 'Adagio', now());
      create type tempo as enum ('slow', 'fast');
      create domain title as text check (value <> '');
      create type span as range (subtype = time);
      create type pair as (a int, b int);
      create sequence alone;
      create table serial_numbers (id serial primary key, tempo tempo);
      create view slow_ones as select * from serial_numbers where tempo = 'slow';
      create materialized view fast_ones as select * from serial_numbers where tempo = 'fast';
      create procedure nothing() language sql as 'select 1'`)
  })
  return dataDir
}

const owners = `
  select distinct pg_get_userbyid(owner)::text as owner from (
    select relowner from pg_class where relnamespace = 'public'::regnamespace
    union all select proowner from pg_proc where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'i') -- functions of a range type
    union all select typowner from pg_type where typnamespace = 'public'::regnamespace
    union all select datdba from pg_database where datname = current_database()
  ) as things (owner)`

test('an older data folder keeps its rows, is owned by the role and can be migrated', async () => {
  const dataDir = await oldData()
  const server = await open({ dataDir })
  expect(await query(server.url, owners)).toEqual([{ owner: ROLE }])
  expect(await query(server.url, 'select subject from contact_messages')).toEqual([{ subject: 'Kept' }])
  expect(await migrate(server.url)).toHaveLength(3)
  await query(server.url, 'insert into serial_numbers default values')
  await server.stop()

  const again = await open({ dataDir })
  expect(await query(again.url, owners)).toEqual([{ owner: ROLE }])
  expect(await migrate(again.url)).toEqual([])
})

test('a start on an up-to-date folder writes nothing', async () => {
  const dataDir = await newDataFolder()
  const version = async (url: string) =>
    query(
      await adminUrl(dataDir, url),
      `select a.xmin as role, d.xmin as database from pg_authid as a, pg_database as d
       where rolname = '${ROLE}' and datname = 'academy'`,
    )
  const first = await open({ dataDir })
  const before = await version(first.url)
  await first.stop()
  const second = await open({ dataDir })
  expect(await version(second.url)).toEqual(before)
})

test('changed owners and privileges are corrected at the next start', async () => {
  const dataDir = await newDataFolder()
  const first = await open({ dataDir })
  const admin = await adminUrl(dataDir, first.url)
  await query(admin, 'create table made_by_an_older_version (id int)')
  await query(
    admin,
    `alter role ${ROLE} superuser createrole password 'another'; grant pg_read_all_data to ${ROLE}`,
  )
  await first.stop()

  const second = await open({ dataDir })
  expect(await query(second.url, owners)).toEqual([{ owner: ROLE }])
  expect(
    await query(
      second.url,
      `select rolsuper or rolcreaterole or pg_has_role(oid, 'pg_read_all_data', 'member') as special
       from pg_roles where rolname = current_user`,
    ),
  ).toEqual([{ special: false }])
})

test('a failed conversion leaves an older data folder unchanged', async () => {
  const dataDir = await oldData()
  await asSuperuser(dataDir, client =>
    client.query(`
      create schema watch;
      create function watch.fail() returns event_trigger language plpgsql as $$ begin raise 'not now'; end $$;
      create event trigger watch on ddl_command_end when tag in ('ALTER ROUTINE') execute function watch.fail()`),
  )
  await expect(open({ dataDir })).rejects.toThrow('not now')
  expect(await serverPid(dataDir)).toBeUndefined()
  await asSuperuser(dataDir, async client => {
    expect((await client.query(owners)).rows).toEqual([{ owner: 'academy' }])
    expect((await client.query(`select from pg_roles where rolname = '${ROLE}'`)).rowCount).toBe(0)
    await client.query('drop event trigger watch')
  })
  expect(await query((await open({ dataDir })).url, owners)).toEqual([{ owner: ROLE }])
})

test('exactly one of the processes that start together converts an older data folder', async () => {
  const dataDir = await oldData()
  await asSuperuser(dataDir, client =>
    client.query(`
      create schema watch;
      create table watch.changes (identity text);
      create function watch.note() returns event_trigger language plpgsql as $$ begin
        insert into watch.changes select object_identity from pg_event_trigger_ddl_commands();
      end $$;
      create event trigger watch on ddl_command_end when tag in ('ALTER TABLE') execute function watch.note()`),
  )
  const children = ['app', 'command', 'command'].map(role =>
    openInChild(dataDir, role === 'app' ? 'app' : 'command'),
  )
  const urls = await Promise.all(children.map(child => child.waitForMessage('url')))
  expect(new Set(urls).size).toBe(1)
  const [url = ''] = urls
  expect(await query(url, owners)).toEqual([{ owner: ROLE }])
  const changes = `select count(*)::int from watch.changes where identity = 'public.contact_messages'`
  expect(await query(await adminUrl(dataDir, url), changes)).toEqual([{ count: 1 }])
  for (const child of children) await child.stop()
})
