import type { Locale } from '@academy/contract/base/locale'
import * as contract from '@academy/contract/concerts/repertoire/endpoints'
import {
  MAX_MOVEMENTS,
  type Movement,
  type MovementInput,
} from '@academy/contract/concerts/repertoire/schemas'
import { invalidInput } from '../../../base/invalid-input.ts'
import { problem } from '../../../base/problem.ts'
import { guard } from '../../../base/rate-limit.ts'
import { serve } from '../../../base/serve.ts'
import type { Db } from '../../../db/connection.ts'
import { findMovements, insertMovement, lockMovements } from './movement-queries.ts'
import { catalogueLimits, similarMovements } from './rules.ts'

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
