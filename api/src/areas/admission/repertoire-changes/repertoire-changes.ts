import * as contract from '@academy/contract/admission/repertoire-changes/endpoints'
import type { OwnRepertoire, RepertoireInput } from '@academy/contract/admission/repertoire-changes/schemas'
import type { Locale } from '@academy/contract/base/locale'
import { audit } from '../../../base/audit.ts'
import { dayInVienna } from '../../../base/clock.ts'
import { invalidInput, problem } from '../../../base/problem.ts'
import { guard, type Limit } from '../../../base/rate-limit.ts'
import { serve } from '../../../base/serve.ts'
import type { Tx } from '../../../db/connection.ts'
import { lockOwnApplication } from '../../../db/locks.ts'
import { updateApplication } from '../applications/queries.ts'
import { canChangeRepertoire } from '../applications/rules.ts'
import {
  findOwnRepertoire,
  findShownPieces,
  insertChange,
  replacePieces,
  type StoredRepertoire,
} from './queries.ts'

/** Returns the repertoire as its participant sees it today. */
const present = ({ status, is_current, ...own }: StoredRepertoire, today: string): OwnRepertoire => ({
  ...own,
  can_change: canChangeRepertoire({ status, is_current, academy_start: own.academy_start }, today),
})

const HOUR = 60 * 60
/** Every change is kept, and accompanists are notified. */
const changeLimits = (account_id: number): Limit[] => [
  { name: 'repertoire', subject: String(account_id), max: 60, seconds: HOUR },
]

interface Repertoire {
  repertoire: string
  piece_ids: readonly number[]
}

/** The order of the works counts. */
export const isSameRepertoire = (one: Repertoire, other: Repertoire): boolean =>
  one.repertoire === other.repertoire &&
  one.piece_ids.length === other.piece_ids.length &&
  one.piece_ids.every((id, index) => id === other.piece_ids[index])

/** Writes the new repertoire, and keeps the one that it replaces. The caller has locked the application. */
export const recordChange = async (
  tx: Tx,
  { application_id, version, repertoire, pieces }: StoredRepertoire,
  after: RepertoireInput,
  changed_at: Date,
): Promise<void> => {
  await insertChange(tx, {
    application_id,
    version,
    former_repertoire: repertoire,
    former_piece_ids: pieces.map(({ piece_id }) => piece_id),
    changed_at,
  })
  await updateApplication(tx, application_id, { repertoire: after.repertoire })
  await replacePieces(tx, application_id, after.piece_ids)
}

/** Returns the ids after merging, each once. */
const shownPieces = async (tx: Tx, ids: number[], locale: Locale): Promise<number[]> => {
  const shown = await findShownPieces(tx, ids)
  if (shown.length < ids.length) throw invalidInput({ piece_ids: 'PIECE_UNKNOWN' }, locale)
  return [...new Set(shown)]
}

export const change = serve(
  contract.changeRepertoire,
  async ({ db }, { params, body, user, locale, now }) => {
    await guard(db, changeLimits(user.id))
    const today = dayInVienna(now)
    return db.transaction().execute(async tx => {
      await lockOwnApplication(tx, params.id, user.id)
      const before = await findOwnRepertoire(tx, params.id, user.id)
      if (!before) throw problem('not_found')
      if (!canChangeRepertoire(before, today)) throw problem('repertoire_fixed')
      const piece_ids = await shownPieces(tx, body.piece_ids, locale)
      const after = { repertoire: body.repertoire, piece_ids }
      // A save that is sent twice, because its answer got lost, is no conflict.
      const known = { ...before, piece_ids: before.pieces.map(({ piece_id }) => piece_id) }
      if (isSameRepertoire(known, after)) return present(before, today)
      if (before.version !== body.version) throw problem('changed_meanwhile')
      await recordChange(tx, before, after, now)
      await audit(tx, {
        at: now,
        action: 'repertoire_changed',
        actor_id: user.id,
        account_id: user.id,
        details: { application_id: params.id },
      })
      const changed = await findOwnRepertoire(tx, params.id, user.id)
      if (!changed) throw problem('not_found')
      return present(changed, today)
    })
  },
)

export const showOwn = serve(contract.ownRepertoire, async ({ db }, { params: { id }, user, now }) => {
  const own = await findOwnRepertoire(db, id, user.id)
  if (!own) throw problem('not_found')
  return present(own, dayInVienna(now))
})
