import type { Locale } from '@academy/contract/locale'

/** How every letter begins. */
export const greeting: Record<Locale, (first_name: string) => string> = {
  en: first_name => `Dear ${first_name},`,
  de: first_name => `Guten Tag ${first_name},`,
}
