import { repertoireDay } from '@academy/contract/applications/repertoire-day'
import type { ApplicationInput } from '@academy/contract/applications/schemas'
import type { Locale } from '@academy/contract/lib/locale'
import { formatDayAndMonth } from '../../lib/format.ts'
import type { useContractForm } from '../../ui/form/use-contract-form.ts'
import { formTexts } from './form-texts.ts'

/** The form values of an application. */
export type TypedApplication = typeof ApplicationInput._zod.input

/** The form object that the parts of the form use. */
export type ApplicationForm = ReturnType<typeof useContractForm<TypedApplication, ApplicationInput>>

/** What the field for the repertoire asks for in a class that begins on this day, and by when, until that has passed. */
export const repertoireHint = (start_date: string, today: string, locale: Locale): string => {
  const until = repertoireDay(start_date, today)
  return formTexts[locale].repertoireHint(until && formatDayAndMonth(until, locale))
}
