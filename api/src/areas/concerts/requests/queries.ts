import type { ReplyOf } from '@academy/contract/base/endpoint'
import type { ApplicationStatus } from '@academy/contract/base/schemas'
import type { NamedComposer, NamedPiece } from '@academy/contract/concerts/repertoire/piece-title'
import type { correpetitors } from '@academy/contract/concerts/requests/endpoints'
import type { ConcertRequest } from '@academy/contract/concerts/requests/schemas'
import { boolean, json, list, nullable, number } from '../../../db/columns.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { utc } from '../../../db/expressions.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import { type InvoiceWithoutLink, invoiceFields, invoiceTables } from '../../money/index.ts'
import { composerNameJson, joinWork, pieceTitleJson } from '../repertoire/work-queries.ts'

/** The work `p` and its composer `c` of the request `r`. */
export const workTables = joinWork('r.piece_id', 'p', 'c')

export const composerJson = composerNameJson('c')
export const pieceJson = pieceTitleJson('p')

/** The performers: `person` owns the request, `accompanist` plays in `period`. */
export const playerTables = `
  join accounts person on person.id = r.account_id
  left join correpetition_periods period on period.id = r.correpetition_period_id
  left join accounts accompanist on accompanist.id = period.account_id`

/** The chosen movements in the order of performance, as this JSON of `movements` and `chosen`. */
export const movementsOf = (json: string) => `(
  select coalesce(json_agg(${json} order by chosen.sort_order), '[]')
  from requested_movements chosen join movements on movements.id = chosen.movement_id
  where chosen.request_id = r.id)`

export const totalSeconds = `coalesce(r.duration_seconds, (
  select sum(chosen.duration_seconds)::int from requested_movements chosen where chosen.request_id = r.id), 0)`

export const isPaid = `(coalesce(not b.is_cancelled and b.outstanding_cents = 0, false))`

/** A request without the texts of a language and without a signed link. */
export type StoredRequest = Omit<ConcertRequest, 'composer_name' | 'piece_title' | 'invoice'> & {
  composer: NamedComposer
  piece: NamedPiece
  invoice: InvoiceWithoutLink | null
}

/** The fields of a `StoredRequest` for `json_build_object`; `today` is an expression, such as `$2::date`. */
export const requestFields = (today: string) => `
  'id', r.id,
  'version', r.version,
  'composer_id', c.id,
  'composer', ${composerJson},
  'piece_id', p.id,
  'piece', ${pieceJson},
  'movement_titles', ${movementsOf('movements.title')},
  'movement_selections', ${movementsOf(`json_build_object('movement_id', movements.id, 'title', movements.title,
    'duration_seconds', chosen.duration_seconds, 'sort_order', chosen.sort_order)`)},
  'earliest_performance_date', r.earliest_performance_date,
  'scheduled_performance_date', r.announced_date,
  'place', r.announced_place,
  'duration_seconds', r.duration_seconds,
  'total_duration_seconds', ${totalSeconds},
  'wants_recording', r.wants_recording,
  'invoice', case when v.id is not null then json_build_object(${invoiceFields(today)}) end,
  'is_paid', ${isPaid},
  'is_recording_free', r.is_recording_free,
  'video_url', case when ${isPaid} or r.is_recording_free then r.video_url end,
  'accompanist', full_name(accompanist.first_name, accompanist.last_name),
  'correpetition_id', r.correpetition_period_id,
  'is_chamber_music', r.is_chamber_music,
  'chamber_ensemble', r.chamber_ensemble,
  'page_turner_confirmed', r.page_turner_confirmed,
  'notes', r.notes,
  'requested_at', ${utc('r.requested_at')},
  'changed_at', ${utc('r.changed_at')},
  'is_current', academy.is_current,
  'can_withdraw', r.announced_date is null`

export const requestTables = `
  concert_requests r
  join academies academy on academy.id = r.academy_id
  ${workTables}
  ${playerTables}
  left join (${invoiceTables}) on v.id = r.invoice_id`

const ownStatement = fixedStatement({ request: json<StoredRequest>() })<
  [account_id: number, today: string, id: number | null]
>(`
  select json_build_object(${requestFields('$2::date')}) as request
  from ${requestTables}
  where r.account_id = $1 and r.withdrawn_at is null and ($3::int is null or r.id = $3)
  order by r.id desc
  limit 100`)

export const findRequestsOf = async (db: Db, account_id: number, today: string): Promise<StoredRequest[]> =>
  (await ownStatement(db, account_id, today, null)).map(({ request }) => request)

export const getOwn = async (
  tx: Tx,
  id: number,
  account_id: number,
  today: string,
): Promise<StoredRequest> => {
  const [row] = await ownStatement(tx, account_id, today, id)
  if (!row) throw new Error(`Account ${account_id} has no request ${id}`)
  return row.request
}

/** Returns the current academy. */
export const findAcademy = (db: Db | Tx) =>
  db
    .selectFrom('academies')
    .select(['id', 'start_date_academy', 'end_date_academy', 'recording_fee_cents'])
    .where('is_current', '=', true)
    .executeTakeFirst()

/** The statuses of the applications of a person in an academy, as the person or the office knows them. */
export const statusesIn = (
  results: 'application_results' | 'applications',
  { account_id, academy_id }: { account_id: string; academy_id: string },
) => `(
  select coalesce(json_agg(known.status order by known.status), '[]')
  from ${results} known join masterclasses on masterclasses.id = known.masterclass_id
  where known.account_id = ${account_id} and masterclasses.academy_id = ${academy_id})`

const toldStatusesStatement = fixedStatement({ statuses: json<ApplicationStatus[]>() })<
  [account_id: number, academy_id: number]
>(`select ${statusesIn('application_results', { account_id: '$1', academy_id: '$2' })} as statuses`)

/** Returns the statuses of the person's applications in this academy, as the person knows them. */
export const findToldStatuses = async (
  db: Db | Tx,
  account_id: number,
  academy_id: number,
): Promise<ApplicationStatus[]> =>
  (await toldStatusesStatement(db, account_id, academy_id))[0]?.statuses ?? []

interface RequestedWorkKey {
  piece_id: number
  movement_ids: number[]
  correpetition_id: number | null
}

/**
 * What exists of a requested work: the piece after merging, its movements, and whether the accompanist is in
 * this academy.
 */
export interface RequestedWork {
  piece_id: number | null
  movement_ids: number[]
  has_accompanist: boolean
}

const requestedWorkStatement = fixedStatement<RequestedWork>({
  piece_id: nullable(number()),
  movement_ids: list(),
  has_accompanist: boolean(),
})<[academy_id: number, piece_id: number, movement_ids: number[], correpetition_id: number | null]>(`
  select piece.id as piece_id,
    array(select id from movements where piece_id = piece.id and id = any($3::int[])) as movement_ids,
    exists (select from correpetition_periods where id = $4 and academy_id = $1) as has_accompanist
  from (select (select coalesce(merged_into_id, id) from pieces where id = $2) as id) piece`)

export const findRequestedWork = async (
  db: Db | Tx,
  academy_id: number,
  { piece_id, movement_ids, correpetition_id }: RequestedWorkKey,
): Promise<RequestedWork> => {
  const [found] = await requestedWorkStatement(db, academy_id, piece_id, movement_ids, correpetition_id)
  return found ?? { piece_id: null, movement_ids: [], has_accompanist: false }
}

const accompanistsStatement = fixedStatement({
  correpetitors: json<ReplyOf<typeof correpetitors>>(),
})(`
  select coalesce(json_agg(json_build_object('id', period.id,
    'display_name', full_name(accompanist.first_name, accompanist.last_name), 'start_date', period.start_date, 'end_date', period.end_date)
    order by accompanist.last_name, accompanist.first_name, period.id), '[]') as correpetitors
  from correpetition_periods period
  join academies academy on academy.id = period.academy_id
  join accounts accompanist on accompanist.id = period.account_id
  where academy.is_current`)

export const findAccompanists = async (db: Db): Promise<ReplyOf<typeof correpetitors>> => {
  const [row] = await accompanistsStatement(db)
  return row?.correpetitors ?? []
}
