import type { LetterKind } from '@academy/contract/letters/endpoints'
import type { ProblemCode } from '@academy/contract/problems'
import { isPrintable } from '../../lib/pdf/printable.ts'
import type { LetterPerson } from './queries.ts'

const isInvited = ({ places, teaches, period, bookings }: LetterPerson) =>
  places.length > 0 || teaches.length > 0 || period !== null || bookings.length > 0

/** Whether the person waits for a decision: then a letter must not promise a place. */
export const hasOnlyApplied = ({ places, applied, teaches, period }: LetterPerson): boolean =>
  applied.length > 0 && places.length === 0 && teaches.length === 0 && period === null

/** Returns why a person cannot have this letter; undefined if they can. */
export const refusalOf = (kind: LetterKind, person: LetterPerson): ProblemCode | undefined => {
  if (kind === 'certificate' && person.places.length === 0) return 'not_participating'
  if (kind === 'invitation' && !isInvited(person)) return 'not_invited'
  if (!person.latin_name && !isPrintable(person.full_name)) return 'name_not_printable'
  if (kind === 'invitation' && !(person.date_of_birth && person.nationality)) return 'letter_data_missing'
  return undefined
}

/** The day of a certificate: that of the printing, or the last day of the classes if it is printed before. */
export const certificateDay = (last_day: string, today: string): string =>
  last_day > today ? last_day : today
