import { composerSearchText } from '@academy/contract/concerts/repertoire/search'
import { sql } from 'kysely'
import type { Db, Tx } from '../connection.ts'
import { readCatalogue } from './read-catalogue.ts'
import { searchTextOf } from './search-text.ts'
import { translateCatalogue } from './translate-catalogue.ts'

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
