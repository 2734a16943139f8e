import type { Masterclass } from '@academy/contract/masterclasses'
import type { Db } from '../../db/connection.ts'
import { fixedStatement } from '../../db/fixed-statement.ts'

/** Cents as euros in text, without a fraction where there is none: 54000 → '540', 54050 → '540.50'. */
const eurosText = `case when m.participation_fee_cents % 100 = 0
  then (m.participation_fee_cents / 100)::text
  else to_char(m.participation_fee_cents / 100.0, 'FM999999990.00') end`

/** A masterclass as lists show it; `m`, `t`, `i` and `a` are its row, teacher, instrument and academy. */
export const cardFields = `
  'id', m.id,
  'instrument', json_build_object('id', i.id, 'name_de', i.name_de, 'name_en', i.name_en,
    'description_english', i.description_english),
  'teacher', json_build_object('first_name', t.first_name, 'last_name', t.last_name),
  'teacher_first_name', t.first_name,
  'teacher_last_name', t.last_name,
  'start_date', m.start_date,
  'end_date', m.end_date,
  'participation_fee', ${eurosText},
  'application_closed', m.application_closed::int,
  'is_current', a.is_current`

export const cardTables = `
  masterclasses m
  join teachers t on t.id = m.teacher_id
  join instruments i on i.id = m.instrument_id
  join academies a on a.id = m.academy_id`

const findStatement = fixedStatement<{ masterclass: Masterclass }, [id: number]>(`
  select json_build_object(${cardFields},
    'resume', json_build_object('resume_german', t.resume_german, 'resume_english', t.resume_english)) as masterclass
  from ${cardTables}
  where m.id = $1`)

export const findMasterclass = async (db: Db, id: number): Promise<Masterclass | undefined> => {
  const [row] = await findStatement(db, id)
  return row?.masterclass
}
