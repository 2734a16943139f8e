import { defineTexts } from '../../../base/i18n/texts.ts'

export const dateTexts = defineTexts({
  en: {
    over: 'past',
    programme: 'Programme',
    subscribe: 'In your own calendar',
    subscribeText:
      'Subscribe once, and these dates appear in your calendar. Concerts are added when they are announced, and what changes here changes there.',
    toCalendar: 'Subscribe',
    file: 'Download as a file (.ics)',
    address: 'Address of the calendar, for apps that ask for it:',
  },
  de: {
    over: 'vorbei',
    programme: 'Programm',
    subscribe: 'Im eigenen Kalender',
    subscribeText:
      'Einmal abonnieren, und diese Termine stehen in Ihrem Kalender. Konzerte kommen dazu, sobald sie angekündigt sind, und was sich hier ändert, ändert sich auch dort.',
    toCalendar: 'Abonnieren',
    file: 'Als Datei herunterladen (.ics)',
    address: 'Adresse des Kalenders, für Programme, die danach fragen:',
  },
})
