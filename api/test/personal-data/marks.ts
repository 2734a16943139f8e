import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { FileStore } from '../../src/base/files/store.ts'
import { loadingOrder } from '../../src/db/backup/snapshot.ts'
import type { Db } from '../../src/db/connection.ts'
import { belongsTo, columnsOf, kindsOf, personalTables } from '../../src/db/personal-data/register.ts'
import type { Table } from '../../src/db/personal-data/types.ts'
import { Fixed, keysOf, type MarkContext } from './mark-context.ts'
import { insertShared } from './shared-rows.ts'
import { specialRows } from './special-values.ts'

type Row = Record<string, unknown>

/** A text that only one column of one person has. */
export interface Mark {
  path: string
  text: string
}

export interface MarkedPerson {
  id: number
  email: string
  tag: string
  marks: Mark[]
  /** The contents of the files of the person. */
  files: Mark[]
  /** Columns whose constraints allow no mark. */
  prescribed: Set<string>
  /** All rows of the person, as stored. */
  rows: Map<Table, Row[]>
}

interface Column {
  table: Table
  name: string
  type: string
  is_given: boolean
  is_optional: boolean
  /** What a foreign key of one column refers to. */
  refers_to: string | null
  key: string | null
}

const readColumns = async (db: Db): Promise<Column[]> => {
  const { rows } = await sql<Column>`
    select c.table_name as table, c.column_name as name, c.udt_name as type,
      c.is_generated = 'ALWAYS' or c.is_identity = 'YES' as is_given,
      c.is_nullable = 'YES' or c.column_default is not null as is_optional,
      f.confrelid::regclass::text as refers_to, k.attname as key
    from information_schema.columns c
    left join pg_constraint f on f.contype = 'f' and f.conrelid = c.table_name::regclass and cardinality(f.conkey) = 1
      and f.conkey[1] = (select attnum from pg_attribute where attrelid = f.conrelid and attname = c.column_name)
    left join pg_attribute k on k.attrelid = f.confrelid and k.attnum = f.confkey[1]
    where c.table_schema = 'public' order by c.ordinal_position`.execute(db)
  return rows
}

/** Filled by triggers when other rows are inserted. */
const automatic = new Set<Table>(['academy_people', 'invoice_balances'])

const owned = personalTables.filter(([, { owners }]) => owners.length > 0).map(([table]) => table)

/** Tables in an order in which rows can refer to those before. */
const insertionOrder = (columns: Column[]): Table[] =>
  loadingOrder(
    owned.map(name => ({
      name,
      needs: columns
        .filter(({ table }) => table === name)
        .flatMap(({ refers_to }) => (refers_to ? [refers_to] : []))
        .concat(name === 'survey_drafts' ? ['survey_invitations'] : []),
    })),
  ).map(({ name }) => name)

const plainValues: Record<string, (mark: string, count: number) => unknown> = {
  text: mark => mark,
  _text: mark => [mark],
  json: mark => JSON.stringify({ text: mark }),
  jsonb: mark => JSON.stringify({ text: mark }),
  int4: (_, count) => count,
  int8: (_, count) => count,
  bool: () => true,
  bytea: () => randomBytes(32),
  uuid: () => randomUUID(),
  date: (_, count) => new Date(Date.UTC(2027, 0, 1 + (count % 300))).toISOString().slice(0, 10),
  timestamptz: (_, count) => new Date(Date.UTC(2027, 0, 1, 10, count)),
}

const canHaveMark = ({ type, is_given }: Column) => !is_given && /^(_?text|jsonb?)$/.test(type)

class Marker {
  readonly rows = new Map<Table, Row[]>()
  readonly prescribed = new Set<string>()
  readonly context: MarkContext
  readonly #columns: Column[]
  readonly #actor: number
  #count = 0

  constructor(columns: Column[], person: { tag: string; number: number; actor: number }, shared: Row) {
    const { tag, number } = person
    this.#columns = columns
    this.#actor = person.actor
    this.context = {
      tag,
      number,
      email: `${tag}-accounts-email@example.org`,
      mark: (table, column) => `${tag}-${table}-${column}`,
      of: (table, column, row = 0) => this.rows.get(table as Table)?.[row]?.[column],
      shared: table => Number(shared[table]),
    }
  }

  #referred({ table, name, refers_to, key }: Column) {
    if (kindsOf(table).get(name) === 'actor') return this.#actor
    return this.context.of(refers_to ?? '', key ?? '') ?? this.context.shared(refers_to ?? '')
  }

  #value(column: Column, mark: string) {
    this.#count += 1
    if (column.refers_to) return this.#referred(column)
    const plain = plainValues[column.type]
    if (!plain) throw new Error(`No value for ${column.table}.${column.name} of type ${column.type}`)
    return plain(mark, this.#count)
  }

  /** Returns the values of one row: special ones, and marks in all other columns that can have one. */
  #rowOf(table: Table, special: (typeof specialRows)[string][number]): Row {
    const values = this.#columns
      .filter(column => column.table === table && !column.is_given)
      .filter(
        ({ name, is_optional }) =>
          name in special ||
          !is_optional ||
          !['technical', 'derived'].includes(kindsOf(table).get(name) ?? ''),
      )
      .map((column): [string, unknown] => {
        const given = special[column.name]?.(this.context)
        const value = given ?? this.#value(column, this.context.mark(table, column.name))
        if (!(value instanceof Fixed)) return [column.name, value]
        this.prescribed.add(`${table}.${column.name}`)
        return [column.name, value.value]
      })
    return Object.fromEntries(values)
  }

  async insert(db: Db, table: Table): Promise<void> {
    if (automatic.has(table)) return
    const inserted: Row[] = []
    this.rows.set(table, inserted)
    for (const column of this.#columns.filter(column => column.table === table && !canHaveMark(column)))
      this.prescribed.add(`${table}.${column.name}`)
    for (const special of specialRows[table] ?? [{}])
      inserted.push(
        await db
          .insertInto(table)
          .values(this.#rowOf(table, special))
          .returningAll()
          .executeTakeFirstOrThrow(),
      )
  }
}

const texts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null || value instanceof Date || Buffer.isBuffer(value))
    return []
  return Object.values(value).flatMap(texts)
}

const markedKinds = ['data', 'decision', 'reference', 'file', 'secret'] as const

const marksOf = (tag: string, rows: Map<Table, Row[]>): Mark[] =>
  [...rows].flatMap(([table, entries]) =>
    columnsOf(table, ...markedKinds).flatMap(column => {
      // A text may have several words, such as a mail with a secret link.
      const words = entries.flatMap(row => texts(row[column]).flatMap(text => text.split(' ')[0] ?? []))
      const marks = words.filter(word => word.toLowerCase().includes(tag))
      return [...new Set(marks)].map(text => ({ path: `${table}.${column}`, text }))
    }),
  )

/** Stores the files of all rows, with a mark as content. */
const storeFiles = async (files: FileStore, { tag, rows }: Omit<MarkedPerson, 'files'>): Promise<Mark[]> => {
  const stored = [...rows].flatMap(([table, entries]) =>
    columnsOf(table, 'file').flatMap(column =>
      entries
        .flatMap(row => keysOf(table, String(row[column])))
        .map(key => ({ key, path: `${table}.${column}`, text: `${tag}-file-of-${table}` })),
    ),
  )
  for (const { key, text } of stored)
    await files.put(key, Buffer.from(text), { type: 'application/pdf', name: 'file.pdf' })
  return stored.map(({ path, text }) => ({ path, text }))
}

const storedRows = async (db: Db, id: number): Promise<Map<Table, Row[]>> => {
  const found = owned.map(async (table): Promise<[Table, Row[]]> => {
    const condition = belongsTo(table).replaceAll('$1', String(id))
    const { rows } = await sql.raw<Row>(`select * from ${table} where ${condition}`).execute(db)
    return [table, rows]
  })
  return new Map(await Promise.all(found))
}

/**
 * Inserts two people with rows in every table that has personal data. Each column that can have any text has a mark
 * of its own; `missing` lists the columns without a value.
 */
export const insertMarkedPeople = async ({ db, files }: { db: Db; files: FileStore }) => {
  const columns = await readColumns(db)
  const shared = await insertShared(db)
  const clerk = { first_name: 'Hanna', last_name: 'Vogt', email: 'clerk@example.org', password_hash: '' }
  const { id: actor } = await db
    .insertInto('accounts')
    .values({ ...clerk, email_canonical: clerk.email })
    .returning('id')
    .executeTakeFirstOrThrow()
  const people: MarkedPerson[] = []
  for (const [index, tag] of ['marka', 'markb'].entries()) {
    const marker = new Marker(columns, { tag, number: index + 1, actor }, shared)
    for (const table of insertionOrder(columns)) await marker.insert(db, table)
    const id = Number(marker.context.of('accounts', 'id'))
    const rows = new Map([...(await storedRows(db, id)), ...marker.rows])
    const { context, prescribed } = marker
    const person = { id, tag, email: context.email, prescribed, rows, marks: marksOf(tag, rows) }
    people.push({ ...person, files: await storeFiles(files, person) })
  }
  const [ada, bert] = people
  if (!ada || !bert) throw new Error('Two people are needed')
  return { ada, bert, actor_id: actor }
}

/** Returns the columns of the person that have no value in any row, and texts without a mark. */
export const withoutMark = ({ rows, marks, prescribed }: MarkedPerson): string[] => {
  const marked = new Set(marks.map(({ path }) => path))
  return owned.flatMap(table =>
    columnsOf(table, ...markedKinds)
      .filter(column => {
        const values = (rows.get(table) ?? []).map(row => row[column]).filter(value => value !== null)
        if (values.length === 0) return true
        const path = `${table}.${column}`
        return values.some(value => texts(value).length > 0) && !marked.has(path) && !prescribed.has(path)
      })
      .map(column => `${table}.${column}`),
  )
}
