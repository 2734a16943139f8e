import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'

/** All countries as JSON text. */
export const countriesJson = async (db: Db): Promise<string> => {
  const { rows } = await sql<{ json: string }>`
    select coalesce(json_agg(json_build_object('id', id, 'name_de', name_de, 'name_en', name_en) order by id), '[]')::text as json
    from countries
  `.execute(db)
  return rows[0]?.json ?? '[]'
}
