import { defineTexts } from '../../lib/i18n/texts.ts'

export const formTexts = defineTexts({
  en: {
    allRequired: 'Please fill in all required fields.',
    checkInput: 'Please check your input.',
    show: 'Show',
    hide: 'Hide',
    needsScript:
      'This form needs JavaScript. Please switch it on in your browser, or write to office@example.org.',
  },
  de: {
    allRequired: 'Bitte füllen Sie alle Pflichtfelder aus.',
    checkInput: 'Bitte prüfen Sie Ihre Eingaben.',
    show: 'Zeigen',
    hide: 'Verbergen',
    needsScript:
      'Dieses Formular braucht JavaScript. Bitte schalten Sie es im Browser ein, oder schreiben Sie an office@example.org.',
  },
})
