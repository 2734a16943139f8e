import { byLocale, type Locale } from './locale.ts'

const months: Record<Locale, string> = {
  de: 'Jän Feb März Apr Mai Juni Juli Aug Sep Okt Nov Dez',
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
}
// Written out: the short names of browser and server differ.
const shortMonths = byLocale(locale => months[locale].split(' '))

/** 2004-03-21 → 21. März 2004 or 21. Mar 2004 */
export const birthDateText = (day: string, locale: Locale): string => {
  const [year, month, date] = day.split('-')
  return `${date}. ${shortMonths[locale][Number(month) - 1]} ${year}`
}
