import { ConcertRequestInput } from '@academy/contract/concerts/schemas'
import type { Locale } from '@academy/contract/locale'
import { explain, fieldMessages } from '@academy/contract/messages'
import { type Faults, firstOfEach } from '../../ui/form/field-errors.ts'
import type { ConcertDates } from './api.ts'
import { requestTexts } from './request-texts.ts'
import { bodyOf, type TypedRequest } from './typed-request.ts'

type Range = Pick<ConcertDates, 'min_date' | 'max_date'>

const isOutside = (day: string | null, { min_date, max_date }: Range) =>
  day !== null && (min_date === null || max_date === null || day < min_date || day > max_date)

const pageFaults = (typed: TypedRequest, dates: Range, locale: Locale): Faults => ({
  ...(!typed.agreed && { agreed: requestTexts[locale].agreedMissing }),
  ...(!typed.composer && { composer_id: fieldMessages.COMPOSER_REQUIRED[locale] }),
  ...(isOutside(typed.earliest_performance_date, dates) && {
    earliest_performance_date: fieldMessages.OUTSIDE_CONCERTS[locale],
  }),
})

/** Everything that is wrong with a request: what the contract says, and what only the page can know. */
export const faultsOf = (typed: TypedRequest, dates: Range, locale: Locale): Faults => {
  const { error } = ConcertRequestInput.safeParse(bodyOf(typed))
  return { ...firstOfEach(explain(error?.issues ?? [], locale)), ...pageFaults(typed, dates, locale) }
}

/** Without those about movements and durations. */
export const withoutTimes = (faults: Faults): Faults =>
  Object.fromEntries(Object.entries(faults).filter(([field]) => !/^(movements|duration)/.test(field)))

// What stands in its field, but cannot stay so.
const aboutFilled = ['OUTSIDE_CONCERTS', 'TOO_LONG', 'TOO_MANY', 'INVALID', 'DATE_INVALID'] as const

/** Is anything missing, and not only wrong? */
export const isMissingAny = (faults: Faults, locale: Locale): boolean =>
  Object.values(faults).some(text => !aboutFilled.some(key => fieldMessages[key][locale] === text))
