import { defineTexts } from '../../lib/i18n/texts.ts'

export const datePickerTexts = defineTexts({
  en: { placeholder: 'Choose a date', calendar: 'Calendar', previous: 'Previous month', next: 'Next month' },
  de: {
    placeholder: 'Datum wählen',
    calendar: 'Kalender',
    previous: 'Voriger Monat',
    next: 'Nächster Monat',
  },
})
