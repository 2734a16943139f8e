import { CONCERT_HOUR } from '@academy/contract/base/constants'
import type { Locale } from '@academy/contract/base/locale'
import type { NamedComposer, NamedPiece } from '@academy/contract/concerts/repertoire/piece-title'

/** A change of a performance that its person has to be notified of. */
export interface PerformanceNotice {
  kind: 'planned' | 'moved' | 'off'
  request_id: number
  account_id: number
  email: string
  first_name: string
  locale: Locale
  composer: NamedComposer
  piece: NamedPiece
  /** What was announced before. */
  announced_date: string | null
  announced_place: string | null
  wants_recording: boolean
  invoice_id: number | null
  /** State of the recording's invoice. `free`: the performance was announced when there was no fee. */
  recording: 'none' | 'open' | 'paid' | 'free'
  recording_fee_cents: number
  start_date_academy: string
  end_date_academy: string
}

/** A performance of somebody else in which this person takes part, as accompanist or in the ensemble. */
export interface PartnerNotice {
  kind: PerformanceNotice['kind']
  request_id: number
  account_id: number
  email: string
  first_name: string
  locale: Locale
  /** Who sent the request. */
  student_id: number
  student_name: string
  composer: NamedComposer
  piece: NamedPiece
  is_accompanist: boolean
}

/** Groups the notices by person: everybody gets one mail for the whole evening. */
export const byPerson = (notices: readonly PartnerNotice[]): PartnerNotice[][] => [
  ...Map.groupBy(notices, ({ account_id }) => account_id).values(),
]

/** Whether a concert of this day has begun. */
export const isOver = (date: string, { today, hour }: { today: string; hour: number }): boolean =>
  date < today || (date === today && hour >= CONCERT_HOUR)

/**
 * Returns what to do with the invoice of a recording: it is issued when the performance is announced (or
 * marked as free where the academy charges no fee), and cancelled if the performance is cancelled before
 * payment.
 */
export const invoiceStep = ({
  kind,
  wants_recording,
  recording,
  recording_fee_cents,
}: Pick<PerformanceNotice, 'kind' | 'wants_recording' | 'recording' | 'recording_fee_cents'>):
  | 'issue'
  | 'cancel'
  | 'free'
  | 'drop'
  | 'none' => {
  if (kind === 'off') return recording === 'open' ? 'cancel' : recording === 'free' ? 'drop' : 'none'
  if (!wants_recording || recording !== 'none') return 'none'
  return recording_fee_cents > 0 ? 'issue' : 'free'
}

/** Concerts take place from the day of arrival to the day of departure. */
export const isWithin = (
  date: string,
  { start_date_academy, end_date_academy }: { start_date_academy: string; end_date_academy: string },
): boolean => start_date_academy <= date && date <= end_date_academy

export const isSameOrder = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id, place) => id === other[place])
