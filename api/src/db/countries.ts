import { number } from './columns.ts'
import type { Db, Tx } from './connection.ts'
import { fixedStatement } from './fixed-statement.ts'

const knownCountriesStatement = fixedStatement({
  id: number(),
})<[ids: readonly number[]]>('select id from countries where id = any($1)')

export const knownCountries = async (tx: Db | Tx, ids: readonly number[]): Promise<Set<number>> => {
  const rows = await knownCountriesStatement(tx, ids)
  return new Set(rows.map(({ id }) => id))
}
