import type { Locale } from '@academy/contract/base/locale'

/**
 * Texts that several catalogues use with the same meaning. Every page loads them; those of the personal area
 * are in area-texts.ts.
 */
export const common = {
  tryAgain: { en: 'Try again', de: 'Noch einmal versuchen' },
  remove: { en: 'Remove', de: 'Entfernen' },
  cancel: { en: 'Cancel', de: 'Abbrechen' },
  close: { en: 'Close', de: 'Schließen' },
  yes: { en: 'Yes', de: 'Ja' },
  loading: { en: 'Loading …', de: 'Wird geladen …' },
  wentWrong: { en: 'Something went wrong', de: 'Etwas ist schiefgegangen' },
  newTab: { en: '(new tab)', de: '(neuer Tab)' },
  firstName: { en: 'First name', de: 'Vorname' },
  lastName: { en: 'Last name', de: 'Nachname' },
  email: { en: 'Email', de: 'E-Mail-Adresse' },
  dates: { en: 'Dates', de: 'Termin' },
  logIn: { en: 'Log in', de: 'Einloggen' },
  register: { en: 'Register', de: 'Registrieren' },
  homePage: { en: 'To the home page', de: 'Zur Startseite' },
} satisfies Record<string, Record<Locale, string>>
