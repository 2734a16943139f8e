import { type Locale, locales } from '@academy/contract/base/locale'
import * as contract from '@academy/contract/concerts/repertoire/endpoints'
import {
  MAX_MOVEMENTS,
  type Movement,
  type MovementInput,
  type Piece,
  type PieceInput,
} from '@academy/contract/concerts/repertoire/schemas'
import { pieceSearchText, searchWords } from '@academy/contract/concerts/repertoire/search'
import { jsonText } from '../../../base/http-response.ts'
import { invalidInput } from '../../../base/invalid-input.ts'
import { problem } from '../../../base/problem.ts'
import { guard } from '../../../base/rate-limit.ts'
import { serve } from '../../../base/serve.ts'
import { lockCatalogue } from '../../../db/advisory-locks.ts'
import type { Db } from '../../../db/connection.ts'
import { findMovements, insertMovement, lockMovements, movementsOf } from './movement-queries.ts'
import {
  composersFound,
  findKnownPieces,
  findShownComposer,
  insertPiece,
  isDuplicatePiece,
  piecesOf,
} from './queries.ts'
import { catalogueLimits, checkPiece, searchQuery, similarMovements } from './rules.ts'

export const listComposers = serve(contract.composers, async ({ db }, { query, locale }) =>
  jsonText(await composersFound(db, searchQuery(searchWords(query.search)), locale)),
)

export const listMovements = serve(contract.movements, async ({ db }, { query: { piece_id } }) => {
  const found = await movementsOf(db, piece_id)
  if (found === undefined) throw problem('not_found')
  return jsonText(found)
})

export const listPieces = serve(contract.pieces, async ({ db }, { query, locale }) => {
  const { composer_id, search } = query
  const found = await piecesOf(db, composer_id, searchWords(search), locale)
  if (found === undefined) throw problem('not_found')
  return jsonText(found)
})

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

interface Addition {
  input: MovementInput
  added_by: number
  locale: Locale
  now: Date
  /** How the piece is locked. Replaced only in tests that show why the lock is needed. */
  lock?: typeof lockMovements
}

/** Inserts a new movement after its predecessor, even if other movements were inserted in the meantime. */
export const insertAfter = (
  db: Db,
  { input, added_by, locale, now, lock = lockMovements }: Addition,
): Promise<Movement> =>
  db.transaction().execute(async tx => {
    const { title, predecessor_id, create_anyway } = input
    const piece_id = await lock(tx, input.piece_id)
    if (!piece_id) throw invalidInput({ piece_id: 'PIECE_REQUIRED' }, locale)
    const order = await findMovements(tx, piece_id)
    if (order.length >= MAX_MOVEMENTS) throw problem('too_many_movements')
    const before = order.findIndex(({ id }) => id === predecessor_id)
    if (predecessor_id !== null && before < 0)
      throw invalidInput({ predecessor_id: 'MOVEMENT_UNKNOWN' }, locale)
    const suggestions = similarMovements(title, order)
    if (suggestions.length > 0 && !create_anyway) throw problem('movement_similar', { suggestions })
    const position = before + 2
    const movement = await insertMovement(tx, { piece_id, title, position, added_by, added_at: now })
    return { ...movement, predecessor_id, duration: null }
  })

export const addMovement = serve(contract.addMovement, async ({ db }, { body, user, locale, now }) => {
  await guard(db, catalogueLimits(user.id))
  return insertAfter(db, { input: body, added_by: user.id, locale, now })
})
