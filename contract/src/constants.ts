// The business numbers that both halves need. Without zod.

/** Days from the deadline until the places are decided at the latest. */
export const DECISION_DAYS = 14

/** The day of the year by which repertoire is wanted. */
export const REPERTOIRE_DAY = '06-15'

/** How alike two composers' names have to be (0 to 1) and how close their births (years) to be one person for sure. */
export const COMPOSER_BLOCK_NAME = 0.97
export const COMPOSER_BLOCK_YEARS = 10

/** From here on a composer is shown as possibly the same: name and years together, or the name alone. */
export const COMPOSER_HINT_COMBINED = 0.85
export const COMPOSER_HINT_NAME = 0.92

/** What the name and the years weigh in the combined score. */
export const COMPOSER_NAME_WEIGHT = 0.55
export const COMPOSER_YEARS_WEIGHT = 0.45

/** How alike two titles have to be to be shown as the same work, or as perhaps the same. */
export const PIECE_STRONG_TITLE = 0.92
export const PIECE_WEAK_TITLE = 0.78
