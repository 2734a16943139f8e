import { problem } from '../../../base/problem.ts'
import type { Db } from '../../../db/connection.ts'
import { findProgramme } from './queries.ts'
import type { Programme } from './texts/programme.ts'

export const loadProgramme = async (db: Db, evening_id: number): Promise<Programme> => {
  const programme = await findProgramme(db, evening_id)
  if (!programme) throw problem('not_found')
  return programme
}
