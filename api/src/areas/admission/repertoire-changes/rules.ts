import type { Limit } from '../../../base/rate-limit.ts'

const HOUR = 60 * 60
/** Every change is kept, and accompanists are notified. */
export const changeLimits = (account_id: number): Limit[] => [
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
