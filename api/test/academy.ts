import type { Insertable } from 'kysely'
import type { Db } from '../src/db/connection.ts'
import type { Academies } from '../src/db/schema.ts'

/** Inserts the academy of a year, from 1 to 15 August, with applications until 1 July. */
export const insertAcademy = async (
  db: Db,
  year: number,
  overrides: Partial<Insertable<Academies>> = {},
): Promise<number> => {
  const { id } = await db
    .insertInto('academies')
    .values({
      start_date_academy: `${year}-08-01`,
      end_date_academy: `${year}-08-15`,
      end_date_application: `${year}-07-01`,
      place_name: 'Stift Amselzell',
      handling_fee_cents: 7_500,
      recording_fee_cents: 1_500,
      ...overrides,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
