/**
 * Parses 75, 37,50, 37.5, € 1.080,50 or 1,080.50 to euros. The last separator marks the cents, but a single
 * separator before three digits marks thousands. Returns NaN if invalid.
 */
export const parseEuros = (text: string): number => {
  const typed = text.replace(/€|EUR/gi, '').replace(/[\s']/g, '')
  const parts = /^(\d{1,3}(?:[.,]?\d{3})*|\d+)(?:[.,](\d{1,2}))?$/.exec(typed)
  if (!parts) return Number.NaN
  const [, whole = '', cents = ''] = parts
  return Number(`${whole.replace(/[.,]/g, '')}.${cents || '0'}`)
}

/** Also parses -37,50, for the line of a reduction. */
export const parseSignedEuros = (text: string): number => {
  const [, sign = '', amount = ''] = /^\s*([-\u2212]?)(.*)$/s.exec(text) ?? []
  return sign ? -parseEuros(amount) : parseEuros(amount)
}

/** 37.5 → 37,50 or 37.50; whole euros without cents. */
export const formatEuros = (amount: number, decimal: ',' | '.'): string => {
  if (Number.isNaN(amount)) return ''
  return (Number.isInteger(amount) ? String(amount) : amount.toFixed(2)).replace('.', decimal)
}
