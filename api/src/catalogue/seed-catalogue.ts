import { composerSearchText } from '@academy/contract/concerts/repertoire/search'
import { sql } from 'kysely'
import type { Db, Tx } from '../db/connection.ts'
import { columnNames } from '../db/localized.ts'
import { readCatalogue, searchTextOf } from './read-catalogue.ts'

const names = columnNames('composers', 'name')
const titles = columnNames('pieces', 'title')
const setAll = (columns: readonly string[]) =>
  sql.raw(columns.map(column => `${column} = known.${column}`).join(', '))
const typed = (columns: readonly string[]) => sql.raw(columns.map(column => `${column} text`).join(', '))
const areEmpty = (table: string, columns: readonly string[]) =>
  sql<boolean>`${sql.raw(columns.map(column => `${table}.${column}`).join(' || '))} = ''`

const isTranslated = async (tx: Tx) =>
  (await tx
    .selectFrom('composers')
    .select('id')
    .where(({ not }) => not(areEmpty('composers', names)))
    .limit(1)
    .executeTakeFirst()) !== undefined

/**
 * Gives names and titles in each language to the starting catalogue of an installation from before there were
 * any. Entries that people have added stay as they are.
 */
const translateCatalogue = async (tx: Tx): Promise<void> => {
  if (await isTranslated(tx)) return
  const { composers, works } = readCatalogue()
  const pieces = works.map(work => ({
    ...work,
    opus: work.opus ?? '',
    catalogue_no: work.catalogue_no ?? '',
    tonality: work.tonality ?? '',
    first_name: composers.get(work.composer)?.first_name,
    last_name: composers.get(work.composer)?.last_name,
    search_text: searchTextOf(work),
  }))
  await sql`
    update pieces set ${setAll(titles)}, search_text = known.search_text
    from jsonb_to_recordset(${JSON.stringify(pieces)}::jsonb) as known (first_name text, last_name text,
        title text, ${typed(titles)}, opus text, catalogue_no text, tonality text, search_text text),
      composers c
    where c.first_name = known.first_name and c.last_name = known.last_name and pieces.composer_id = c.id
      and pieces.added_by is null and ${areEmpty('pieces', titles)}
      and (pieces.title, pieces.opus, pieces.catalogue_no, pieces.tonality)
        = (known.title, known.opus, known.catalogue_no, known.tonality)`.execute(tx)
  await sql`
    update composers set ${setAll(names)}
    from jsonb_to_recordset(${JSON.stringify([...composers.values()])}::jsonb) as known (first_name text,
      last_name text, year_of_birth int, ${typed(names)})
    where composers.added_by is null
      and (composers.first_name, composers.last_name, composers.year_of_birth)
        = (known.first_name, known.last_name, known.year_of_birth)`.execute(tx)
}

const hasComposers = async (tx: Tx) =>
  (await tx.selectFrom('composers').select('id').limit(1).executeTakeFirst()) !== undefined

/** Adds to each row the id that it was given on insert. */
const withIds = <T>(rows: readonly T[], inserted: readonly { id: number }[]): (T & { id: number })[] =>
  rows.map((row, index) => ({ ...row, id: inserted[index]?.id ?? 0 }))

const insertComposers = async (tx: Tx, { composers }: ReturnType<typeof readCatalogue>) => {
  const people = [...composers].map(([name, composer]) => ({ name, composer }))
  const rows = people.map(({ composer }) => ({
    ...composer,
    last_prefix: composer.last_prefix ?? '',
    search_text: composerSearchText(composer),
  }))
  const inserted = await tx.insertInto('composers').values(rows).returning('id').execute()
  return new Map(withIds(people, inserted).map(({ name, id }) => [name, id]))
}

const insertWorks = async (
  tx: Tx,
  { works }: ReturnType<typeof readCatalogue>,
  composerOf: ReadonlyMap<string, number>,
) => {
  const rows = works.map(work => {
    const { composer, instrument, movements, opus, catalogue_no, tonality, ...titles } = work
    return {
      ...titles,
      opus: opus ?? '',
      catalogue_no: catalogue_no ?? '',
      tonality: tonality ?? '',
      composer_id: composerOf.get(composer) ?? 0,
      search_text: searchTextOf(work),
    }
  })
  const inserted = await tx.insertInto('pieces').values(rows).returning('id').execute()
  const movements = withIds(works, inserted).flatMap(({ id, movements }) =>
    movements.map((title, index) => ({ piece_id: id, title, position: index + 1 })),
  )
  await tx.insertInto('movements').values(movements).execute()
}

/** Fills the catalogue of a new installation. One with at least one composer gets the German names, once. */
export const fillCatalogue = async (tx: Tx): Promise<void> => {
  if (await hasComposers(tx)) return translateCatalogue(tx)
  // Serialize processes that start at the same time.
  await sql`lock table composers in share row exclusive mode`.execute(tx)
  if (await hasComposers(tx)) return
  const catalogue = readCatalogue()
  await insertWorks(tx, catalogue, await insertComposers(tx, catalogue))
}

export const seedCatalogue = (db: Db): Promise<void> => db.transaction().execute(fillCatalogue)
