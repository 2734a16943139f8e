import type { Merge } from '@academy/contract/concerts/merging/schemas'
import type { ComposerLife } from '@academy/contract/concerts/repertoire/composer-duplicates'
import type { NamedPiece } from '@academy/contract/concerts/repertoire/piece-title'
import { boolean, json, number, type RowOf } from '../../../db/columns.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { utc } from '../../../db/expressions.ts'
import { fixedCommand, fixedStatement } from '../../../db/fixed-statement.ts'
import { jsonFields } from '../../../db/localized.ts'
import { fullName } from '../repertoire/queries.ts'

type Kind = Merge['kind']

/** The name of an entry: its composer and, for a work, its title. */
export interface Entry {
  full_name: string
  year_of_birth: number
  year_of_death: number | null
  piece: NamedPiece | null
}

export type StoredMerge = Omit<Merge, 'merged' | 'into'> & { merged: Entry; into: Entry }

const entryJson = (composer: string, piece: string) => `json_build_object(
  'full_name', ${fullName(composer)}, 'year_of_birth', ${composer}.year_of_birth, 'year_of_death', ${composer}.year_of_death,
  'piece', case when ${piece}.id is not null then json_build_object('title', ${piece}.title,
    ${jsonFields({ table: 'pieces', row: piece }, 'title')}, 'tonality', ${piece}.tonality,
    'opus', ${piece}.opus, 'catalogue_no', ${piece}.catalogue_no) end)`

const mergesStatement = fixedStatement({ merge: json<StoredMerge>() })<[id: number | null]>(`
  select json_build_object(
    'id', m.id,
    'kind', m.kind,
    'merged', ${entryJson('c', 'p')},
    'into', ${entryJson('target_c', 'target_p')},
    'merged_at', ${utc('m.merged_at')},
    'merged_by', full_name(person.first_name, person.last_name)) as merge
  from merges m
  left join pieces p on p.id = m.piece_id
  left join pieces target_p on target_p.id = p.merged_into_id
  join composers c on c.id = coalesce(m.composer_id, p.composer_id)
  join composers target_c on target_c.id = coalesce(target_p.composer_id, c.merged_into_id)
  left join accounts person on person.id = m.merged_by
  where $1::int is null or m.id = $1
  order by m.id desc
  limit 100`)

export const findMerges = async (db: Db): Promise<StoredMerge[]> =>
  (await mergesStatement(db, null)).map(({ merge }) => merge)

export const getMerge = async (tx: Tx, id: number): Promise<StoredMerge> => {
  const [row] = await mergesStatement(tx, id)
  if (!row) throw new Error(`Merge ${id} does not exist`)
  return row.merge
}

const candidateColumns = {
  id: number(),
  composer_id: number(),
  is_merged: boolean(),
  has_merged: boolean(),
}
/** The merge state of an entry; `composer_id` is its composer after merging. */
export type Candidate = RowOf<typeof candidateColumns>

const candidateStatements = {
  composer: fixedStatement(candidateColumns)<[ids: number[]]>(`
    select id, id as composer_id, merged_into_id is not null as is_merged,
      exists (select from composers other where other.merged_into_id = c.id) as has_merged
    from composers c where id = any($1::int[])`),
  piece: fixedStatement(candidateColumns)<[ids: number[]]>(`
    select p.id, coalesce(c.merged_into_id, c.id) as composer_id, p.merged_into_id is not null as is_merged,
      exists (select from pieces other where other.merged_into_id = p.id) as has_merged
    from pieces p join composers c on c.id = p.composer_id where p.id = any($1::int[])`),
}

export const findCandidates = (tx: Tx, kind: Kind, ids: number[]): Promise<Candidate[]> =>
  candidateStatements[kind](tx, ids)

/** Names and years of composers. */
export const findLives = (tx: Tx, ids: number[]): Promise<ComposerLife[]> =>
  tx
    .selectFrom('composers')
    .select(['first_name', 'last_name', 'last_prefix', 'year_of_birth', 'year_of_death'])
    .where('id', 'in', ids)
    .execute()

const tables = { composer: 'composers', piece: 'pieces' } as const

const setTarget = async (tx: Tx, kind: Kind, id: number, merged_into_id: number | null) => {
  await tx.updateTable(tables[kind]).set({ merged_into_id }).where('id', '=', id).execute()
}

interface NewMerge {
  kind: Kind
  merged_id: number
  into_id: number
  merged_at: Date
  merged_by: number
}

export const insertMerge = async (tx: Tx, { merged_id, into_id, ...merge }: NewMerge): Promise<number> => {
  await setTarget(tx, merge.kind, merged_id, into_id)
  const { id } = await tx
    .insertInto('merges')
    .values({ ...merge, [`${merge.kind}_id`]: merged_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

// Undoing a merge of composers also undoes the merges between their works.
const divideStatement = fixedCommand<[composer_id: number]>(`
  with divided as (
    update pieces p set merged_into_id = null
    from pieces target, composers c, composers target_c
    where target.id = p.merged_into_id and c.id = p.composer_id and target_c.id = target.composer_id
      and coalesce(c.merged_into_id, c.id) <> coalesce(target_c.merged_into_id, target_c.id)
      and $1 in (c.id, target_c.id)
    returning p.id)
  delete from merges where piece_id in (select id from divided)`)

/** Undoes a merge and returns what was merged, or undefined if there is no such merge. */
export const deleteMerge = async (tx: Tx, id: number) => {
  const merge = await tx
    .deleteFrom('merges')
    .where('id', '=', id)
    .returning(['kind', 'composer_id', 'piece_id'])
    .executeTakeFirst()
  if (!merge) return undefined
  if (merge.piece_id) await setTarget(tx, 'piece', merge.piece_id, null)
  if (merge.composer_id) {
    await setTarget(tx, 'composer', merge.composer_id, null)
    await divideStatement(tx, merge.composer_id)
  }
  return { kind: merge.kind, merged_id: merge.composer_id ?? merge.piece_id }
}
