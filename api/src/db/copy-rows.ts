import { type RawBuilder, sql } from 'kysely'
import { boolean, text } from './columns.ts'
import type { Tx } from './connection.ts'
import { fixedStatement } from './fixed-statement.ts'
import type { DB } from './schema.ts'

/** The tables of what an academy offers. */
type OfferTable = {
  [Table in keyof DB]: 'academy_id' extends keyof DB[Table] ? Table : never
}[keyof DB]

const columnsStatement = fixedStatement({
  name: text(),
  is_day: boolean(),
})<[table: string]>(`
  select attname::text as name, atttypid = 'date'::regtype as is_day
  from pg_attribute
  where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''
  order by attnum`)

interface CopiedRows<Table extends OfferTable> {
  table: Table
  /** Columns that the copy leaves to their defaults. */
  fresh: readonly (keyof DB[Table])[]
  from_academy: number
  to_academy: number
  /** All days are moved by this distance. */
  days: number
  /** Copies only the rows for which this holds. */
  where?: RawBuilder<unknown>
}

/** They belong to the row itself. */
const ownColumns: readonly string[] = ['id', 'academy_id', 'version']

/**
 * Copies the rows of one academy to another. Every column that is not named is the same, so that a new one is
 * copied without a change here. Returns the number of rows.
 */
export const copyRows = async <Table extends OfferTable>(
  tx: Tx,
  { table, fresh, from_academy, to_academy, days, where = sql`true` }: CopiedRows<Table>,
): Promise<number> => {
  const left: readonly PropertyKey[] = [...ownColumns, ...fresh]
  const copied = (await columnsStatement(tx, table)).filter(({ name }) => !left.includes(name))
  const copiedValue = ({ name, is_day }: (typeof copied)[number]): RawBuilder<unknown> =>
    is_day ? sql`${sql.ref(name)} + ${days}::int` : sql`${sql.ref(name)}`
  const { numAffectedRows } = await sql`
    insert into ${sql.table(table)} (academy_id, ${sql.join(copied.map(({ name }) => sql.ref(name)))})
    select ${to_academy}::int, ${sql.join(copied.map(copiedValue))}
    from ${sql.table(table)} where academy_id = ${from_academy} and ${where} order by id`.execute(tx)
  return Number(numAffectedRows ?? 0)
}
