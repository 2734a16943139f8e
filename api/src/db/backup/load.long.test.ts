import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { beginLoading, endLoading, loadTable } from './load.ts'
import { tablesOf } from './manifest.ts'
import { CHANGE, inTransaction } from './session.ts'
import { installation, sql } from './testing/installation.ts'

const SCHEMA = `
  create table hens (id int generated always as identity primary key, "From Egg" int, mother int references hens,
    doubled int generated always as (id * 2) stored);
  create table eggs (id serial primary key, hen int not null references hens);
  alter table hens add foreign key ("From Egg") references eggs deferrable;
  create unlogged table visits (hen int references hens);
  create function refuse() returns trigger language plpgsql as $$ begin raise 'no new hens'; end $$;
  create trigger refuse before insert or truncate on hens execute function refuse()`

// The rows refer to each other in a circle: the first hen to the second one and to an egg that is loaded
// later.
const HENS = 'id\tFrom Egg\tmother\n5\t7\t6\n6\t\\N\t\\N\n'
const EGGS = 'id\then\n7\t6\n'

const load = (url: string, { hens, eggs, rows = 2 }: { hens: string; eggs: string; rows?: number }) =>
  inTransaction(url, CHANGE, async client => {
    const tables = await tablesOf(client)
    const content: Record<string, [string, number]> = { hens: [hens, rows], eggs: [eggs, 1] }
    await beginLoading(client, tables)
    for (const table of tables.toReversed()) {
      const [text = '', count = 0] = content[table.name] ?? []
      await loadTable(client, table, Readable.from([Buffer.from(text)]), count)
    }
    await endLoading(client, tables, [{ table: 'eggs', column: 'id', last: '20' }])
  })

test('tables load unchanged despite circular references, triggers, ids and unusual column names', async () => {
  await using there = await installation('blank')
  await sql(there.url, SCHEMA)
  const read = 'select * from hens order by id'

  await expect(load(there.url, { hens: HENS, eggs: EGGS.replace('6', '9') })).rejects.toThrow('eggs_hen_fkey')
  await expect(load(there.url, { hens: HENS, eggs: EGGS.replace('7', '8') })).rejects.toThrow('foreign key')
  await expect(load(there.url, { hens: HENS, eggs: EGGS, rows: 3 })).rejects.toThrow('hens has 2 rows')
  await expect(load(there.url, { hens: HENS.replace('mother', 'father'), eggs: EGGS })).rejects.toThrow(
    'father',
  )
  expect(await sql(there.url, read)).toEqual([])

  await load(there.url, { hens: HENS, eggs: EGGS })
  expect(await sql(there.url, read)).toEqual([
    { id: 5, 'From Egg': 7, mother: 6, doubled: 10 },
    { id: 6, 'From Egg': null, mother: null, doubled: 12 },
  ])
  expect(await sql(there.url, 'insert into eggs (hen) values (6) returning id')).toEqual([{ id: 21 }])
  const nextHen = `select nextval(pg_get_serial_sequence('hens', 'id'))::int as id`
  expect(await sql(there.url, nextHen)).toEqual([{ id: 7 }])
  await expect(sql(there.url, 'insert into hens default values')).rejects.toThrow('no new hens')
})
