import type { Locale } from '../../base/locale.ts'
import { offerMessages } from '../bookings/offer-messages.ts'

/** Error messages of the calculator; part of `fieldMessages`. */
export const costMessages = {
  MASTERCLASS_UNKNOWN: {
    en: 'Please choose a masterclass from the list.',
    de: 'Bitte wählen Sie einen Meisterkurs aus der Liste.',
  },
  NIGHTS_INVALID: {
    en: 'Please enter a whole number of nights, at least 1.',
    de: 'Bitte geben Sie eine ganze Zahl von Nächten ein, mindestens 1.',
  },
  NIGHTS_TOO_MANY: {
    en: 'The academy has fewer nights than that.',
    de: 'So viele Nächte hat die Akademie nicht.',
  },
} as const satisfies Record<string, Record<Locale, string>>

/** What can be wrong with a choice. */
export const choiceMessages = { ...costMessages, ...offerMessages }
export type ChoiceMessage = keyof typeof choiceMessages
