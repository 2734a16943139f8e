import type { ApplicationInput } from '@academy/contract/admission/applications/schemas'
import { repertoireDay } from '@academy/contract/base/constants'
import type { Locale } from '@academy/contract/base/locale'
import { formatDayAndMonth } from '../../../base/format.ts'
import type { useContractForm } from '../../../ui/form/use-contract-form.ts'

/** The form values of an application. */
export type TypedApplication = typeof ApplicationInput._zod.input

/** The form object that the parts of the form use. */
export type ApplicationForm = ReturnType<typeof useContractForm<TypedApplication, ApplicationInput>>

/** The day by which the forms ask for repertoire, in words; undefined once it has passed. */
export const repertoireUntil = (start_date: string, today: string, locale: Locale): string | undefined => {
  const until = repertoireDay(start_date, today)
  return until && formatDayAndMonth(until, locale)
}
