import { type Locale, locales } from '@academy/contract/base/locale'
import * as contract from '@academy/contract/concerts/repertoire/endpoints'
import type { Piece, PieceInput } from '@academy/contract/concerts/repertoire/schemas'
import { pieceSearchText } from '@academy/contract/concerts/repertoire/search'
import { invalidInput } from '../../../base/invalid-input.ts'
import { problem } from '../../../base/problem.ts'
import { guard } from '../../../base/rate-limit.ts'
import { serve } from '../../../base/serve.ts'
import { lockCatalogue } from '../../../db/advisory-locks.ts'
import type { Db } from '../../../db/connection.ts'
import { findKnownPieces, findShownComposer, insertPiece, isDuplicatePiece } from './queries.ts'
import { catalogueLimits, checkPiece } from './rules.ts'

/** Adds a piece that the composer does not have yet. Returns undefined if there is no such composer. */
const addOnce = async (
  db: Db,
  { create_anyway, ...piece }: PieceInput,
  added: { added_by: number; added_at: Date },
  locale: Locale,
): Promise<Piece | undefined> => {
  const titles = [piece.title, ...locales.map(one => piece[`title_${one}`])]
  const search_text = pieceSearchText({ ...piece, title: titles.join(' ') })
  try {
    return await db.transaction().execute(async tx => {
      await lockCatalogue(tx)
      const composer_id = await findShownComposer(tx, piece.composer_id)
      if (!composer_id) return undefined
      const known = await findKnownPieces(tx, composer_id, search_text, locale)
      const { refusal, suggestions } = checkPiece(piece, known, create_anyway)
      if (refusal) throw problem(refusal, { suggestions })
      return insertPiece(tx, { ...piece, composer_id, search_text, ...added })
    })
  } catch (error) {
    if (!isDuplicatePiece(error)) throw error
    const known = await findKnownPieces(db, piece.composer_id, search_text, locale)
    throw problem('piece_exists', { suggestions: checkPiece(piece, known, false).suggestions })
  }
}

export const addPiece = serve(contract.addPiece, async ({ db }, { body, user, locale, now }) => {
  await guard(db, catalogueLimits(user.id))
  const piece = await addOnce(db, body, { added_by: user.id, added_at: now }, locale)
  if (!piece) throw invalidInput({ composer_id: 'COMPOSER_REQUIRED' }, locale)
  return piece
})
