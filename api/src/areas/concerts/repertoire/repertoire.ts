import { defaultLocale, type Locale, locales } from '@academy/contract/base/locale'
import * as contract from '@academy/contract/concerts/repertoire/endpoints'
import {
  type Composer,
  type ComposerInput,
  MAX_MOVEMENTS,
  type Movement,
  type MovementInput,
  type Piece,
  type PieceInput,
} from '@academy/contract/concerts/repertoire/schemas'
import {
  composerSearchText,
  pieceSearchText,
  searchWords,
} from '@academy/contract/concerts/repertoire/search'
import { dayInVienna } from '../../../base/clock.ts'
import { jsonText } from '../../../base/http-response.ts'
import { invalidInput, problem } from '../../../base/problem.ts'
import { guard } from '../../../base/rate-limit.ts'
import { serve } from '../../../base/serve.ts'
import { lockCatalogue } from '../../../db/advisory-locks.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { findMovements, insertMovement, lockMovements, movementsOf } from './movement-queries.ts'
import {
  composersFound,
  findKnownPieces,
  findShownComposer,
  findSimilarNames,
  insertComposer,
  insertPiece,
  isDuplicateComposer,
  isDuplicatePiece,
  piecesOf,
} from './queries.ts'
import {
  catalogueLimits,
  checkPiece,
  composerRefusal,
  SAME_YEARS,
  searchQuery,
  similarComposers,
  similarMovements,
  similarNameQuery,
  yearErrors,
} from './rules.ts'

interface Addition {
  input: ComposerInput
  added_by: number
  now: Date
  /** The language of the names in a refusal. */
  locale?: Locale
}

const findSimilar = async (db: Db | Tx, input: ComposerInput, locale: Locale) =>
  similarComposers(
    input,
    await findSimilarNames(
      db,
      similarNameQuery(input),
      input.year_of_birth,
      SAME_YEARS,
      composerSearchText(input),
      locale,
    ),
  )

/** Adds a composer who does not exist yet in any spelling. */
export const addComposerOnce = async (
  db: Db,
  { input, added_by, now, locale = defaultLocale }: Addition,
): Promise<Composer> => {
  const { create_anyway, ...composer } = input
  try {
    return await db.transaction().execute(async tx => {
      await lockCatalogue(tx)
      const suggestions = await findSimilar(tx, input, locale)
      const refusal = composerRefusal(suggestions, create_anyway)
      if (refusal) throw problem(refusal, { suggestions })
      return insertComposer(tx, {
        ...composer,
        search_text: composerSearchText(composer),
        added_by,
        added_at: now,
      })
    })
  } catch (error) {
    if (!isDuplicateComposer(error)) throw error
    throw problem('composer_exists', { suggestions: await findSimilar(db, input, locale) })
  }
}

export const addComposer = serve(contract.addComposer, async ({ db }, { body, user, locale, now }) => {
  await guard(db, catalogueLimits(user.id))
  const errors = yearErrors(body, dayInVienna(now))
  if (Object.keys(errors).length > 0) throw invalidInput(errors, locale)
  return addComposerOnce(db, { input: body, added_by: user.id, now, locale })
})

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
const addPieceOnce = async (
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
  const piece = await addPieceOnce(db, body, { added_by: user.id, added_at: now }, locale)
  if (!piece) throw invalidInput({ composer_id: 'COMPOSER_REQUIRED' }, locale)
  return piece
})

interface AddedMovement {
  input: MovementInput
  added_by: number
  locale: Locale
  now: Date
}

/** Inserts a new movement after its predecessor, even if other movements were inserted in the meantime. */
export const insertAfter = (db: Db, { input, added_by, locale, now }: AddedMovement): Promise<Movement> =>
  db.transaction().execute(async tx => {
    const { title, predecessor_id, create_anyway } = input
    const piece_id = await lockMovements(tx, input.piece_id)
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
