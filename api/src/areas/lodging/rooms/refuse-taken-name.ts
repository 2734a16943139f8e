import type { Locale } from '@academy/contract/base/locale'
import { invalidInput } from '../../../base/invalid-input.ts'
import { isTakenName } from './queries.ts'

/** Reports a name that another room of the academy has, at its field. */
export const refuseTakenName = async <T>(work: Promise<T>, locale: Locale): Promise<T> => {
  try {
    return await work
  } catch (error) {
    throw isTakenName(error) ? invalidInput({ name: 'ROOM_NAME_TAKEN' }, locale) : error
  }
}
