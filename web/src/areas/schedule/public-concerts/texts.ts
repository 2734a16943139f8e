import { plural } from '@academy/contract/base/plural'
import { defineTexts } from '../../../base/i18n/texts.ts'

export const publicConcertTexts = defineTexts({
  en: {
    coming: 'Next concerts',
    over: 'Past concerts of this summer',
    programme: 'See the programme',
    soon: 'The programmes are on their way',
    soonText: (period: string, place: string) =>
      `The academy concerts begin at 8\u00a0pm: ${period}, ${place}. Each programme appears here as soon as it is announced.`,
    noMore: 'No further concert is announced at the moment.',
    classOf: (teacher: string) => `class of ${teacher}`,
    others: (count: number) =>
      plural('en', count, { one: 'one more player', other: `${count} more players` }),
    changes: 'The programme is subject to change.',
    allConcerts: 'All concerts',
    concertsOf: (year: number) => `Concerts of ${year}`,
  },
  de: {
    coming: 'Die nächsten Konzerte',
    over: 'Vergangene Konzerte dieses Sommers',
    programme: 'Zum Programm',
    soon: 'Die Programme folgen',
    soonText: (period, place) =>
      `Die Akademiekonzerte beginnen um 20\u00a0Uhr: ${period}, ${place}. Jedes Programm steht hier, sobald es angekündigt ist.`,
    noMore: 'Zurzeit ist kein weiteres Konzert angekündigt.',
    classOf: teacher => `Klasse ${teacher}`,
    others: count => plural('de', count, { one: 'noch jemand', other: `${count} weitere Mitwirkende` }),
    changes: 'Programmänderungen vorbehalten.',
    allConcerts: 'Alle Konzerte',
    concertsOf: year => `Konzerte ${year}`,
  },
})
