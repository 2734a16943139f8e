import { jsonFields } from '../../../db/localized.ts'
import { fullName } from './queries.ts'

/**
 * Joins the work with this id and its composer. Merged entries are replaced by the entry they were merged
 * into.
 */
export const joinWork = (piece_id: string, piece: string, composer: string) => `
  join pieces own on own.id = ${piece_id}
  join pieces ${piece} on ${piece}.id = coalesce(own.merged_into_id, own.id)
  join composers listed on listed.id = ${piece}.composer_id
  join composers ${composer} on ${composer}.id = coalesce(listed.merged_into_id, listed.id)`

/** A composer that `composerText` writes in a language. */
export const composerNameJson = (row: string) => `json_build_object(
  'name', ${fullName(row)}, ${jsonFields({ table: 'composers', row }, 'name')})`

/** A work that `pieceTitle` writes in a language. */
export const pieceTitleJson = (row: string) => `json_build_object(
  'title', ${row}.title, ${jsonFields({ table: 'pieces', row }, 'title')}, 'tonality', ${row}.tonality,
  'opus', ${row}.opus, 'catalogue_no', ${row}.catalogue_no)`
