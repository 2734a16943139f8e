import type { Locale } from '../../base/locale.ts'
import { optionMessages } from './option-messages.ts'

/** Error messages about stays and bookings; part of `fieldMessages`. */
export const lodgingMessages = {
  ...optionMessages,
  START_MISSING: { en: 'Start date is missing.', de: 'Startdatum fehlt' },
  END_MISSING: { en: 'End date is missing.', de: 'Enddatum fehlt' },
  SAME_DAYS: {
    en: 'Start and end date must not be the same.',
    de: 'Start- und Enddatum dürfen nicht gleich sein.',
  },
  DAYS_REVERSED: {
    en: 'The start date must be before the end date.',
    de: 'Startdatum muss vor dem Enddatum liegen.',
  },
  OUTSIDE_ACADEMY: {
    en: 'Please choose days within the academy.',
    de: 'Bitte wählen Sie Tage innerhalb der Akademie.',
  },
  DAY_PASSED: { en: 'This day has passed.', de: 'Dieser Tag ist vorbei.' },
  ROOM_REQUIRED: { en: 'Please choose a room.', de: 'Bitte wählen Sie ein Zimmer.' },
  ROOM_FULL: { en: 'No bed is free on {nights}.', de: 'Kein Bett ist frei: {nights}.' },
  MEALS_REQUIRED: { en: 'Please choose your meals.', de: 'Bitte wählen Sie die Verpflegung.' },
  MEALS_WITHOUT_ROOM: {
    en: 'Meals come with a room only.',
    de: 'Verpflegung gibt es nur zusammen mit einem Zimmer.',
  },
  DIET_REQUIRED: { en: 'Please choose what you eat.', de: 'Bitte wählen Sie, was Sie essen.' },
  DIET_WITHOUT_MEALS: {
    en: 'A diet comes with meals only.',
    de: 'Eine Kost lässt sich nur zusammen mit Verpflegung wählen.',
  },
  VEGAN_WITH_MEAT: {
    en: 'Vegan does not go with meat.',
    de: 'Vegan und mit Fleisch passen nicht zusammen.',
  },
  FREE_FOR_GUESTS_ONLY: {
    en: 'Whoever applied in this academy does not stay free of charge.',
    de: 'Wer sich in dieser Akademie beworben hat, wohnt nicht kostenlos.',
  },
  TERMS_NOT_TOLD: {
    en: 'Please confirm that the person knows the terms.',
    de: 'Bitte bestätigen Sie, dass die Person die Bedingungen kennt.',
  },
  NEEDS_CONSENT_REQUIRED: {
    en: 'We may only keep special diets and allergies with a consent. Please tick it, or remove them.',
    de: 'Besondere Kost und Allergien dürfen wir nur mit Einwilligung speichern. Bitte haken Sie sie an, oder nehmen Sie die Angaben heraus.',
  },
  LODGING_TERMS_REQUIRED: {
    en: 'The terms of accommodation must be accepted.',
    de: 'Bitte stimmen Sie den Unterkunftsbedingungen zu.',
  },
} as const satisfies Record<string, Record<Locale, string>>
