// Business constants shared by server and browser. Without zod.
import type { Locale } from './locale.ts'

/** In seconds. What takes longer than this is asked about: it is more often a slip than a work. */
export const LONG_DURATION = 60 * 60

/** In seconds. Nothing longer is accepted. */
export const MAX_DURATION = 180 * 60

/** Days from the deadline until places are decided at the latest, and as prose says it. */
export const DECISION_DAYS = 14
export const decisionDaysText: Record<Locale, string> = { de: 'vierzehn Tage', en: 'fourteen days' }

/** Minutes for which the mails of a final save wait, so that the office can reopen the selection. */
export const RESULT_MAILS_WAIT_MINUTES = 10

/** The maximum size of a single file, in megabytes. */
export const MAX_FILE_MB = 10

/** A bank statement may be a ZIP of so many files, which unpack to so many megabytes. */
export const MAX_STATEMENT_FILES = 200
export const MAX_STATEMENT_MB = 60

/** A PDF with more pages is refused. */
export const MAX_PDF_PAGES = 50

/** The minimum length of a password, in characters. */
export const MIN_PASSWORD_LENGTH = 8

/** How long links in mails work: that confirm an address or set another password, in minutes. */
export const LINK_MINUTES = 60
/** The same for the first password of an account that the office has created, and for an invitation. */
export const FIRST_PASSWORD_DAYS = 14
export const INVITATION_DAYS = 14

/** A session ends after so many days without use, and so many days after its login in any case. */
export const IDLE_DAYS = 30
export const SESSION_DAYS = 90

/** The longest time for adding a second factor that has become required, in days. */
export const MAX_GRACE_DAYS = 90

/** The number of works that can be chosen for an application. */
export const MAX_CHOSEN_PIECES = 30

/** The hour at which concerts begin, in Vienna, and as texts say it. */
export const CONCERT_HOUR = 20
export const concertHourText: Record<Locale, string> = { de: '20 Uhr', en: '8 pm' }

/** When rooms are ready on the day of arrival, and left on the day of departure; who arrives later says so before. */
export const roomReadyText: Record<Locale, string> = { de: '15 Uhr', en: '3 pm' }
export const roomLeftText: Record<Locale, string> = { de: '10 Uhr', en: '10 am' }
export const lastArrivalText: Record<Locale, string> = { de: '21 Uhr', en: '9 pm' }

/** The day of the year by which repertoire should be entered, and as texts say it. */
const REPERTOIRE_DAY = '06-15'
export const repertoireDayText: Record<Locale, string> = { de: '15. Juni', en: '15 June' }

/**
 * The minimum similarity of names (0 to 1) and maximum distance of birth years for two composers to count as
 * the same.
 */
export const COMPOSER_BLOCK_NAME = 0.97
export const COMPOSER_BLOCK_YEARS = 10

/**
 * Thresholds for suggesting a composer as possibly the same: by name and years combined, or by name alone.
 */
export const COMPOSER_HINT_COMBINED = 0.85
export const COMPOSER_HINT_NAME = 0.92

/** The weights of name and years in the combined score. */
export const COMPOSER_NAME_WEIGHT = 0.55
export const COMPOSER_YEARS_WEIGHT = 0.45

/** The minimum similarity of titles for suggesting a work as the same, or as possibly the same. */
export const PIECE_STRONG_TITLE = 0.92
export const PIECE_WEAK_TITLE = 0.78

/** Below it somebody is a minor, in years. */
export const FULL_AGE = 18

/** The last day for adding repertoire to applications for a class or academy that begins on this day. */
export const lastRepertoireDay = (start_date: string): string => `${start_date.slice(0, 4)}-${REPERTOIRE_DAY}`

/** The same, or undefined once it has passed. */
export const repertoireDay = (start_date: string, today: string): string | undefined => {
  const wanted = lastRepertoireDay(start_date)
  return today <= wanted ? wanted : undefined
}

/** The best rating; 1 is the lowest. */
export const MAX_RATING = 5
