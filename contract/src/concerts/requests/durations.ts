/** In seconds. What takes longer than this is asked about: it is more often a slip than a work. */
export const LONG_DURATION = 60 * 60

/** In seconds. Nothing longer is accepted. */
export const MAX_DURATION = 180 * 60
