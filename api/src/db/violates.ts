const codes = { unique: '23505', foreign_key: '23503', exclusion: '23P01', check: '23514' }

/** Whether an error is a violation of this kind of constraint, or of the given constraint. */
export const violates =
  (kind: keyof typeof codes, constraint?: string) =>
  (error: unknown): boolean =>
    typeof error === 'object' &&
    error !== null &&
    Reflect.get(error, 'code') === codes[kind] &&
    (constraint === undefined || Reflect.get(error, 'constraint') === constraint)
