import { defineTexts } from '../../../base/i18n/texts.ts'

/** For the office, about who has a second factor. */
export const factorTexts = defineTexts({
  en: {
    title: 'Second factor',
    setUp: 'set up',
    none: 'not set up',
    dueBy: (day: string) => `to be set up by ${day}`,
    missingSince: (day: string) => `missing since ${day}`,
    reset: (moment: string) => `reset on ${moment}`,
    askedBy: (name: string) => `asked for by ${name}`,
    all: 'All',
    filters: {
      set_up: 'Set up',
      none: 'Not set up',
      due: 'Required and not set up',
      reset: 'To be reset',
    },
  },
  de: {
    title: 'Zweiter Faktor',
    setUp: 'eingerichtet',
    none: 'nicht eingerichtet',
    dueBy: day => `einzurichten bis ${day}`,
    missingSince: day => `fehlt seit ${day}`,
    reset: moment => `wird am ${moment} zurückgesetzt`,
    askedBy: name => `verlangt von ${name}`,
    all: 'Alle',
    filters: {
      set_up: 'Eingerichtet',
      none: 'Nicht eingerichtet',
      due: 'Verlangt und nicht eingerichtet',
      reset: 'Wird zurückgesetzt',
    },
  },
})
