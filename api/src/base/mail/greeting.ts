import type { Locale } from '@academy/contract/base/locale'

/**
 * The greeting of a mail. The German one ends with "!", because the next sentence begins with a capital
 * letter.
 */
export const greeting: Record<Locale, (first_name: string) => string> = {
  en: first_name => `Dear ${first_name},`,
  de: first_name => `Guten Tag ${first_name}!`,
}

/** For an address that may belong to someone else. */
export const namelessGreeting: Record<Locale, string> = { en: 'Hello,', de: 'Guten Tag!' }
