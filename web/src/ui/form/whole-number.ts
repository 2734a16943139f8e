/** Parses typed digits: null for an empty field, and NaN for anything else, which a schema reports. */
export const parseWholeNumber = (typed: string): number | null => {
  const digits = typed.trim()
  if (digits === '') return null
  return /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN
}
