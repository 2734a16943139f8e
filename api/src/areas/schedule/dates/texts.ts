import type { Locale } from '@academy/contract/base/locale'
import type { AcademyDateKind } from '@academy/contract/programme/dates/schemas'

interface DateTexts {
  fileName: string
  calendarName(siteName: string): string
  /** A title, and a sentence about what is to be done or known. */
  dates: Record<AcademyDateKind, { title: string; text: string }>
}

export const dateTexts: Record<Locale, DateTexts> = {
  en: {
    fileName: 'academy-dates.ics',
    calendarName: siteName => `${siteName}: dates`,
    dates: {
      repertoire: {
        title: 'Repertoire',
        text: 'Please enter what you would like to play by this day. It can be changed later.',
      },
      deadline: { title: 'Application deadline', text: 'The last day to apply for a masterclass.' },
      lodging_free: {
        title: 'Rooms: last day to cancel free of charge',
        text: 'After this day, cancelling a booked room costs part of its price.',
      },
      decisions: { title: 'Places are decided', text: 'By this day everyone who applied has our answer.' },
      arrival: { title: 'Arrival', text: 'The academy begins with dinner.' },
      lessons: { title: 'Masterclasses', text: 'Lessons, practice and chamber music every day.' },
      concert: { title: 'Academy concert', text: '' },
      departure: { title: 'Departure', text: 'The academy ends after breakfast.' },
    },
  },
  de: {
    fileName: 'akademie-termine.ics',
    calendarName: siteName => `${siteName}: Termine`,
    dates: {
      repertoire: {
        title: 'Repertoire',
        text: 'Bitte geben Sie bis zu diesem Tag an, was Sie spielen möchten. Ändern lässt es sich auch später.',
      },
      deadline: {
        title: 'Bewerbungsschluss',
        text: 'Der letzte Tag, um sich für einen Meisterkurs zu bewerben.',
      },
      lodging_free: {
        title: 'Zimmer: letzter Tag für eine kostenlose Stornierung',
        text: 'Danach kostet es einen Teil des Preises, ein gebuchtes Zimmer zu stornieren.',
      },
      decisions: {
        title: 'Die Plätze sind vergeben',
        text: 'Bis zu diesem Tag haben alle, die sich beworben haben, unsere Antwort.',
      },
      arrival: { title: 'Anreise', text: 'Die Akademie beginnt mit dem Abendessen.' },
      lessons: { title: 'Meisterkurse', text: 'Jeden Tag Unterricht, Üben und Kammermusik.' },
      concert: { title: 'Akademiekonzert', text: '' },
      departure: { title: 'Abreise', text: 'Die Akademie endet nach dem Frühstück.' },
    },
  },
}
