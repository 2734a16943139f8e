import { laterDay } from '@academy/contract/base/days'
import type { FieldMessage } from '@academy/contract/base/field-message'
import {
  concertDays,
  isOutsideConcerts,
  SAME_DAY_UNTIL_HOUR,
} from '@academy/contract/concerts/requests/concert-days'
import type { ConcertRequestInput } from '@academy/contract/concerts/requests/schemas'
import { dayInVienna, hourInVienna, timeInVienna } from '../../../base/clock.ts'
import type { Limit } from '../../../base/rate-limit.ts'

const HOUR = 60 * 60
/** Rate limit of concert requests. */
export const requestLimits = (account_id: number): Limit[] => [
  { name: 'concert', subject: String(account_id), max: 60, seconds: HOUR },
]

interface Academy {
  start_date_academy: string
  end_date_academy: string
}

/** Returns the days that can still be requested, or undefined after the last concert. */
export const daysLeft = (academy: Academy, now: Date) =>
  concertDays(academy, { today: dayInVienna(now), hour: hourInVienna(now) })

/** Returns the next time at which the same evening becomes too late to request. */
export const nextDeadline = (now: Date): Date => {
  const today = dayInVienna(now)
  return timeInVienna(
    hourInVienna(now) < SAME_DAY_UNTIL_HOUR ? today : laterDay(today, 1),
    SAME_DAY_UNTIL_HOUR,
  )
}

export interface ConcertDays {
  min_date: string
  max_date: string
}

/** What exists of a requested work. */
interface RequestedWork {
  piece_id: number | null
  movement_ids: readonly number[]
  has_accompanist: boolean
}

/** Returns the errors of a request that only the server can detect. */
export const requestErrors = (
  input: Pick<ConcertRequestInput, 'earliest_performance_date' | 'correpetition_id' | 'movements'>,
  { piece_id, movement_ids, has_accompanist }: RequestedWork,
  days: ConcertDays,
  /** The date of a request that is changed. */
  known_date?: string,
): Record<string, FieldMessage> => {
  const { earliest_performance_date: day, correpetition_id, movements } = input
  const unknown = movements.flatMap(({ movement_id }, place) =>
    movement_ids.includes(movement_id) ? [] : [`movements.${place}.movement_id`],
  )
  return {
    ...(isOutsideConcerts(day, days, known_date) && { earliest_performance_date: 'OUTSIDE_CONCERTS' }),
    // Without the piece, its movements cannot be checked.
    ...(piece_id === null
      ? { piece_id: 'PIECE_REQUIRED' }
      : Object.fromEntries(unknown.map(field => [field, 'MOVEMENT_UNKNOWN']))),
    ...(correpetition_id !== null && !has_accompanist && { correpetition_id: 'ACCOMPANIST_UNKNOWN' }),
  }
}
