import { problem } from '../../../base/problem.ts'
import { violates } from '../../../db/violates.ts'

/** The office moved a masterclass out of the period while it was being chosen. */
const isOutsidePeriod = violates('check', 'accompanied_masterclasses_inside_period')
/** The office deleted a masterclass while it was being chosen. */
const isDeletedMasterclass = violates('foreign_key', 'accompanied_masterclasses_masterclass_id_fkey')

/** Refuses what the database does not allow: a masterclass outside the period, or one that is gone. */
export const refuseOutside = async <T>(saved: Promise<T>): Promise<T> => {
  try {
    return await saved
  } catch (error) {
    if (isOutsidePeriod(error)) throw problem('outside_period')
    throw isDeletedMasterclass(error) ? problem('not_found') : error
  }
}
