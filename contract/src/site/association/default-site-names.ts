import type { Locale } from '../../base/locale.ts'

/** What the site is called until the office names it. */
export const defaultSiteNames: Record<Locale, string> = {
  en: 'International Summer Academy',
  de: 'Internationale Sommerakademie',
}
