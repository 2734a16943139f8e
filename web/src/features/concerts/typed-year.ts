const MAX_DIGITS = 4

/** Returns the first four digits typed. */
export const typedYear = (text: string): number | null => {
  const digits = text.replace(/\D/g, '').slice(0, MAX_DIGITS)
  return digits === '' ? null : Number(digits)
}
