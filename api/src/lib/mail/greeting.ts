import type { Locale } from '@academy/contract/locale'

/** How a mail begins. The German one ends with "!", because the sentence after it begins with a capital letter. */
export const greeting: Record<Locale, (first_name: string) => string> = {
  en: first_name => `Dear ${first_name},`,
  de: first_name => `Guten Tag ${first_name}!`,
}

/** For an address that may not be the person's. */
export const namelessGreeting: Record<Locale, string> = { en: 'Hello,', de: 'Guten Tag!' }
