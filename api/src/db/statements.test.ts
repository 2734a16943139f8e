import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { describeStatement, type Field } from '../../test/describe-statement.ts'
import { arrivesAs, boolean, type Column, number, text } from './columns.ts'
import type { Db } from './connection.ts'
import { fixedStatements, plannedStatement, type Statement, withValues } from './fixed-statement.ts'

const sources = fileURLToPath(new URL('..', import.meta.url))
const modules = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
  path =>
    path.endsWith('.ts') &&
    !path.endsWith('.test.ts') &&
    /\b(?:fixed(?:Statement|Command)|plannedStatement)[<(]/.test(readFileSync(`${sources}${path}`, 'utf8')),
)
for (const path of modules) await import(`${sources}${path}`)
const statements = fixedStatements.map((statement, index) => ({
  ...statement,
  title: `${index + 1} ${statement.text.replace(/\s+/g, ' ').trim().slice(0, 80)}`,
}))

let client: pg.Client
let db: Db
let close: () => Promise<void>
let typeNames: Map<number, string>
let requiredColumns: Set<string>

beforeAll(async () => {
  const database = await testDatabase()
  close = database.close
  db = database.db
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const types = await client.query<{ oid: number; typname: string }>('select oid::int, typname from pg_type')
  typeNames = new Map(types.rows.map(({ oid, typname }) => [oid, typname]))
  const required = await client.query<{ id: string }>(
    `select attrelid::int || '.' || attnum as id from pg_attribute where attnotnull`,
  )
  requiredColumns = new Set(required.rows.map(({ id }) => id))
})
afterAll(async () => {
  await client.end()
  await close()
})

const compareColumn = (field: Field, declared: Column<unknown> | undefined): string[] => {
  const type = typeNames.get(field.dataTypeID) ?? `type ${field.dataTypeID}`
  if (!declared) return [`${field.name} is not declared`]
  if (!arrivesAs(declared.kind, type)) return [`${field.name} is ${type}, declared as ${declared.kind}`]
  const mayBeNull = field.tableID > 0 && !requiredColumns.has(`${field.tableID}.${field.columnID}`)
  return mayBeNull && !declared.isNullable && !declared.excludesNull ? [`${field.name} may be null`] : []
}

/**
 * Lists the differences between the declared columns and those that PostgreSQL returns. Without declared
 * columns, the rows are not read.
 */
const mismatches = async ({ text, columns }: Statement): Promise<string[]> => {
  const fields = await describeStatement(client, text)
  const declared = new Map<string, Column<unknown>>(Object.entries(columns))
  if (declared.size === 0) return []
  const names = new Set(fields.map(field => field.name))
  return [
    ...fields.flatMap(field => compareColumn(field, declared.get(field.name))),
    ...[...declared.keys()].filter(name => !names.has(name)).map(name => `${name} is not returned`),
  ]
}

describe('fixed statements', () => {
  test('are found in all features', () => {
    expect(statements.length).toBeGreaterThan(60)
  })

  test.each(statements)('returns the declared columns: $title', async statement => {
    expect(await mismatches(statement)).toEqual([])
  })

  test.each([
    ['a missing column', 'select 1 as id', { id: number(), name: text() }, 'name is not returned'],
    ['an undeclared column', 'select 1 as id, 2 as other', { id: number() }, 'other is not declared'],
    ['another type', 'select 1 as id', { id: text() }, 'id is int4, declared as text'],
    [
      'a nullable column',
      'select cancelled_at::text as a, diet from bookings',
      { a: text(), diet: text() },
      'diet may be null',
    ],
  ])('the comparison reports %s', async (_title, statement, columns, expected) => {
    expect(await mismatches({ text: statement, columns })).toEqual([expected])
  })
})

describe('values that are written into a statement', () => {
  test('replace their names and leave casts and other names alone', () => {
    const text = "select :state::text, :kind, :day::date, 'a::b' from t where x = :state"
    expect(withValues(text, { state: 'all', kind: null })).toBe(
      "select 'all'::text, null, :day::date, 'a::b' from t where x = 'all'",
    )
  })

  test.each(["o'clock", 'two words', "'; drop table accounts; --"])('cannot be any text: %s', value => {
    expect(() => withValues('select :value', { value })).toThrow('value cannot be written as it is')
  })
})

describe('a planned statement', () => {
  const readWord = plannedStatement({ first: number(), is_word: boolean() })<{
    value?: number
    word: string
  }>(`select :value::int as first, :word::text ~ '^[[:alpha:]]+$' and :value > 0 as is_word`)

  test('gets its values by name, however often and in which order the text names them', async () => {
    expect(await readWord(db, { word: 'Ilse', value: 7 })).toEqual([{ first: 7, is_word: true }])
    expect(await readWord(db, { word: 'a1', value: 7 })).toEqual([{ first: 7, is_word: false }])
  })

  test('refuses to run without one of its values, and in a transaction, where it would be prepared', async () => {
    await expect(readWord(db, { word: 'Ilse' })).rejects.toThrow('The parameter value has no value')
    const inTransaction = db.transaction().execute(tx => readWord(tx, { word: 'Ilse', value: 7 }))
    await expect(inTransaction).rejects.toThrow('does not run in a transaction')
  })
})
