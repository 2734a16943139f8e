import { composerSearchText, pieceSearchText } from '@academy/contract/concerts/repertoire/search'
import { sql } from 'kysely'
import type { Db } from '../../api/src/db/connection.ts'

const words = (text: string) => text.split(' ')
const firstNames = words(
  'Johann Anna Carl Maria Pyotr Clara Franz Elena Georg Lili Antonín Fanny Jean Sofia Henri Amy Ludwig Nadia William Rebecca',
)
const beginnings = words(
  'Ba Be Bra Cho Da Do Dvo Fe Ga Gra Hä Ho Ja Ka Kre La Li Ma Me Mo Ne Pa Pro Ra Ro Scho Schu Ta Tschai We',
)
const middles = words('ber che del fa gan ko le lin mann ner now pin ra ri ros sen ski stein to ver')
const endings = words(
  'bach berg ček dorf er feld gard hof ini kow ler mann nov off owsky rath ský stad tini vić',
)
const kinds = words(
  'Sonata Quartet Trio Suite Fantasy Étude Nocturne Variations Rhapsody Impromptu Concerto Mass',
)
const instruments = words('Piano Violin Viola Cello Organ Saxophone')
const keys = ['C major', 'A minor', 'E-flat major', 'F-sharp minor', 'B-flat major', 'D minor']

const one = (list: readonly string[], index: number) => list[Math.floor(index) % list.length] ?? ''

/** No two have the same name. */
const composer = (index: number) => {
  const last = one(beginnings, index) + one(middles, index / 30) + one(endings, index / 600)
  const row = { first_name: one(firstNames, index + index / 20), last_name: last, last_prefix: '' }
  const year_of_birth = 1600 + (index % 397)
  return { ...row, year_of_birth, search_text: composerSearchText(row) }
}

const piece = (place: number) => {
  const index = Math.floor(place)
  const row = {
    title: `${one(instruments, index / 12)} ${one(kinds, index)} No. ${1 + Math.floor(index / 72)}`,
    opus: `op. ${1 + (index % 150)}`,
    catalogue_no: '',
    tonality: one(keys, index),
  }
  return { ...row, search_text: pieceSearchText(row) }
}

const BATCH = 5_000
const inBatches = async <T>(rows: readonly T[], insert: (json: string) => Promise<unknown>) => {
  for (let at = 0; at < rows.length; at += BATCH) await insert(JSON.stringify(rows.slice(at, at + BATCH)))
}

interface Size {
  composers: number
  pieces: number
  /** The number of pieces of the composer with the most pieces. */
  most: number
}

/**
 * Fills the catalogue far beyond what an academy will ever have. Returns the id of the composer with the most
 * pieces.
 */
export const fillRepertoire = async (db: Db, { composers, pieces, most }: Size): Promise<number> => {
  const people = Array.from({ length: composers }, (_, index) => composer(index))
  await inBatches(people, json =>
    sql`insert into composers (first_name, last_name, last_prefix, year_of_birth, search_text)
      select * from jsonb_to_recordset(${json}::jsonb)
        as row (first_name text, last_name text, last_prefix text, year_of_birth int, search_text text)`.execute(
      db,
    ),
  )
  const { first, busiest } = (
    await sql<{ first: number; busiest: number }>`
      select max(id) - ${composers}::int + 1 as first, max(id) as busiest from composers`.execute(db)
  ).rows[0] ?? { first: 0, busiest: 0 }
  const works = Array.from({ length: pieces }, (_, index) =>
    index < most
      ? { composer_id: busiest, ...piece(index) }
      : { composer_id: first + (index % (composers - 1)), ...piece(index / (composers - 1)) },
  )
  await inBatches(works, json =>
    sql`insert into pieces (composer_id, title, opus, catalogue_no, tonality, search_text)
      select * from jsonb_to_recordset(${json}::jsonb)
        as row (composer_id int, title text, opus text, catalogue_no text, tonality text, search_text text)`.execute(
      db,
    ),
  )
  // Autovacuum would do this after a while.
  await sql`vacuum analyze`.execute(db)
  return busiest
}
