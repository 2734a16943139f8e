import type { Db } from '../src/db/connection.ts'
import { insertAcademy } from './academy.ts'

interface MasterclassOverrides {
  application_closed?: boolean
  is_current?: boolean
  handling_fee_cents?: number
}

/** Inserts a cello masterclass from 2 to 10 August, in the current academy of 2027 or in that of 2026. */
export const insertMasterclass = async (db: Db, overrides: MasterclassOverrides = {}): Promise<number> => {
  const { application_closed = false, is_current = true, handling_fee_cents = 7_500 } = overrides
  const year = is_current ? 2027 : 2026
  const there = await db
    .selectFrom('academies')
    .select('id')
    .where('is_current', '=', is_current)
    .executeTakeFirst()
  const academy_id = there?.id ?? (await insertAcademy(db, year, { is_current, handling_fee_cents }))
  const teacher = await db
    .insertInto('teachers')
    .values({ first_name: 'Ilse', last_name: 'Marent' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const cello = await db
    .selectFrom('instruments')
    .select('id')
    .where('key', '=', 'cello')
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('masterclasses')
    .values({
      academy_id,
      teacher_id: teacher.id,
      instrument_id: cello.id,
      start_date: `${year}-08-02`,
      end_date: `${year}-08-10`,
      participation_fee_cents: 60_000,
      application_closed,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
