import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { PreparedQuery, type RowReaders } from './prepared-query.ts'

let client: pg.Client
let closeDatabase: () => Promise<void>
const readers: RowReaders = new Map()
const described: number[] = []
beforeAll(async () => {
  const database = await testDatabase()
  closeDatabase = database.close
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const { connection } = client as unknown as { connection: pg.Connection }
  connection.on('rowDescription', ({ fields }) => described.push(fields.length))
  await client.query(`create table things (id int primary key, note text)`)
})
afterAll(async () => {
  await client.end()
  await closeDatabase()
})

type Send = (query: PreparedQuery, callback: (error: unknown, result: pg.QueryResult) => void) => void

/** Statements have their text as name. */
const run = (text: string, values: unknown[]): Promise<pg.QueryResult> =>
  new Promise((resolve, reject) =>
    (client.query.bind(client) as unknown as Send)(
      new PreparedQuery({ name: text.slice(0, 60), text, values }, readers),
      (error, result) => (error ? reject(error) : resolve(result)),
    ),
  )

/** Runs a statement twice: PostgreSQL describes its rows only the first time. */
const runTwice = async (text: string, values: unknown[]) => {
  described.length = 0
  const first = await run(text, values)
  const second = await run(text, values)
  return { first, second, described: [...described] }
}

test('rows are read alike whether PostgreSQL has described them or not', async () => {
  const { first, second, described } = await runTwice(
    `select $1::int as number, 12::int8 as count, $2::text as text, null as nothing, '{a,b}'::text[] as list,
       '{"a": 1}'::jsonb as json, date '2027-05-01' as day, $3::timestamptz as instant, $4::bytea as bytes`,
    [7, 'Ö', new Date(1e12), Buffer.from('abc')],
  )
  expect(first.rows).toEqual([
    {
      number: 7,
      count: 12,
      text: 'Ö',
      nothing: null,
      list: ['a', 'b'],
      json: { a: 1 },
      day: '2027-05-01',
      instant: new Date(1e12),
      bytes: Buffer.from('abc'),
    },
  ])
  expect(second.rows).toEqual(first.rows)
  expect(described).toEqual([9])
})

test('a result says what was done to how many rows', async () => {
  const steps: [text: string, values: unknown[], command: string, rowCount: number | null][] = [
    ['begin', [], 'BEGIN', null],
    ['insert into things select generate_series(1, $1::int)', [5], 'INSERT', 5],
    ['update things set note = $1 where id < 3', ['new'], 'UPDATE', 2],
    ['select from things where id = $1', [9], 'SELECT', 0],
    ['delete from things where id = $1 returning id', [1], 'DELETE', 1],
    ['rollback', [], 'ROLLBACK', null],
  ]
  for (const [text, values, command, rowCount] of steps)
    expect(await run(text, values)).toMatchObject({ command, rowCount })
})

test('a statement that fails is run again on the same connection', async () => {
  const divide = (by: number) => run('select 6 / $1::int as result', [by])
  await expect(divide(0)).rejects.toMatchObject({ code: '22012' })
  expect((await divide(2)).rows).toEqual([{ result: 3 }])
  await expect(divide(0)).rejects.toMatchObject({ code: '22012' })
  expect((await divide(3)).rows).toEqual([{ result: 2 }])
})

test('a value that cannot be sent is an error, and so is one that cannot be read', async () => {
  const circle: { self?: object } = {}
  circle.self = circle
  await expect(run('select $1::json', [circle])).rejects.toThrow(/circular/)

  const unreadable = 'select $1::text as one'
  const parsers = [
    () => {
      throw new Error('unreadable')
    },
  ]
  readers.set(unreadable, { names: ['one'], parsers, empty: { one: null } })
  await expect(run(unreadable, ['x'])).rejects.toThrow('unreadable')
  expect((await run('select $1::int as id', [1])).rows).toEqual([{ id: 1 }])
})

test('PostgreSQL refuses a prepared statement whose columns have changed', async () => {
  const read = () => run('select * from things where id = $1', [1])
  await read()
  await client.query('alter table things add column other text')
  await expect(read()).rejects.toThrow('cached plan must not change result type')
})
