import type { OwnRepertoire } from '@academy/contract/admission/repertoire-changes/schemas'
import type { ApplicationStatus } from '@academy/contract/base/schemas'
import type { Insertable } from 'kysely'
import { json, number } from '../../../db/columns.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { utc } from '../../../db/expressions.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import type { RepertoireChanges } from '../../../db/schema.ts'
import { composerNameJson, joinWork, pieceTitleJson } from '../../concerts/index.ts'
import { cardTables, instrumentJson } from '../../programme/index.ts'

const MAX_SHOWN_CHANGES = 20

/** `chosen` has `piece_id` and `position`. */
const piecesJson = (chosen: string) => `(
  select coalesce(json_agg(json_build_object('piece_id', work.id, 'composer', ${composerNameJson('maker')},
    'piece', ${pieceTitleJson('work')}) order by chosen.position), '[]')
  from ${chosen} ${joinWork('chosen.piece_id', 'work', 'maker')})`

const changesOf = (application_id: string) =>
  `repertoire_changes change where change.application_id = ${application_id}`

/**
 * The fields of `RepertoireState` for `json_build_object`; `application_id` is an expression, such as `p.id`.
 */
export const repertoireFields = (application_id: string) => `
  'pieces', ${piecesJson(`(select piece_id, position from application_pieces
    where application_pieces.application_id = ${application_id}) chosen`)},
  'repertoire_changed_at', (select ${utc('max(change.changed_at)')} from ${changesOf(application_id)}),
  'former_repertoires', (
    select coalesce(json_agg(json_build_object('changed_at', ${utc('latest.changed_at')},
      'repertoire', latest.former_repertoire,
      'pieces', ${piecesJson('unnest(latest.former_piece_ids) with ordinality as chosen (piece_id, position)')})
      order by latest.version desc), '[]')
    from (select * from ${changesOf(application_id)} order by change.version desc limit ${MAX_SHOWN_CHANGES}) latest)`

/** The own repertoire, with what decides whether it can be changed. */
export type StoredRepertoire = Omit<OwnRepertoire, 'can_change'> & {
  status: ApplicationStatus
  is_current: boolean
}

const ownStatement = fixedStatement({
  repertoire: json<StoredRepertoire>(),
})<[id: number, account_id: number]>(`
  select json_build_object(
    'application_id', application.id,
    'version', (select count(*)::int + 1 from ${changesOf('application.id')}),
    'status', told.status,
    'is_current', a.is_current,
    'academy_start', a.start_date_academy,
    'masterclass', json_build_object('id', m.id,
      'teacher', json_build_object('first_name', t.first_name, 'last_name', t.last_name),
      'instrument', ${instrumentJson}),
    'repertoire', application.repertoire,
    ${repertoireFields('application.id')}) as repertoire
  from applications application
  join application_results told on told.application_id = application.id
  join (${cardTables}) on m.id = application.masterclass_id
  where application.id = $1 and application.account_id = $2 and application.status <> 'withdrawn'`)

/** Returns the repertoire of an own application that was not withdrawn. */
export const findOwnRepertoire = async (
  db: Db | Tx,
  id: number,
  account_id: number,
): Promise<StoredRepertoire | undefined> => (await ownStatement(db, id, account_id))[0]?.repertoire

const shownStatement = fixedStatement({ id: number() })<[ids: number[]]>(`
  select coalesce(own.merged_into_id, own.id) as id
  from unnest($1::int[]) with ordinality as chosen (piece_id, position)
  join pieces own on own.id = chosen.piece_id
  order by chosen.position`)

/** Returns the works as which these are shown, in the same order; unknown ones are missing. */
export const findShownPieces = async (tx: Tx, ids: number[]): Promise<number[]> =>
  (await shownStatement(tx, ids)).map(({ id }) => id)

export const insertChange = async (
  tx: Tx,
  change: Omit<Insertable<RepertoireChanges>, 'id'>,
): Promise<void> => {
  await tx.insertInto('repertoire_changes').values(change).execute()
}

export const replacePieces = async (tx: Tx, application_id: number, ids: number[]): Promise<void> => {
  await tx.deleteFrom('application_pieces').where('application_id', '=', application_id).execute()
  if (ids.length === 0) return
  const rows = ids.map((piece_id, index) => ({ application_id, piece_id, position: index + 1 }))
  await tx.insertInto('application_pieces').values(rows).execute()
}
