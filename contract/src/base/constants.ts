// Business constants shared by server and browser. Without zod.

/** Days from the deadline until places are decided at the latest. */
export const DECISION_DAYS = 14

/** Minutes for which the mails of a final save wait, so that the office can reopen the selection. */
export const RESULT_MAILS_WAIT_MINUTES = 10

/** The day of the year by which repertoire should be entered. */
export const REPERTOIRE_DAY = '06-15'

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
