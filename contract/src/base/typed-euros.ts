import type { Locale } from './locale.ts'

const decimalSigns: Record<Locale, ',' | '.'> = { de: ',', en: '.' }

// A number, or groups of three digits with one sign between them; then the cents.
const amount = /^(\d+|[1-9]\d{0,2}(?:([.,'\u2019\s])\d{3})(?:\2\d{3})*)(?:([.,])(\d{1,2}))?$/

/**
 * Parses 75, 37,50, 37.5, € 1.080,50 or 1,080.50 to euros. A single sign before three digits marks thousands unless it is
 * the decimal sign of the language: 1,250 typed in German has three decimals. Returns NaN if invalid or doubtful.
 */
export const parseEuros = (text: string, locale: Locale): number => {
  const typed = text.replace(/€|EUR/gi, '').trim()
  const parts = amount.exec(typed)
  if (!parts) return Number.NaN
  const [, whole = '', group, sign, cents = '0'] = parts
  const isDoubtful = group !== undefined && group === (sign ?? decimalSigns[locale])
  return isDoubtful ? Number.NaN : Number(`${whole.replace(/\D/g, '')}.${cents}`)
}

/** Also parses -37,50, for the line of a reduction. */
export const parseSignedEuros = (text: string, locale: Locale): number => {
  const [, sign = '', amount = ''] = /^\s*([-\u2212]?)(.*)$/s.exec(text) ?? []
  return sign ? -parseEuros(amount, locale) : parseEuros(amount, locale)
}

/** 37.5 → 37,50 or 37.50; whole euros without cents. */
export const formatEuros = (amount: number, locale: Locale): string => {
  if (Number.isNaN(amount)) return ''
  const text = Number.isInteger(amount) ? String(amount) : amount.toFixed(2)
  return text.replace('.', decimalSigns[locale])
}
