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
  },
})
