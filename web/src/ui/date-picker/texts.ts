import { defineTexts } from '../../base/i18n/texts.ts'

export const datePickerTexts = defineTexts({
  en: {
    placeholder: 'Choose a date',
    format: (pattern: string) => `Format: ${pattern}`,
    /** The letters for day, month and year in a format, in the page's language. */
    letters: { d: 'd', m: 'm', y: 'y' },
    unreadable: (text: string, example: string) =>
      `“${text}” cannot be read as a date. Please write it like this: ${example}.`,
    shortYear: (text: string, example: string) =>
      `Which century is “${text}”? Please write the year with four digits: ${example}.`,
    nonexistent: (text: string) => `There is no day “${text}”.`,
    tooEarly: (day: string) => `The first possible day is ${day}.`,
    tooLate: (day: string) => `The last possible day is ${day}.`,
    disabled: 'This day cannot be chosen.',
    calendar: 'Calendar',
    previous: 'Previous month',
    next: 'Next month',
    month: 'Month',
    year: 'Year',
    whichYear: 'Which year?',
    whichMonth: (year: number) => `Which month of ${year}?`,
    otherYear: 'Another year',
  },
  de: {
    placeholder: 'Datum wählen',
    format: pattern => `Format: ${pattern}`,
    letters: { d: 'T', m: 'M', y: 'J' },
    unreadable: (text, example) =>
      `„${text}“ lässt sich nicht als Datum lesen. Bitte schreiben Sie es so: ${example}.`,
    shortYear: (text, example) =>
      `Welches Jahrhundert meint „${text}“? Bitte schreiben Sie das Jahr mit vier Ziffern: ${example}.`,
    nonexistent: text => `Einen Tag „${text}“ gibt es nicht.`,
    tooEarly: day => `Der erste mögliche Tag ist der ${day}.`,
    tooLate: day => `Der letzte mögliche Tag ist der ${day}.`,
    disabled: 'Dieser Tag kann nicht gewählt werden.',
    calendar: 'Kalender',
    previous: 'Voriger Monat',
    next: 'Nächster Monat',
    month: 'Monat',
    year: 'Jahr',
    whichYear: 'Welches Jahr?',
    whichMonth: year => `Welcher Monat ${year}?`,
    otherYear: 'Anderes Jahr',
  },
})
