import type { Locale } from '@academy/contract/base/locale'
import { masterclassFacts } from '@academy/contract/programme/masterclasses/facts'
import { resumeFields } from '@academy/contract/programme/masterclasses/resume-fields'
import type { Masterclass } from '@academy/contract/programme/masterclasses/schemas'
import { boolean, day, json, localizedText, number, type RowOf, text } from '../../../db/columns.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { utc } from '../../../db/expressions.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import { columnsAs, jsonFields } from '../../../db/localized.ts'
import type { Teachers } from '../../../db/schema.ts'
import { violates } from '../../../db/violates.ts'
import { portraitJson, wholePictureJson } from '../teachers/portrait-queries.ts'

/** The places of masterclass `m`, and how many are taken or offered. */
export const placeFigures = `lateral (
  select coalesce(m.places, m.selected_count, 0) as places,
    (select count(*)::int from applications p where p.masterclass_id = m.id and p.status = 'accepted')
      as participant_count,
    (select count(*)::int from place_offers o where o.masterclass_id = m.id and o.state = 'open')
      as offered_count) taken`

/** When the open offer of application `p` ends, as JSON has it. */
export const openOfferUntil = (p: string) => `(
  select ${utc('offer.expires_at')} from place_offers offer where offer.application_id = ${p}.id and offer.state = 'open')`

/** Free places of masterclass `m`; an open offer keeps its place free. Needs `placeFigures`. */
export const freePlaces = 'greatest(taken.places - taken.participant_count - taken.offered_count, 0)'

/** Those for which somebody waits who was not asked so far. Needs `placeFigures`. */
export const offerablePlaces = `case when exists (
    select from applications p where p.masterclass_id = m.id and p.status = 'reserve'
      and not exists (select from place_offers o where o.application_id = p.id))
  then ${freePlaces} else 0 end`

// Whole euros, guaranteed by a constraint of the table.
const eurosText = `(m.participation_fee_cents / 100)::text`

const instrument = { table: 'instruments', row: 'i' } as const
const masterclass = { table: 'masterclasses', row: 'm' } as const

export const instrumentJson = `json_build_object('id', i.id, ${jsonFields(instrument, 'name')},
    'description_german', i.description_german, 'description_english', i.description_english, 'drawing', i.drawing, 'position', i.position)`

/** A masterclass as lists show it; `m`, `t`, `i` and `a` are its row, teacher, instrument and academy. */
export const cardFields = `
  'id', m.id,
  'instrument', ${instrumentJson},
  'teacher', json_build_object('first_name', t.first_name, 'last_name', t.last_name),
  'teacher_first_name', t.first_name,
  'teacher_last_name', t.last_name,
  'teacher_title', case when t.shows_title then t.title else '' end,
  'portrait', ${portraitJson},
  'start_date', m.start_date,
  'end_date', m.end_date,
  'participation_fee', ${eurosText},
  'application_closed', m.application_closed::int,
  ${jsonFields(masterclass, 'tagline')},
  'places', m.places,
  'is_current', a.is_current`

// Nobody has a place before the final save: until the deadline all of them are left, and between both nobody knows.
const placesLeft = (today: `$${number}`) => `case
  when m.finalized_at is not null and m.letters_due_at is null and m.places is not null then (select ${freePlaces} from ${placeFigures})
  when a.end_date_application >= ${today}::date then m.places end`

/** A masterclass as anybody may see it; `today` is the parameter with the day. */
export const publicFields = (today: `$${number}`) => `${cardFields},
  'places_left', ${placesLeft(today)},
  'is_over', m.end_date < ${today}::date`

/** Lessons, languages, level, and what is included. */
export const factFields = masterclassFacts.map(fact => jsonFields(masterclass, fact)).join(', ')

export const cardTables = `
  masterclasses m
  join teachers t on t.id = m.teacher_id
  join instruments i on i.id = m.instrument_id
  join academies a on a.id = m.academy_id`

// The columns are named like the fields.
const resumeColumns: Record<Locale, keyof Teachers> = resumeFields
const resumeJson = Object.values(resumeColumns)
  .map(column => `'${column}', t.${column}`)
  .join(', ')

const findStatement = fixedStatement({
  masterclass: json<Masterclass>(),
})<[id: number, academy_id: number | null, today: string]>(`
  select json_build_object(${publicFields('$3')}, ${factFields},
    ${jsonFields(masterclass, 'chamber_music')},
    'whole_picture', ${wholePictureJson}, ${jsonFields({ table: 'teachers', row: 't' }, 'sentence')},
    'resume', json_build_object(${resumeJson})) as masterclass
  from ${cardTables}
  where m.id = $1 and case when $2::int is null then not a.is_draft else a.id = $2 end`)

/** Returns a masterclass that visitors may see, or any of one academy. */
export const findMasterclass = async (
  db: Db,
  id: number,
  today: string,
  academy_id: number | null = null,
): Promise<Masterclass | undefined> => {
  const [row] = await findStatement(db, id, academy_id, today)
  return row?.masterclass
}

const deadlineColumns = {
  masterclass_id: number(),
  deadline: day(),
  ...localizedText('instrument'),
  teacher: text(),
}
/** The data of a deadline reminder. */
export type Deadline = RowOf<typeof deadlineColumns>

/** With what decides whether anybody can apply until then. */
const offeredColumns = {
  ...deadlineColumns,
  end_date: day(),
  is_current: boolean(),
  application_closed: boolean(),
}
type OfferedDeadline = RowOf<typeof offeredColumns>

/** Named like the fields of `Localized<'instrument'>`. */
export const instrumentNames = columnsAs(instrument, 'name', 'instrument')

const deadlineFields = `m.id as masterclass_id, a.end_date_application as deadline,
  ${instrumentNames},
  full_name(t.first_name, t.last_name) as teacher`

const deadlineStatement = fixedStatement(offeredColumns)<[id: number]>(`
  select ${deadlineFields}, m.end_date, a.is_current, m.application_closed
  from ${cardTables} where m.id = $1 and not a.is_draft`)

export const findDeadline = async (db: Db, id: number): Promise<OfferedDeadline | undefined> => {
  const [deadline] = await deadlineStatement(db, id)
  return deadline
}

/** The office deleted the masterclass in the meantime. */
export const isDeletedMasterclass = violates('foreign_key', 'reminders_masterclass_id_fkey')

/** One reminder for each person and masterclass. Idempotent. */
export const insertReminder = async (
  db: Db,
  reminder: { account_id: number; masterclass_id: number; created_at: Date },
): Promise<void> => {
  await db
    .insertInto('reminders')
    .values(reminder)
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** Reminder `r` is not sent, and one can still apply until the deadline: see `isOpen` of the contract. */
const isWaiting = 'r.sent_at is null and a.is_current and not m.application_closed'

const waitingDeadlinesStatement = fixedStatement({ deadline: day() })(`
    select distinct a.end_date_application as deadline
    from reminders r
    join masterclasses m on m.id = r.masterclass_id
    join academies a on a.id = m.academy_id
    where ${isWaiting}`)

/** Returns the deadlines that have unsent reminders. */
export const waitingDeadlines = async (tx: Tx): Promise<string[]> =>
  (await waitingDeadlinesStatement(tx)).map(row => row.deadline)

const reminderColumns = {
  ...deadlineColumns,
  account_id: number(),
  first_name: text(),
  email: text(),
  locale: text<Locale>(),
}
export type Reminder = RowOf<typeof reminderColumns>

const takeStatement = fixedStatement(reminderColumns)<[now: Date, deadlines: string[]]>(`
  update reminders r
  set sent_at = $1
  from accounts, ${cardTables}
  where ${isWaiting}
    and m.id = r.masterclass_id and accounts.id = r.account_id
    and a.end_date_application = any($2::date[])
  returning ${deadlineFields}, accounts.id as account_id, accounts.first_name, accounts.email, accounts.locale`)

/** Takes the pending reminders of these deadlines. No other transaction takes the same ones. */
export const takeDueReminders = (tx: Tx, deadlines: string[], now: Date): Promise<Reminder[]> =>
  takeStatement(tx, now, deadlines)

/** A reminder that was taken and not mailed is taken again. */
export const putBack = (tx: Tx, { masterclass_id, account_id }: Reminder) =>
  tx
    .updateTable('reminders')
    .set({ sent_at: null })
    .where('masterclass_id', '=', masterclass_id)
    .where('account_id', '=', account_id)
    .execute()
