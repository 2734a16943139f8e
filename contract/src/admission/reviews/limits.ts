// Without zod: the teacher's page needs no schema.

/** The best rating; 1 is the lowest. */
export const MAX_RATING = 5
