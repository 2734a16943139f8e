import { composerSearchText, pieceSearchText } from '@academy/contract/concerts/repertoire/search'
import { sql } from 'kysely'
import type { Db } from '../src/db/connection.ts'

interface NewComposer {
  first_name?: string
  last_name?: string
  last_prefix?: string
  year_of_birth?: number
  year_of_death?: number | null
}

/** Inserts a composer: Beethoven by default. */
export const insertComposer = async (db: Db, composer: NewComposer = {}): Promise<number> => {
  const row = {
    first_name: 'Ludwig',
    last_name: 'Beethoven',
    last_prefix: composer.last_name ? '' : 'van',
    year_of_birth: 1770,
    year_of_death: 1827,
    ...composer,
  }
  const { id } = await db
    .insertInto('composers')
    .values({ ...row, search_text: composerSearchText(row) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

interface NewPiece {
  title?: string
  opus?: string
  catalogue_no?: string
  tonality?: string
  movements?: readonly string[]
}

/** Inserts a piece with its movements: the third cello sonata by default. */
export const insertPiece = async (
  db: Db,
  composer_id: number,
  { movements = [], ...piece }: NewPiece = {},
): Promise<{ id: number; movements: number[] }> => {
  const row = { title: 'Cello Sonata No. 3', opus: 'op. 69', catalogue_no: '', tonality: 'A major', ...piece }
  const { id } = await db
    .insertInto('pieces')
    .values({ ...row, composer_id, search_text: pieceSearchText(row) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const ids: number[] = []
  for (const [index, title] of movements.entries()) {
    const movement = await db
      .insertInto('movements')
      .values({ piece_id: id, title, position: index + 1 })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.push(movement.id)
  }
  return { id, movements: ids }
}

/**
 * Inserts what the examples of the contract name: composer 5 with piece 31, and movements of it around 77.
 */
export const insertExamples = async (db: Db): Promise<void> => {
  for (const [table, next] of Object.entries({ composers: 5, pieces: 31, movements: 76 }))
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${next}, false)`.execute(db)
  await insertPiece(db, await insertComposer(db), { movements: ['Allegro', 'Adagio'] })
}
