const codes = { unique: '23505', foreign_key: '23503', exclusion: '23P01' }

/** Whether an error says that such a constraint was violated, or this very one. */
export const violates =
  (kind: keyof typeof codes, constraint?: string) =>
  (error: unknown): boolean =>
    typeof error === 'object' &&
    error !== null &&
    Reflect.get(error, 'code') === codes[kind] &&
    (constraint === undefined || Reflect.get(error, 'constraint') === constraint)
