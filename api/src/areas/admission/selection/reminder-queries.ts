import type { Locale } from '@academy/contract/base/locale'
import { sql } from 'kysely'
import {
  boolean,
  day,
  instant,
  localizedText,
  nullable,
  number,
  type RowOf,
  text,
} from '../../../db/columns.ts'
import type { Tx } from '../../../db/connection.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import { columnsAs } from '../../../db/localized.ts'

const reminderRowColumns = {
  ...localizedText('instrument'),
  teacher: text(),
  deadline: day(),
  is_current: boolean(),
  is_final: boolean(),
  account_id: nullable(number()),
  email: nullable(text()),
  first_name: nullable(text()),
  locale: nullable(text<Locale>()),
  reminded_at: nullable(instant()),
}
type ReminderRow = RowOf<typeof reminderRowColumns>

/** When the teacher of masterclass `m` was reminded last. */
export const remindedAt = `(select max(at) from audit_log
  where action = 'teacher_reminded' and details -> 'masterclass_id' = to_jsonb(m.id))`

const statement = fixedStatement(reminderRowColumns)<[masterclass_id: number]>(`
  select ${columnsAs({ table: 'instruments', row: 'i' }, 'name', 'instrument')},
    full_name(t.first_name, t.last_name) as teacher, a.end_date_application as deadline, a.is_current,
    m.finalized_at is not null as is_final, person.id as account_id, person.email, person.first_name, person.locale,
    ${remindedAt} as reminded_at
  from masterclasses m
  join instruments i on i.id = m.instrument_id
  join teachers t on t.id = m.teacher_id
  join academies a on a.id = m.academy_id
  left join accounts person on person.id = t.account_id
  where m.id = $1`)

/** Returns what a reminder of the teacher says, and whether there is an account to send it to. */
export const findReminder = async (tx: Tx, masterclass_id: number): Promise<ReminderRow | undefined> =>
  (await statement(tx, masterclass_id))[0]

/** Notes when a teacher looked at the applications of their masterclass. Returns whether it is theirs. */
export const setSeen = async (
  tx: Tx,
  { account_id, masterclass_id, seen_at }: { account_id: number; masterclass_id: number; seen_at: Date },
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('seen_applications')
    .columns(['account_id', 'masterclass_id', 'seen_at'])
    .expression(eb =>
      eb
        .selectFrom('masterclasses')
        .innerJoin('teachers', 'teachers.id', 'teacher_id')
        .innerJoin('academies', 'academies.id', 'academy_id')
        .select(['teachers.account_id', 'masterclasses.id', eb.val(seen_at).as('seen_at')])
        .where('masterclasses.id', '=', masterclass_id)
        .where('teachers.account_id', '=', account_id)
        .where('is_draft', '=', false)
        .$narrowType<{ account_id: number }>(),
    )
    .onConflict(conflict =>
      conflict
        .columns(['account_id', 'masterclass_id'])
        // A visit lasts some hours, in which `previous_seen_at` stays: see `applicant-queries.ts`.
        .doUpdateSet(eb => ({
          seen_at: eb.ref('excluded.seen_at'),
          previous_seen_at: sql`case when excluded.seen_at > seen_applications.seen_at + interval '6 hours'
            then seen_applications.seen_at else seen_applications.previous_seen_at end`,
        })),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows > 0n
}
