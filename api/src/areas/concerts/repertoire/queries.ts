import type { Locale } from '@academy/contract/base/locale'
import {
  type Composer,
  type ComposerInput,
  FOUND_COMPOSERS,
  FOUND_PIECES,
  type Piece,
  type PieceInput,
} from '@academy/contract/concerts/repertoire/schemas'
import type { Insertable } from 'kysely'
import { json, nullable, number, text } from '../../../db/columns.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import { textFor } from '../../../db/localized.ts'
import type { Composers, Pieces } from '../../../db/schema.ts'
import { violates } from '../../../db/violates.ts'

// A merged entry keeps its own data and is shown as the entry it was merged into. There are no chains:
// neither a merged entry nor a merge target can be merged into another.

/** The full name of the composer in the given row. */
export const fullName = (row: string) =>
  `concat_ws(' ', ${row}.first_name, nullif(${row}.last_prefix, ''), ${row}.last_name)`

/** The spelling of the name in the language of the parameter `locale`. */
const nameIn = (row: string, locale: string) =>
  `coalesce(nullif(${textFor(locale, { table: 'composers', row }, 'name')}, ''), ${fullName(row)})`

const composerJson = (row: string, locale: string) => `json_build_object(
  'id', ${row}.id, 'first_name', ${row}.first_name, 'last_name', ${row}.last_name, 'last_prefix', ${row}.last_prefix,
  'year_of_birth', ${row}.year_of_birth, 'year_of_death', ${row}.year_of_death, 'full_name', ${nameIn(row, locale)})`

const jsonColumns = {
  json: text(),
}

const composersJson = (chosen: string, locale: string) => `
  select coalesce(json_agg(${composerJson('c', locale)} order by c.list_name, c.id), '[]')::text as json
  from (${chosen}) chosen
  join composers c on c.id = chosen.id`

const inOrder = `order by list_name, id limit ${FOUND_COMPOSERS}`

const allStatement = fixedStatement(jsonColumns)<[locale: Locale]>(
  composersJson(`select id from composers where merged_into_id is null ${inOrder}`, '$1'),
)

// Materialized: otherwise the planner scans the list in order, which is slow for rare names.
const searchStatement = fixedStatement(jsonColumns)<[query: string, locale: Locale]>(`
  with hit as materialized (
    select id, list_name, merged_into_id from composers where search @@ $1::tsquery)
  ${composersJson(
    `
    select id from (
      (select id, list_name from hit where merged_into_id is null ${inOrder})
      union
      (select target.id, target.list_name from hit join composers target on target.id = hit.merged_into_id)
    ) found ${inOrder}`,
    '$2',
  )}`)

/**
 * Returns composers by name as JSON text. A merged entry is found by its name and returned as its merge
 * target.
 */
export const composersFound = async (db: Db, query: string | null, locale: Locale): Promise<string> => {
  const [row] = query === null ? await allStatement(db, locale) : await searchStatement(db, query, locale)
  return row?.json ?? '[]'
}

/**
 * Limits the entries that a new one is compared with, so that a growing list does not slow down the server.
 */
export const MAX_COMPARED = 200

/** Counts the words that two search texts have in common. */
const sharedWords = (one: string, other: string) => `cardinality(array(
  select unnest(string_to_array(${one}, ' ')) intersect select unnest(string_to_array(${other}, ' '))))`

type KnownComposer = Pick<Composer, 'first_name' | 'last_name' | 'last_prefix'> &
  Pick<Composer, 'year_of_birth' | 'year_of_death'> & { shown: Composer }

const namesakeStatement = fixedStatement<KnownComposer>({
  first_name: text(),
  last_name: text(),
  last_prefix: text(),
  year_of_birth: number(),
  year_of_death: nullable(number()),
  shown: json(),
})<[query: string | null, year_of_birth: number, years: number, search_text: string, locale: Locale]>(`
  select c.first_name, c.last_name, c.last_prefix, c.year_of_birth, c.year_of_death, ${composerJson('target', '$5')} as shown
  from (
    select found.id
    from (
      select id, 1 as is_namesake from composers where search @@ $1::tsquery
      union all
      select id, 0 from composers where year_of_birth between $2::int - $3::int and $2::int + $3::int
    ) found
    join composers one using (id)
    group by found.id, one.id
    order by max(is_namesake) desc, ${sharedWords('one.search_text', '$4')} desc,
      abs(one.year_of_birth - $2::int), found.id
    limit ${MAX_COMPARED}
  ) similar_one
  join composers c on c.id = similar_one.id
  join composers target on target.id = coalesce(c.merged_into_id, c.id)`)

/**
 * Returns composers with a similar surname or year of birth. If there are too many, those with the most words
 * in common.
 */
export const findSimilarNames = (
  db: Db | Tx,
  query: string | null,
  year_of_birth: number,
  years: number,
  search_text: string,
  locale: Locale,
): Promise<KnownComposer[]> => namesakeStatement(db, query, year_of_birth, years, search_text, locale)

/** Violation of the unique index on composers. */
export const isDuplicateComposer = violates('unique', 'composers_once')

type NewComposer = Omit<ComposerInput, 'create_anyway'> &
  Pick<Insertable<Composers>, 'search_text' | 'added_by' | 'added_at'>

export const insertComposer = async (tx: Tx, composer: NewComposer): Promise<Composer> => {
  const { id } = await tx.insertInto('composers').values(composer).returning('id').executeTakeFirstOrThrow()
  const { first_name, last_name, last_prefix, year_of_birth, year_of_death } = composer
  const full_name = [first_name, last_prefix, last_name].filter(Boolean).join(' ')
  return { id, first_name, last_name, last_prefix, year_of_birth, year_of_death, full_name }
}

/** All composers shown as this one: `target` and those merged into it. */
const composersShownAs = (target: string) => `
  select g.id from composers g where g.id = ${target} or g.merged_into_id = ${target}`

const pieceJson = (row: string, composer_id: string, locale: string) => `json_build_object(
  'id', ${row}.id, 'composer_id', ${composer_id},
  'title', coalesce(nullif(${textFor(locale, { table: 'pieces', row }, 'title')}, ''), ${row}.title), 'opus', ${row}.opus,
  'catalogue_no', ${row}.catalogue_no, 'tonality', ${row}.tonality)`

const SHOWN = 'coalesce(c.merged_into_id, c.id)'
const matches = (row: string) => `' ' || ${row}.search_text like all($2::text[])`

const piecesStatement = fixedStatement(jsonColumns)<
  [composer_id: number, patterns: string[], locale: Locale]
>(`
  select (
    select coalesce(json_agg(${pieceJson('one', SHOWN, '$3')} order by one.list_title, one.id), '[]')
    from (
      select p.*
      from pieces p
      where p.composer_id in (${composersShownAs(SHOWN)}) and p.merged_into_id is null
        and (${matches('p')} or p.id in (
          select merged.merged_into_id from pieces merged
          where merged.composer_id in (${composersShownAs(SHOWN)}) and merged.merged_into_id is not null
            and ${matches('merged')}))
      order by p.list_title, p.id
      limit ${FOUND_PIECES}
    ) one)::text as json
  from composers c
  where c.id = $1`)

/**
 * Returns the pieces of a composer by title as JSON text, or undefined if there is no such composer. Every
 * word has to be the start of a word in the title.
 */
export const piecesOf = async (db: Db, composer_id: number, words: readonly string[], locale: Locale) => {
  const [row] = await piecesStatement(
    db,
    composer_id,
    words.map(word => `% ${word}%`),
    locale,
  )
  return row?.json
}

/** Returns the composer that this one is shown as. */
export const findShownComposer = async (tx: Tx, id: number): Promise<number | undefined> => {
  const found = await tx
    .selectFrom('composers')
    .select(['id', 'merged_into_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  return found && (found.merged_into_id ?? found.id)
}

type KnownPiece = Pick<Piece, 'title' | 'opus' | 'catalogue_no' | 'tonality'> & { shown: Piece }

const knownPiecesStatement = fixedStatement<KnownPiece>({
  title: text(),
  opus: text(),
  catalogue_no: text(),
  tonality: text(),
  shown: json(),
})<[composer_id: number, search_text: string, locale: Locale]>(`
  select p.title, p.opus, p.catalogue_no, p.tonality, ${pieceJson('target', '$1::int', '$3')} as shown
  from pieces p
  join pieces target on target.id = coalesce(p.merged_into_id, p.id)
  where p.composer_id in (${composersShownAs('$1::int')})
  order by ${sharedWords('p.search_text', '$2')} desc, length(p.search_text), p.id
  limit ${MAX_COMPARED}`)

/**
 * Returns the pieces of a composer, including merged ones. If there are too many, those with the most words
 * in common.
 */
export const findKnownPieces = (
  db: Db | Tx,
  composer_id: number,
  search_text: string,
  locale: Locale,
): Promise<KnownPiece[]> => knownPiecesStatement(db, composer_id, search_text, locale)

export const isDuplicatePiece = violates('unique', 'pieces_once')

type NewPiece = Omit<PieceInput, 'create_anyway'> &
  Pick<Insertable<Pieces>, 'search_text' | 'added_by' | 'added_at'>

export const insertPiece = (tx: Tx, piece: NewPiece): Promise<Piece> =>
  tx
    .insertInto('pieces')
    .values(piece)
    .returning(['id', 'composer_id', 'title', 'opus', 'catalogue_no', 'tonality'])
    .executeTakeFirstOrThrow()
