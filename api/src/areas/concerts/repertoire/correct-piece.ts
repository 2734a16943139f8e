import { locales } from '@academy/contract/base/locale'
import * as catalogue from '@academy/contract/concerts/repertoire/correction-endpoints'
import type { PieceCorrection } from '@academy/contract/concerts/repertoire/correction-schemas'
import { pieceSearchText } from '@academy/contract/concerts/repertoire/search'
import { auditChange } from '../../../base/audit.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { requireVersion, withoutVersion } from '../../../base/versions.ts'
import { lockCatalogue } from '../../../db/advisory-locks.ts'
import { findPieceEntry, updatePiece } from './correction-queries.ts'
import { isDuplicatePiece } from './queries.ts'

export const showPieceEntry = serve(catalogue.pieceEntry, async ({ db }, { params: { id } }) => {
  const found = await findPieceEntry(db, id)
  if (!found) throw problem('not_found')
  return found
})

/** Finds a work by the title of each language, too. */
const searchTextOf = (columns: Omit<PieceCorrection, 'version'>): string => {
  const titles = [columns.title, ...locales.map(locale => columns[`title_${locale}`])]
  return pieceSearchText({ ...columns, title: titles.join(' ') })
}

export const correctPiece = serve(
  catalogue.correctPiece,
  async ({ db }, { params: { id }, body: { version, ...columns }, user, now }) => {
    try {
      return await db.transaction().execute(async tx => {
        await lockCatalogue(tx)
        const before = requireVersion(await findPieceEntry(tx, id), version)
        await updatePiece(tx, id, { ...columns, search_text: searchTextOf(columns) })
        const after = requireVersion(await findPieceEntry(tx, id), version + 1)
        await auditChange(tx, {
          at: now,
          action: 'piece_corrected',
          actor_id: user.id,
          subject: { piece_id: id },
          before: withoutVersion(before),
          after: withoutVersion(after),
        })
        return after
      })
    } catch (error) {
      throw isDuplicatePiece(error) ? problem('piece_exists') : error
    }
  },
)
