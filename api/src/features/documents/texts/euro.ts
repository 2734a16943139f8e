import type { Locale } from '@academy/contract/locale'

const formats = { de: 'de-AT', en: 'en-GB' }

/** 75 → "€ 75" or "€75"; cents appear only when there are any. */
export const euro = (amount: number, locale: Locale) =>
  new Intl.NumberFormat(formats[locale], {
    style: 'currency',
    currency: 'EUR',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount)
