import type { Locale } from '../../base/locale.ts'

/** Error messages of the fields with which the office writes what an academy offers. */
export const programmeMessages = {
  INSTRUMENT_REQUIRED: { en: 'Please choose an instrument.', de: 'Bitte wählen Sie ein Instrument.' },
  INSTRUMENT_UNKNOWN: {
    en: 'This instrument no longer exists.',
    de: 'Dieses Instrument gibt es nicht mehr.',
  },
  TEACHER_REQUIRED: { en: 'Please choose a teacher.', de: 'Bitte wählen Sie eine Lehrperson.' },
  TEACHER_UNKNOWN: { en: 'This teacher no longer exists.', de: 'Diese Lehrperson gibt es nicht mehr.' },
  ACADEMY_UNKNOWN: { en: 'This academy does not exist.', de: 'Diese Akademie gibt es nicht.' },
  WHOLE_FEE_INVALID: {
    en: 'Please enter the participation fee in whole euros.',
    de: 'Bitte geben Sie die Teilnahmegebühr in ganzen Euro ein.',
  },
  PLACES_INVALID: {
    en: 'Please enter a number between 1 and 500, or nothing.',
    de: 'Bitte geben Sie eine Zahl zwischen 1 und 500 ein oder nichts.',
  },
  PRICE_INVALID: {
    en: 'Please enter a price in euros, for example 22 or 22.50.',
    de: 'Bitte geben Sie einen Preis in Euro ein, zum Beispiel 22 oder 22,50.',
  },
  BEDS_INVALID: {
    en: 'Please enter a number of beds between 0 and 1,000.',
    de: 'Bitte geben Sie eine Zahl von Betten zwischen 0 und 1000 ein.',
  },
  NAME_TAKEN: { en: 'There is already one with this name.', de: 'Diesen Namen gibt es schon.' },
  PERIOD_TAKEN: {
    en: 'This person already has a period in this academy.',
    de: 'Diese Person hat in dieser Akademie schon einen Zeitraum.',
  },
} as const satisfies Record<string, Record<Locale, string>>
