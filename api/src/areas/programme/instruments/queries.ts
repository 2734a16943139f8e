import type { Concerned } from '@academy/contract/base/concerned'
import { byLocale, type Localized } from '@academy/contract/base/locale'
import type { OfficeInstrument } from '@academy/contract/programme/instruments/schemas'
import { sql, type Updateable } from 'kysely'
import { json } from '../../../db/columns.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { concernedJson } from '../../../db/expressions.ts'
import { fixedCommand, fixedStatement } from '../../../db/fixed-statement.ts'
import { jsonFields } from '../../../db/localized.ts'
import type { Instruments } from '../../../db/schema.ts'
import { violates } from '../../../db/violates.ts'
import { cardTables } from '../masterclasses/queries.ts'

const instrumentJson = `json_build_object(
  'id', i.id, 'version', i.version, ${jsonFields({ table: 'instruments', row: 'i' }, 'name')},
  'description_german', i.description_german, 'description_english', i.description_english, 'drawing', i.drawing,
  'masterclass_count', (select count(*)::int from masterclasses m where m.instrument_id = i.id))`

const listStatement = fixedStatement({ instrument: json<OfficeInstrument>() })(
  `select ${instrumentJson} as instrument from instruments i order by i.position, i.id limit 200`,
)
export const listInstruments = async (db: Db | Tx): Promise<OfficeInstrument[]> =>
  (await listStatement(db)).map(({ instrument }) => instrument)

const oneStatement = fixedStatement({ instrument: json<OfficeInstrument>() })<[id: number]>(
  `select ${instrumentJson} as instrument from instruments i where i.id = $1`,
)
export const findInstrument = async (tx: Tx, id: number): Promise<OfficeInstrument | undefined> =>
  (await oneStatement(tx, id))[0]?.instrument

type Columns = Localized<'name'> &
  Pick<OfficeInstrument, 'description_german' | 'description_english' | 'drawing'>

/** Inserts an instrument after all others. */
export const insertInstrument = async (tx: Tx, columns: Columns): Promise<number> => {
  const position = sql<number>`(select coalesce(max(position), 0) + 1 from instruments)`
  const { id } = await tx
    .insertInto('instruments')
    .values({ ...columns, position })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
export const updateInstrument = (tx: Tx, id: number, changes: Updateable<Instruments>) =>
  tx.updateTable('instruments').set(changes).where('id', '=', id).execute()
export const deleteInstrument = (tx: Tx, id: number) =>
  tx.deleteFrom('instruments').where('id', '=', id).execute()

/** Gives the instruments these positions. Those that keep theirs keep their version. */
export const setPositions = fixedCommand<[ids: number[]]>(`
  update instruments i set position = given.position
  from unnest($1::int[]) with ordinality given(id, position)
  where i.id = given.id and i.position <> given.position`)

/** Violations of the unique names in each language. */
export const isTakenName = byLocale(locale => violates('unique', `instruments_name_${locale}`))

const usesStatement = fixedStatement({ concerned: json<Concerned[]>() })<[id: number]>(`
  select ${concernedJson([
    'masterclasses',
    `select full_name(t.first_name, t.last_name) || ' (' || extract(year from a.start_date_academy) || ')' as name
    from ${cardTables} where m.instrument_id = $1`,
  ])} as concerned`)
/** Returns the masterclasses of an instrument. */
export const masterclassesOf = async (tx: Tx, id: number) =>
  (await usesStatement(tx, id)).flatMap(row => row.concerned)
