import { laterDay } from '@academy/contract/base/days'
import type { Stay } from '@academy/contract/base/period'
import type { ApplicationStatus } from '@academy/contract/base/schemas'
import { joinNights, nightsIn } from '@academy/contract/lodging/bookings/stay-price'
import { formatDayRange, formatShortDay, formatShortRange } from '../../../base/format.ts'

/** 02.08., 04.08. - 06.08. */
export const formatNights = (nights: readonly string[]): string =>
  joinNights(nights)
    .map(([first, last]) => (first === last ? formatShortDay(first) : formatShortRange(first, last)))
    .join(', ')

/** The same nights as bookings are written: from the day of arrival to the day of departure. */
export const formatMissingStays = (nights: readonly string[]): string =>
  joinNights(nights)
    .map(([first, last]) => formatShortRange(first, laterDay(last, 1)))
    .join(', ')

/** 02.08. - 06.08.2027 */
export const formatPeriod = ({ start_date, end_date }: Stay): string => formatDayRange(start_date, end_date)

/** Whether two stays share a night. A stay may begin on the day another one ends. */
export const overlaps = (one: Stay, other: Stay): boolean =>
  one.start_date < other.end_date && other.start_date < one.end_date

interface Applied {
  status: ApplicationStatus
  is_current: boolean
  masterclass: Stay
}

// A place comes before what may become one.
const statuses: readonly ApplicationStatus[] = ['accepted', 'applied', 'reserve']

/** The days of the masterclasses in which the person has a place or may get one, in the order of interest. */
export const classPeriods = (applications: readonly Applied[]): Stay[] =>
  statuses.flatMap(status =>
    applications
      .filter(application => application.is_current && application.status === status)
      .map(({ masterclass: { start_date, end_date } }) => ({ start_date, end_date }))
      .sort((a, b) => a.start_date.localeCompare(b.start_date)),
  )

interface StayContext {
  academy: Stay
  today: string
  /** The dates of the masterclasses in which the person has a place or may get one. */
  classes: readonly Stay[]
  booked: readonly Stay[]
}

/**
 * Returns the default days: those of a masterclass without a bed yet, or else those of the academy, from today on.
 */
export const suggestStay = ({ academy, today, classes, booked }: StayContext): Stay | undefined =>
  [...classes, academy]
    .map(({ start_date, end_date }) => ({ start_date: start_date < today ? today : start_date, end_date }))
    .find(stay => nightsIn(stay).length > 0 && !booked.some(one => overlaps(one, stay)))
