import type { Locale } from '@academy/contract/base/locale'
import { invalidInput } from '../../../base/invalid-input.ts'
import { isUnknownAcademy } from './queries.ts'

/** Reports an academy that does not exist at its field. */
export const refuseUnknownAcademy = async <T>(work: Promise<T>, locale: Locale): Promise<T> => {
  try {
    return await work
  } catch (error) {
    throw isUnknownAcademy(error) ? invalidInput({ academy_id: 'ACADEMY_UNKNOWN' }, locale) : error
  }
}
