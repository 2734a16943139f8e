import { concertHourText } from '@academy/contract/base/constants'
import { plural } from '@academy/contract/base/plural'
import { defineTexts } from '../../../base/i18n/texts.ts'

/** The labels of the scenes of the home page. What the office may change comes from the server. */
export const homeTexts = defineTexts({
  en: {
    day: 'A day at the academy',
    toAcademy: 'More about the academy',
    concerts: `Concerts at ${concertHourText.en}`,
    recording: (price: string) => `If you like, we film your performance for ${price}.`,
    freeRecording: 'If you like, we film your performance.',
    toConcerts: 'Concerts and programmes',
    costs: 'What it costs',
    toCosts: 'All prices, and what your summer would cost',
    example: (masterclass: string) => `For example: ${masterclass}`,
    nights: (number: number) => plural('en', number, { one: '1 night', other: `${number} nights` }),
    arrival: 'How to get here',
    dates: 'The next dates',
    toDates: 'All dates, also as a calendar',
    toProgramme: 'The whole programme',
    thanks: (year: number) => `Thank you for the summer of ${year}`,
    thanksText:
      'To everybody who played, taught, listened and helped: it was good to have you here. We will go on next summer. You will find the dates and the teachers here as soon as they are settled.',
    toPlayed: 'What was played',
  },
  de: {
    day: 'Ein Tag an der Akademie',
    toAcademy: 'Mehr über die Akademie',
    concerts: `Konzerte um ${concertHourText.de}`,
    recording: price => `Auf Wunsch filmen wir Ihren Auftritt, um ${price}.`,
    freeRecording: 'Auf Wunsch filmen wir Ihren Auftritt.',
    toConcerts: 'Konzerte und Programme',
    costs: 'Was es kostet',
    toCosts: 'Alle Preise, und was Ihr Sommer kosten würde',
    example: masterclass => `Zum Beispiel: ${masterclass}`,
    nights: number => plural('de', number, { one: '1 Nacht', other: `${number} Nächte` }),
    arrival: 'Anreise',
    dates: 'Die nächsten Termine',
    toDates: 'Alle Termine, auch als Kalender',
    toProgramme: 'Zum ganzen Programm',
    thanks: year => `Danke für den Sommer ${year}`,
    thanksText:
      'Danke allen, die gespielt, unterrichtet, zugehört und geholfen haben: Es war schön mit Ihnen. Im nächsten Sommer geht es weiter. Termine und Lehrpersonen stehen hier, sobald sie feststehen.',
    toPlayed: 'Was zu hören war',
  },
})
