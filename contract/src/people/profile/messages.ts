import type { Locale } from '../../base/locale.ts'

/** Error messages about a profile; part of `fieldMessages`. */
export const profileMessages = {
  COUNTRY_UNKNOWN: { en: 'Please select a country', de: 'Bitte wählen Sie ein Land.' },
  ADDRESS_REQUIRED: { en: 'required', de: 'Dieses Feld ist erforderlich.' },
  ADDRESS_TYPE_TAKEN: {
    en: 'There can be only one address of each kind.',
    de: 'Jede Art von Adresse gibt es nur einmal.',
  },
  TOO_MANY_ADDRESSES: { en: 'Three addresses at most.', de: 'Höchstens drei Adressen.' },
  COUNTRY_REQUIRED: { en: 'country needs to be selected', de: 'Bitte wählen Sie ein Land.' },
  GENDER_REQUIRED: { en: 'Please choose one', de: 'Bitte wählen Sie eine Möglichkeit.' },
  LATIN_LETTERS_ONLY: {
    en: 'Please write this name in Latin letters.',
    de: 'Bitte schreiben Sie diesen Namen in lateinischen Buchstaben.',
  },
  PHONE_INVALID: {
    en: 'Please enter a telephone number, such as +43 660 1234567.',
    de: 'Bitte geben Sie eine Telefonnummer ein, zum Beispiel +43 660 1234567.',
  },
  BIRTH_IN_FUTURE: {
    en: 'The date of birth is in the future.',
    de: 'Das Geburtsdatum liegt in der Zukunft.',
  },
} as const satisfies Record<string, Record<Locale, string>>
