import { plural } from '@academy/contract/base/plural'
import { areaCommon } from '../../../base/i18n/area-texts.ts'
import { common } from '../../../base/i18n/common-texts.ts'
import { defineTexts } from '../../../base/i18n/texts.ts'

export const accompanimentTexts = defineTexts({
  en: {
    title: 'My accompaniment',
    current: 'Current period',
    past: 'Past periods',
    noPeriod:
      'You have no period at the next academy yet. Once the office has entered it, you can choose here whom you accompany.',
    choose: 'Choose masterclasses',
    nothingChosen: 'You have not chosen a masterclass yet.',
    participants: (count: number) =>
      count === 0
        ? 'Decided, nobody is taking part'
        : plural('en', count, { one: '1 participant', other: `${count} participants` }),
    notDecided: (applied: number) =>
      applied === 0
        ? 'Not decided yet, no applications so far'
        : plural('en', applied, {
            one: 'Not decided yet (1 application)',
            other: `Not decided yet (${applied} applications)`,
          }),
    repertoire: areaCommon.repertoire.en,
    noRepertoires: 'Once you have chosen masterclasses, you will find their participants’ repertoire here.',
    nobody: 'Nobody is taking part in this masterclass.',
    noParticipants: 'The participants will appear here once the selection is final.',
    notNamed: 'Not named yet',
    print: areaCommon.print.en,
    period: 'Your period',
    active: 'Active selection',
    nothingActive: 'Nothing chosen.',
    available: 'Available masterclasses',
    none: 'There are no masterclasses to choose from.',
    inside: 'within your period',
    outside: 'outside your period',
    add: 'Add',
    assigned: 'assigned by the office',
    unsaved: 'Not saved yet.',
    conflict: 'Your selection was changed in the meantime, for example by the office.',
    now: (names: string) => `Now: ${names}`,
    concerts: 'Concert requests with you',
    noConcerts: 'No concert request names you yet.',
    concertDay: 'Concert',
    notPlanned: (earliest: string) => `No date yet, ${earliest} at the earliest`,
    earliest: 'Earliest date',
    place: 'Place',
    position: 'Order',
    piece: 'Piece',
    movements: 'Movements',
    players: 'Players',
    duration: 'Duration',
    minutes: 'Minutes',
    teacher: 'Teacher',
    instrument: 'Instrument',
    participant: 'Participant',
    from: 'From',
    to: 'To',
    changed: 'Changed on',
    remove: common.remove.en,
    save: areaCommon.save.en,
    saved: 'Your selection is saved.',
  },
  de: {
    title: 'Meine Korrepetition',
    current: 'Aktueller Zeitraum',
    past: 'Frühere Zeiträume',
    noPeriod:
      'Für die kommende Akademie haben Sie noch keinen Zeitraum. Das Büro trägt ihn ein; dann können Sie hier wählen, wen Sie begleiten.',
    choose: 'Meisterkurse wählen',
    nothingChosen: 'Sie haben noch keinen Meisterkurs gewählt.',
    participants: count =>
      count === 0
        ? 'Entschieden, niemand nimmt teil'
        : plural('de', count, { one: '1 Person', other: `${count} Teilnehmende` }),
    notDecided: applied =>
      applied === 0
        ? 'Noch nicht entschieden, bisher keine Bewerbung'
        : plural('de', applied, {
            one: 'Noch nicht entschieden (1 Bewerbung)',
            other: `Noch nicht entschieden (${applied} Bewerbungen)`,
          }),
    repertoire: areaCommon.repertoire.de,
    noRepertoires: 'Sobald Sie Meisterkurse gewählt haben, finden Sie hier, was deren Teilnehmende spielen.',
    nobody: 'An diesem Meisterkurs nimmt niemand teil.',
    noParticipants: 'Die Teilnehmenden erscheinen hier, sobald ihre Auswahl endgültig ist.',
    notNamed: 'Noch nicht genannt',
    print: areaCommon.print.de,
    period: 'Ihr Zeitraum',
    active: 'Aktive Auswahl',
    nothingActive: 'Nichts gewählt.',
    available: 'Verfügbare Meisterkurse',
    none: 'Es gibt keine Meisterkurse zur Auswahl.',
    inside: 'in Ihrem Zeitraum',
    outside: 'außerhalb Ihres Zeitraums',
    add: 'Hinzufügen',
    assigned: 'vom Büro zugeteilt',
    unsaved: 'Noch nicht gespeichert.',
    conflict: 'Ihre Auswahl wurde inzwischen geändert, zum Beispiel vom Büro.',
    now: names => `Jetzt: ${names}`,
    concerts: 'Konzertanfragen mit Ihnen',
    noConcerts: 'Bisher nennt Sie keine Konzertanfrage.',
    concertDay: 'Konzert',
    notPlanned: earliest => `Noch ohne Termin, ab ${earliest}`,
    earliest: 'Frühester Termin',
    place: 'Ort',
    position: 'Reihenfolge',
    piece: 'Werk',
    movements: 'Sätze',
    players: 'Mitwirkende',
    duration: 'Dauer',
    minutes: 'Minuten',
    teacher: 'Lehrperson',
    instrument: 'Instrument',
    participant: 'Teilnehmende',
    from: 'Von',
    to: 'Bis',
    changed: 'Geändert am',
    remove: common.remove.de,
    save: areaCommon.save.de,
    saved: 'Ihre Auswahl ist gespeichert.',
  },
})
