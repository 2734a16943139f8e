import type { CorrectedComposer, CorrectedPiece } from '@academy/contract/concerts/repertoire/schemas'
import type { Updateable } from 'kysely'
import { localizedText, nullable, number, text } from '../../../db/columns.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import { columnList } from '../../../db/localized.ts'
import type { Composers, Pieces } from '../../../db/schema.ts'

const composerStatement = fixedStatement<CorrectedComposer>({
  id: number(),
  version: number(),
  first_name: text(),
  last_prefix: text(),
  last_name: text(),
  ...localizedText('name'),
  year_of_birth: number(),
  year_of_death: nullable(number()),
})<[id: number]>(`
  select id, version, first_name, last_prefix, last_name, ${columnList({ table: 'composers' }, 'name')}, year_of_birth, year_of_death
  from composers where id = $1 and merged_into_id is null`)

/** A composer who is shown; a merged one is corrected after the merge is undone. */
export const findComposerEntry = async (db: Db | Tx, id: number): Promise<CorrectedComposer | undefined> =>
  (await composerStatement(db, id))[0]

const pieceStatement = fixedStatement<CorrectedPiece>({
  id: number(),
  version: number(),
  title: text(),
  ...localizedText('title'),
  opus: text(),
  catalogue_no: text(),
  tonality: text(),
})<[id: number]>(`
  select id, version, title, ${columnList({ table: 'pieces' }, 'title')}, opus, catalogue_no, tonality
  from pieces where id = $1 and merged_into_id is null`)

export const findPieceEntry = async (db: Db | Tx, id: number): Promise<CorrectedPiece | undefined> =>
  (await pieceStatement(db, id))[0]

export const updateComposer = (tx: Tx, id: number, changes: Updateable<Composers>) =>
  tx
    .updateTable('composers')
    .set(({ eb }) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()

export const updatePiece = (tx: Tx, id: number, changes: Updateable<Pieces>) =>
  tx
    .updateTable('pieces')
    .set(({ eb }) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
