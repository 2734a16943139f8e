import { sql } from 'kysely'
import type { Tx } from '../connection.ts'
import { columnNames } from '../localized.ts'
import { readCatalogue } from './read-catalogue.ts'
import { searchTextOf } from './search-text.ts'

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
export const translateCatalogue = async (tx: Tx): Promise<void> => {
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
