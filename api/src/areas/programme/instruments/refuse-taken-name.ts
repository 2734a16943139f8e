import { type Locale, locales } from '@academy/contract/base/locale'
import { invalidInput } from '../../../base/invalid-input.ts'
import { isTakenName } from './queries.ts'

/** Reports a name that another instrument has, at its field. */
export const refuseTakenName = async <T>(work: Promise<T>, locale: Locale): Promise<T> => {
  try {
    return await work
  } catch (error) {
    const taken = locales.find(language => isTakenName[language](error))
    throw taken ? invalidInput({ [`name_${taken}`]: 'NAME_TAKEN' }, locale) : error
  }
}
