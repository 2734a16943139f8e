import { timeInVienna } from '../../../base/clock.ts'

const HOUR_MS = 3_600_000

interface OfferTerms {
  /** Hours to accept. */
  offer_hours: number
  /** Of the masterclass. */
  start_date: string
}

/**
 * Returns the full hour until which an offer of now can be accepted: never later than the day on which the masterclass
 * begins. Undefined once it has begun.
 */
export const offerEnd = ({ offer_hours, start_date }: OfferTerms, now: Date): Date | undefined => {
  const begins = timeInVienna(start_date, 0)
  if (now >= begins) return undefined
  const end = Math.ceil((now.getTime() + offer_hours * HOUR_MS) / HOUR_MS) * HOUR_MS
  return new Date(Math.min(end, begins.getTime()))
}

/** Whether the person can still say yes or no. */
export const canAnswer = ({ state, expires_at }: { state: string; expires_at: Date }, now: Date): boolean =>
  state === 'open' && now < expires_at

interface Places {
  places: number
  participant_count: number
  offered_count: number
}

/** An open offer keeps its place free. */
export const freePlaces = ({ places, participant_count, offered_count }: Places): number =>
  Math.max(places - participant_count - offered_count, 0)
