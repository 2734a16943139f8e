import type { Application } from '@academy/contract/admission/applications/schemas'
import { daysBetween, laterDay } from '@academy/contract/base/days'
import { staysOf } from '@academy/contract/concerts/requests/presence'
import { nightsIn } from '@academy/contract/lodging/bookings/stay-price'
import type { Invoice } from '@academy/contract/money/invoices/schemas'

type Masterclass = Pick<
  Application['masterclass'],
  'id' | 'start_date' | 'end_date' | 'instrument' | 'teacher'
>

interface Applied extends Pick<Application, 'id' | 'status' | 'is_current' | 'fee_paid'> {
  masterclass: Masterclass
  fee_invoice: Pick<Invoice, 'id' | 'outstanding_amount'> | null
}

interface Stay {
  start_date: string
  end_date: string
}

/** What the warnings depend on. */
interface WarningFacts {
  applications: readonly Applied[]
  bookings: readonly (Stay & { is_current: boolean })[]
  academy: { end_date_application: string } | null
}

/** What a bed waits for without a place; `nothing`: all applications were declined. */
type AwaitedPlace = 'decision' | 'waitingList' | 'nothing'

export type Warning =
  /** `isSure`: two places, one of which has to be given up. Else all that overlap with another one. */
  | { kind: 'classesOverlap'; classes: readonly Masterclass[]; isSure: boolean }
  /** Nights of a masterclass in which nothing is booked, although others are. */
  | { kind: 'nightsMissing'; masterclass: Masterclass; nights: string[] }
  /** A bed is booked and no place is sure. */
  | { kind: 'placeUnsure'; waits: AwaitedPlace }
  /** The deadline is near or has passed, and the teacher does not see the application. Negative: passed. */
  | { kind: 'feeUnpaid'; masterclass: Masterclass; invoiceId: number; daysLeft: number }

/** From this many days before the deadline on, an unpaid handling fee is urgent: a transfer takes its time. */
const FEE_WARNING_DAYS = 14

/** Days until the deadline if it is near or has passed (negative), else null. */
export const daysUntilUnpaidIsLost = (deadline: string, today: string): number | null => {
  const days = daysBetween(today, deadline)
  return days <= FEE_WARNING_DAYS ? days : null
}

/** Lessons are from the day after arrival to the day before departure. */
const shareLessons = (one: Stay, other: Stay): boolean =>
  laterDay(one.start_date, 1) < other.end_date && laterDay(other.start_date, 1) < one.end_date

const mayBecomePlace = ({ status, is_current }: Applied) =>
  is_current && (status === 'applied' || status === 'accepted' || status === 'reserve')

/** Nobody gets a place from the waiting list any more once the masterclass has begun. */
const isStillOpen = (application: Applied, today: string): boolean => {
  const { status, masterclass } = application
  const isAhead = status === 'reserve' ? today < masterclass.start_date : today <= masterclass.end_date
  return mayBecomePlace(application) && isAhead
}

/** Masterclasses at the same time, of those that are or may become places. */
const overlapWarnings = (applications: readonly Applied[], today: string): Warning[] => {
  const possible = applications.filter(application => isStillOpen(application, today))
  const pairs = possible.flatMap((one, index) =>
    possible
      .slice(index + 1)
      .filter(other => shareLessons(one.masterclass, other.masterclass))
      .map(other => [one, other] as const),
  )
  const isSure = ([one, other]: readonly [Applied, Applied]) =>
    one.status === 'accepted' && other.status === 'accepted'
  const unsure = new Set(
    pairs.filter(pair => !isSure(pair)).flatMap(pair => pair.map(one => one.masterclass)),
  )
  return [
    ...pairs.filter(isSure).map(pair => ({
      kind: 'classesOverlap' as const,
      classes: pair.map(one => one.masterclass),
      isSure: true,
    })),
    ...(unsure.size > 0 ? [{ kind: 'classesOverlap' as const, classes: [...unsure], isSure: false }] : []),
  ]
}

/** The masterclasses of places and open applications that take place at the same time as this one. */
export const overlappingWith = (
  masterclass: Pick<Masterclass, 'id' | 'start_date' | 'end_date'>,
  applications: readonly Applied[],
): { masterclass: Masterclass; isPlace: boolean }[] =>
  applications
    .filter(
      application =>
        mayBecomePlace(application) &&
        application.masterclass.id !== masterclass.id &&
        shareLessons(masterclass, application.masterclass),
    )
    .map(application => ({
      masterclass: application.masterclass,
      isPlace: application.status === 'accepted',
    }))

/**
 * Nights of masterclasses that the stays leave out: of places, or without any, of the application that the stays
 * fit best. Without any stay in those days a bed is still to be booked.
 */
const nightWarnings = (
  applications: readonly Applied[],
  stays: readonly Stay[],
  today: string,
): Warning[] => {
  const booked = new Set(stays.flatMap(nightsIn))
  const open = applications
    .filter(application => isStillOpen(application, today))
    .map(({ status, masterclass }) => ({
      status,
      masterclass,
      nights: nightsIn(masterclass).filter(night => night >= today && !booked.has(night)),
    }))
  const partly = open.filter(({ masterclass }) => nightsIn(masterclass).some(night => booked.has(night)))
  const places = open.filter(({ status }) => status === 'accepted')
  const best = partly.toSorted((one, other) => one.nights.length - other.nights.length).slice(0, 1)
  return (places.length > 0 ? partly.filter(one => places.includes(one)) : best)
    .filter(({ nights }) => nights.length > 0)
    .map(({ masterclass, nights }) => ({ kind: 'nightsMissing', masterclass, nights }))
}

/**
 * What a booking depends on; undefined for those who have a place, gave one back or have not applied. The API
 * cancels free of charge by the same rule.
 */
export const unsurePlace = (applications: readonly Applied[], today: string): AwaitedPlace | undefined => {
  const current = applications.filter(
    ({ is_current, status, masterclass }) =>
      is_current && (status !== 'applied' || today <= masterclass.end_date),
  )
  const has = (status: Applied['status']) => current.some(one => one.status === status)
  if (current.length === 0 || has('accepted')) return undefined
  if (has('applied')) return 'decision'
  const isWaiting = current.some(
    ({ status, masterclass }) => status === 'reserve' && today < masterclass.start_date,
  )
  if (isWaiting) return 'waitingList'
  return has('withdrawn') ? undefined : 'nothing'
}

const feeWarnings = ({ applications, academy }: WarningFacts, today: string): Warning[] => {
  const daysLeft = academy && daysUntilUnpaidIsLost(academy.end_date_application, today)
  if (daysLeft === null) return []
  return applications.flatMap(({ is_current, status, fee_paid, fee_invoice, masterclass }): Warning[] =>
    is_current &&
    status === 'applied' &&
    !fee_paid &&
    fee_invoice &&
    fee_invoice.outstanding_amount > 0 &&
    today <= masterclass.end_date
      ? [{ kind: 'feeUnpaid', masterclass, invoiceId: fee_invoice.id, daysLeft }]
      : [],
  )
}

/** What to know about stays, also about one that is not booked yet. */
export const stayWarnings = (
  applications: readonly Applied[],
  stays: readonly Stay[],
  today: string,
): Warning[] => {
  const waits = unsurePlace(applications, today)
  const isAhead = stays.some(({ start_date }) => today < start_date)
  return [
    ...nightWarnings(applications, stays, today),
    ...(waits && isAhead ? [{ kind: 'placeUnsure', waits } as const] : []),
  ]
}

/** The last day on which the person is there: by the bookings, or else by the places. */
export const departureOf = ({
  applications,
  bookings,
}: Pick<WarningFacts, 'applications' | 'bookings'>): string | undefined => {
  const stays = bookings.filter(({ is_current }) => is_current)
  const places = applications
    .filter(({ is_current, status }) => is_current && status === 'accepted')
    .map(({ masterclass }) => masterclass)
  return staysOf({ bookings: stays, places })
    .map(({ end_date }) => end_date)
    .sort()
    .at(-1)
}

/** Everything that may go wrong, before it does. */
export const warningsOf = (facts: WarningFacts, today: string): Warning[] => [
  ...feeWarnings(facts, today),
  ...overlapWarnings(facts.applications, today),
  ...stayWarnings(
    facts.applications,
    facts.bookings.filter(({ is_current }) => is_current),
    today,
  ),
]
