import type { Locale } from '@academy/contract/base/locale'
import type { StoredPerformance } from './queries.ts'

interface DayTexts {
  fileName: string
  calendarName(siteName: string): string
  arrival: string
  departure: string
  class(instrument: string, teacher: string): string
  teaching(instrument: string): string
  accompaniment(instrument: string, teacher: string): string
  meals: string
  concert: string
  /** A line about one work of an evening. */
  performance: Record<StoredPerformance['part'], (work: string, player: string) => string>
}

export const dayTexts: Record<Locale, DayTexts> = {
  en: {
    fileName: 'my-days.ics',
    calendarName: siteName => `${siteName}: my days`,
    arrival: 'Arrival',
    departure: 'Departure',
    class: (instrument, teacher) => `Masterclass: ${instrument} with ${teacher}`,
    teaching: instrument => `Teaching: ${instrument}`,
    accompaniment: (instrument, teacher) => `Accompaniment: ${instrument}, ${teacher}’s masterclass`,
    meals: 'Dinner on the first day, breakfast on the last, both on the days in between.',
    concert: 'Academy concert',
    performance: {
      plays: work => `You play: ${work}`,
      accompanies: (work, player) => `You accompany ${player}: ${work}`,
      teaches: (work, player) => `From your class, ${player}: ${work}`,
    },
  },
  de: {
    fileName: 'meine-tage.ics',
    calendarName: siteName => `${siteName}: meine Tage`,
    arrival: 'Anreise',
    departure: 'Abreise',
    class: (instrument, teacher) => `Meisterkurs ${instrument} bei ${teacher}`,
    teaching: instrument => `Unterricht: ${instrument}`,
    accompaniment: (instrument, teacher) => `Korrepetition: ${instrument}, Meisterkurs von ${teacher}`,
    meals: 'Am ersten Tag Abendessen, am letzten Frühstück, dazwischen beides.',
    concert: 'Akademiekonzert',
    performance: {
      plays: work => `Sie spielen: ${work}`,
      accompanies: (work, player) => `Sie begleiten ${player}: ${work}`,
      teaches: (work, player) => `Aus Ihrem Meisterkurs, ${player}: ${work}`,
    },
  },
}
