import type { ProblemCode } from '@academy/contract/base/problem-code'
import type { LetterKind, OwnLetters } from '@academy/contract/messages/letters/endpoints'
import { isPrintable } from '../../../base/pdf/printable.ts'
import type { LetterPerson, OwnLetterFacts } from './queries.ts'

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

/** A person keeps several of these files, and the office those of many people. */
export const letterFileName = (
  paper: string,
  { start_date }: { start_date: string },
  people: readonly Pick<LetterPerson, 'full_name' | 'latin_name'>[],
): string => {
  const [only, ...others] = people
  const name =
    others.length === 0 && only ? [(only.latin_name || only.full_name).replaceAll(/\s+/g, '-')] : []
  return `${[paper, start_date.slice(0, 4), ...name].join('-')}.pdf`
}

/** The day of a certificate: that of the printing, or the last day of the classes if it is printed before. */
export const certificateDay = (last_day: string, today: string): string =>
  last_day > today ? last_day : today

/** What the person is told instead of the letter, by refusal. */
const invitationStates = {
  letter_without_place: null,
  letter_too_late: null,
  letter_data_missing: 'data_missing',
  name_not_printable: 'name_missing',
} as const
const certificateStates = {
  letter_without_place: null,
  certificate_too_early: 'later',
  name_not_printable: 'name_missing',
} as const

const hasName = ({ full_name, latin_name }: OwnLetterFacts) => latin_name !== '' || isPrintable(full_name)

const invitationRefusal = (
  facts: OwnLetterFacts,
  today: string,
): keyof typeof invitationStates | undefined => {
  if (facts.last_class_day === null && !facts.has_task) return 'letter_without_place'
  if (facts.end_date < today) return 'letter_too_late'
  if (!hasName(facts)) return 'name_not_printable'
  return facts.has_passport_data ? undefined : 'letter_data_missing'
}

const certificateRefusal = (
  facts: OwnLetterFacts,
  today: string,
): keyof typeof certificateStates | undefined => {
  if (facts.last_class_day === null) return 'letter_without_place'
  if (today < facts.last_class_day) return 'certificate_too_early'
  return hasName(facts) ? undefined : 'name_not_printable'
}

/** Returns why a person cannot have their own letter now; undefined if they can. */
export const ownRefusalOf = (kind: LetterKind, facts: OwnLetterFacts, today: string) =>
  ({ invitation: invitationRefusal, certificate: certificateRefusal })[kind](facts, today)

/** Returns which papers of an academy the person can have, or what they wait for. */
export const ownLettersOf = (facts: OwnLetterFacts, today: string): OwnLetters => {
  const { academy_id, start_date, end_date, place, last_class_day } = facts
  const invitation = invitationRefusal(facts, today)
  const certificate = certificateRefusal(facts, today)
  return {
    academy_id,
    start_date,
    end_date,
    place,
    invitation: invitation ? invitationStates[invitation] : 'ready',
    certificate: certificate ? certificateStates[certificate] : 'ready',
    certificate_from: last_class_day,
  }
}
