import type { EveningInput } from '@academy/contract/concerts/evenings/schemas'
import { laterDay } from '../../../base/format.ts'
import type { Board } from './api.ts'

const USUAL_LENGTH = 90

/** Returns the defaults of a new evening: the day after the last one, with the same place and length. */
export const nextEvening = ({
  start_date,
  end_date,
  evenings,
}: Pick<Board, 'start_date' | 'end_date' | 'evenings'>): EveningInput => {
  const last = evenings.toSorted((one, other) => one.date.localeCompare(other.date)).at(-1)
  const next = laterDay(last?.date ?? start_date, 1)
  return {
    date: next > end_date ? end_date : next,
    place: last?.place ?? '',
    length_minutes: last?.length_minutes ?? USUAL_LENGTH,
  }
}
