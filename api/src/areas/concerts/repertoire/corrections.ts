import { locales } from '@academy/contract/base/locale'
import * as catalogue from '@academy/contract/concerts/repertoire/correction-endpoints'
import type { ComposerCorrection, PieceCorrection } from '@academy/contract/concerts/repertoire/schemas'
import { composerSearchText, pieceSearchText } from '@academy/contract/concerts/repertoire/search'
import { auditChange } from '../../../base/audit.ts'
import { dayInVienna } from '../../../base/clock.ts'
import { invalidInput, problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { requireVersion, withoutVersion } from '../../../base/versions.ts'
import { lockCatalogue } from '../../../db/advisory-locks.ts'
import { findComposerEntry, findPieceEntry, updateComposer, updatePiece } from './correction-queries.ts'
import { isDuplicateComposer, isDuplicatePiece } from './queries.ts'
import { yearErrors } from './rules.ts'

export const showComposerEntry = serve(catalogue.composerEntry, async ({ db }, { params: { id } }) => {
  const found = await findComposerEntry(db, id)
  if (!found) throw problem('not_found')
  return found
})

/** Finds a composer by the spelling of each language, too. */
const composerText = (columns: Omit<ComposerCorrection, 'version'>): string => {
  const spelled = locales.map(locale => columns[`name_${locale}`]).join(' ')
  const texts = [composerSearchText(columns), composerSearchText({ first_name: '', last_name: spelled })]
  return [...new Set(texts.join(' ').split(' ').filter(Boolean))].join(' ')
}

/** Requests and programmes show the corrected name from now on; papers that were issued keep theirs. */
export const correctComposer = serve(
  catalogue.correctComposer,
  async ({ db }, { params: { id }, body: { version, ...columns }, user, locale, now }) => {
    const errors = yearErrors(columns, dayInVienna(now))
    if (Object.keys(errors).length > 0) throw invalidInput(errors, locale)
    try {
      return await db.transaction().execute(async tx => {
        await lockCatalogue(tx)
        const before = requireVersion(await findComposerEntry(tx, id), version)
        await updateComposer(tx, id, { ...columns, search_text: composerText(columns) })
        const after = requireVersion(await findComposerEntry(tx, id), version + 1)
        await auditChange(tx, {
          at: now,
          action: 'composer_corrected',
          actor_id: user.id,
          subject: { composer_id: id },
          before: withoutVersion(before),
          after: withoutVersion(after),
        })
        return after
      })
    } catch (error) {
      throw isDuplicateComposer(error) ? problem('composer_exists') : error
    }
  },
)

export const showPieceEntry = serve(catalogue.pieceEntry, async ({ db }, { params: { id } }) => {
  const found = await findPieceEntry(db, id)
  if (!found) throw problem('not_found')
  return found
})

/** Finds a work by the title of each language, too. */
const pieceText = (columns: Omit<PieceCorrection, 'version'>): string => {
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
        await updatePiece(tx, id, { ...columns, search_text: pieceText(columns) })
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
