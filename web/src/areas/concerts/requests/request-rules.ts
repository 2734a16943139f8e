import type { Locale } from '@academy/contract/base/locale'
import { isOutsideConcerts } from '@academy/contract/concerts/requests/concert-days'
import { ConcertRequestInput } from '@academy/contract/concerts/requests/schemas'
import { type PageRules, schemaFor } from '../../../ui/form/contract-resolver.ts'
import type { ConcertDates } from './api.ts'
import { requestTexts } from './request-texts.ts'
import { bodyOf, type TypedRequest } from './typed-request.ts'

type Range = Pick<ConcertDates, 'min_date' | 'max_date'>
type Check = NonNullable<PageRules<TypedRequest>['check']>

/** Maps a field of the contract to its name in the form. */
const fieldName = (field: string): string =>
  field === 'piece_id' ? 'piece' : field.replace(/duration_seconds$/, 'duration')

/**
 * The validation rules of the request form: those of the contract, and those that only the page can check.
 */
export const requestRules = (dates: Range, locale: Locale, known_date?: string) => {
  const check: Check = async typed => ({
    ...(!typed.agreed && {
      agreed: { type: 'AGREEMENT_REQUIRED', message: requestTexts[locale].agreedMissing },
    }),
    ...(!typed.composer && { composer: 'COMPOSER_REQUIRED' }),
    ...(typed.earliest_performance_date !== null &&
      isOutsideConcerts(typed.earliest_performance_date, dates, known_date) && {
        earliest_performance_date: 'OUTSIDE_CONCERTS',
      }),
  })
  return { schema: schemaFor(ConcertRequestInput, bodyOf), fieldName, check }
}

// Messages about filled-in fields; all others are about missing values.
const aboutFilled = [
  'OUTSIDE_CONCERTS',
  'DURATION_TOO_LONG',
  'TOO_LONG',
  'TOO_MANY',
  'INVALID',
  'DATE_INVALID',
]

/** Whether an error is about a missing value, not an invalid one. */
export const isMissing = (code: string): boolean => !aboutFilled.includes(code)
