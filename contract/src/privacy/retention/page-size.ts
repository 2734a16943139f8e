// Without zod: pages load it.

/** The number of people on a page. */
export const FORESEEN_PER_PAGE = 50
