import { concertHourText } from '@academy/contract/base/constants'
import type { Locale } from '@academy/contract/base/locale'
import { plural } from '@academy/contract/base/plural'
import { areaCommon } from '../../../base/i18n/area-texts.ts'
import { defineTexts } from '../../../base/i18n/texts.ts'

/** Texts of the board. */
export const planningTexts = defineTexts({
  en: {
    title: 'Concerts',
    loading: 'The concerts are loading …',
    noAcademy: 'There is no current academy. Once there is one, its concert requests will appear here.',
    waiting: 'Waiting requests',
    waitingCount: (count: number) =>
      plural('en', count, { one: 'One request is waiting.', other: `${count} requests are waiting.` }),
    noRequests: 'Nobody has requested a concert yet. Requests will appear here as they come in.',
    allPlanned: 'All requests have their evening.',
    nothingFound: 'No waiting requests match this search.',
    search: areaCommon.search.en,
    searchHint: 'Name, composer, piece or instrument',
    evenings: 'Concert evenings',
    noEvenings: 'There is no concert evening yet. Add the first one, then put requests on it.',
    howTo: 'Drag a request onto an evening (on a touch screen, hold it first), or use its menu.',
    add: 'Add an evening',
    edit: areaCommon.edit.en,
    editOf: (evening: string) => `Edit: ${evening}`,
    remove: areaCommon.delete.en,
    removeOf: (evening: string) => `Delete: ${evening}`,
    at: concertHourText.en,
    used: (minutes: number, length: number) => `${minutes} of ${length} minutes`,
    emptyEvening: 'Nothing is planned for this evening yet.',
    announced: (day: string) => `announced on ${day}`,
    notAnnounced: 'not announced',
    changed: 'changes not announced',
    announce: 'Announce',
    announceChanges: 'Announce changes',
    announceOf: (evening: string) => `Announce: ${evening}`,
    announceChangesOf: (evening: string) => `Announce changes: ${evening}`,
    documents: 'Downloads',
    documentsOf: (evening: string) => `Downloads: ${evening}`,
    programmes: {
      de: 'Programme in German (PDF)',
      en: 'Programme in English (PDF)',
    } satisfies Record<Locale, string>,
    works: 'List of pieces (CSV)',
    notDownloaded: 'The file could not be loaded.',
  },
  de: {
    title: 'Konzerte',
    loading: 'Die Konzerte werden geladen …',
    noAcademy: 'Es gibt keine aktuelle Akademie. Sobald es eine gibt, stehen ihre Konzertanfragen hier.',
    waiting: 'Wartende Anfragen',
    waitingCount: count =>
      plural('de', count, { one: 'Eine Anfrage wartet.', other: `${count} Anfragen warten.` }),
    noRequests:
      'Noch hat niemand um einen Platz in einem Konzert gebeten. Anfragen erscheinen hier von selbst.',
    allPlanned: 'Alle Anfragen haben ihren Abend.',
    nothingFound: 'Keine wartende Anfrage passt zu dieser Suche.',
    search: areaCommon.search.de,
    searchHint: 'Name, Komponist:in, Werk oder Instrument',
    evenings: 'Konzertabende',
    noEvenings: 'Noch gibt es keinen Konzertabend. Legen Sie den ersten an, dann setzen Sie Anfragen darauf.',
    howTo:
      'Ziehen Sie eine Anfrage auf einen Abend (auf einem Touchscreen erst gedrückt halten), oder benutzen Sie ihr Menü.',
    add: 'Abend anlegen',
    edit: areaCommon.edit.de,
    editOf: evening => `Bearbeiten: ${evening}`,
    remove: areaCommon.delete.de,
    removeOf: evening => `Löschen: ${evening}`,
    at: concertHourText.de,
    used: (minutes, length) => `${minutes} von ${length} Minuten`,
    emptyEvening: 'An diesem Abend ist noch nichts geplant.',
    announced: day => `angekündigt am ${day}`,
    notAnnounced: 'nicht angekündigt',
    changed: 'Änderungen nicht angekündigt',
    announce: 'Ankündigen',
    announceChanges: 'Änderungen ankündigen',
    announceOf: evening => `Ankündigen: ${evening}`,
    announceChangesOf: evening => `Änderungen ankündigen: ${evening}`,
    documents: 'Downloads',
    documentsOf: evening => `Downloads: ${evening}`,
    programmes: {
      de: 'Programm auf Deutsch (PDF)',
      en: 'Programm auf Englisch (PDF)',
    } satisfies Record<Locale, string>,
    works: 'Werkliste (CSV)',
    notDownloaded: 'Die Datei konnte nicht geladen werden.',
  },
})
