import { plural } from '@academy/contract/lib/plural'
import { common } from '../../lib/i18n/common-texts.ts'
import { defineTexts } from '../../lib/i18n/texts.ts'

export const masterclassTexts = defineTexts({
  en: {
    title: 'Masterclasses',
    heading: (year: number) => `Masterclasses ${year}`,
    none: 'The masterclasses of this academy will be announced here soon. Please look in again.',
    allClosed: 'Applications are closed for all masterclasses.',
    noneForInstrument: 'Nobody teaches this instrument at the academy this year.',
    count: (number: number) =>
      plural('en', number, { one: '1 masterclass', other: `${number} masterclasses` }),
    places: (number: number) => plural('en', number, { one: '1 place', other: `${number} places` }),
    filter: 'Filter by instrument',
    all: 'All',
    showAll: 'Show all masterclasses',
    toList: 'Filter and compare the masterclasses',
    badges: { closed: 'application closed', remaining: 'remaining spots' },
    open: 'To the masterclass',
    loading: common.loading.en,
    failure: (reason: string) => `Error loading masterclass: ${reason}`,
    tryAgain: common.tryAgain.en,
  },
  de: {
    title: 'Meisterkurse',
    heading: year => `Meisterkurse ${year}`,
    none: 'Die Meisterkurse dieser Akademie geben wir hier bald bekannt. Schauen Sie gern wieder vorbei.',
    allClosed: 'Für alle Meisterkurse ist die Bewerbung geschlossen.',
    noneForInstrument: 'Dieses Instrument wird heuer an der Akademie nicht unterrichtet.',
    count: number => plural('de', number, { one: '1 Meisterkurs', other: `${number} Meisterkurse` }),
    places: number => plural('de', number, { one: '1 Platz', other: `${number} Plätze` }),
    filter: 'Nach Instrument filtern',
    all: 'Alle',
    showAll: 'Alle Meisterkurse zeigen',
    toList: 'Meisterkurse filtern und vergleichen',
    badges: { closed: 'Bewerbung geschlossen', remaining: 'Restplätze' },
    open: 'Zum Meisterkurs',
    loading: common.loading.de,
    failure: reason => `Fehler beim Laden der Meisterkurse: ${reason}`,
    tryAgain: common.tryAgain.de,
  },
})
