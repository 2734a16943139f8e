import type { Locale } from '../../base/locale.ts'

/** Messages about the fields of an academy. */
export const academyMessages = {
  DEADLINE_AFTER_START: {
    en: 'This day has to be before the first day of the academy.',
    de: 'Dieser Tag muss vor dem ersten Tag der Akademie liegen.',
  },
  ACADEMY_TOO_LONG: {
    en: 'An academy can last a hundred days at most.',
    de: 'Eine Akademie dauert höchstens hundert Tage.',
  },
  FEE_INVALID: {
    en: 'Please enter an amount in euros, such as 75, or 0 for none.',
    de: 'Bitte geben Sie einen Betrag in Euro ein, zum Beispiel 75, oder 0 für keinen.',
  },
  STEP_DAYS: {
    en: 'Please enter a number of days from 1 to 365.',
    de: 'Bitte geben Sie eine Anzahl von Tagen zwischen 1 und 365 ein.',
  },
  STEP_PERCENT: {
    en: 'Please enter a share from 0 to 100 per cent.',
    de: 'Bitte geben Sie einen Anteil zwischen 0 und 100 Prozent ein.',
  },
  STEP_ORDER: {
    en: 'Each step must have fewer days than the one before, and a share that is no lower.',
    de: 'Jede Stufe hat weniger Tage als die davor und nie einen niedrigeren Anteil.',
  },
  OFFER_HOURS: {
    en: 'Please enter a number of hours from 1 to 336.',
    de: 'Bitte geben Sie eine Anzahl von Stunden zwischen 1 und 336 ein.',
  },
  SCHOLARSHIP_INCOMPLETE: {
    en: 'Please enter the link and the text in both languages, or none of them.',
    de: 'Text in beiden Sprachen und Link gehören zusammen.',
  },
  DAYS_IN_USE: {
    en: 'Something takes place on days that would then be outside the academy.',
    de: 'An Tagen, die dann außerhalb liegen, findet etwas statt.',
  },
  DEADLINE_FINAL: {
    en: 'A selection is already final, so the deadline cannot change.',
    de: 'Eine Auswahl ist schon endgültig, deshalb bleibt der Bewerbungsschluss.',
  },
  TERMS_WORSE: {
    en: 'People have agreed to the present terms. They can get better, but not worse.',
    de: 'Menschen haben den jetzigen Bedingungen zugestimmt. Sie können besser werden, aber nicht schlechter.',
  },
} as const satisfies Record<string, Record<Locale, string>>
