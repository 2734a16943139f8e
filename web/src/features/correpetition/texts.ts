import { plural } from '@academy/contract/plural'
import { areaCommon } from '../../lib/i18n/area-texts.ts'
import { common } from '../../lib/i18n/common-texts.ts'
import { defineTexts } from '../../lib/i18n/texts.ts'

export const correpetitionTexts = defineTexts({
  en: {
    title: 'My accompaniment',
    current: 'Current period',
    past: 'Past periods',
    noPeriod:
      'You have no period at the coming academy yet. The office enters it; then you can choose here whom you accompany.',
    choose: 'Choose masterclasses',
    nothingChosen: 'You have not chosen a masterclass yet.',
    participants: (count: number) =>
      plural('en', count, { one: '1 participant', other: `${count} participants` }),
    notDecided: (applied: number) =>
      plural('en', applied, {
        one: 'Not decided yet (1 application)',
        other: `Not decided yet (${applied} applications)`,
      }),
    repertoire: areaCommon.repertoire.en,
    noRepertoires: 'Once you have chosen masterclasses, you will find here what their participants play.',
    noParticipants: 'The participants appear here once their selection is final.',
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
    participants: count => plural('de', count, { one: '1 Person', other: `${count} Teilnehmende` }),
    notDecided: applied =>
      plural('de', applied, {
        one: 'Noch nicht entschieden (1 Bewerbung)',
        other: `Noch nicht entschieden (${applied} Bewerbungen)`,
      }),
    repertoire: areaCommon.repertoire.de,
    noRepertoires: 'Sobald Sie Meisterkurse gewählt haben, finden Sie hier, was deren Teilnehmende spielen.',
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
    remove: common.remove.de,
    save: areaCommon.save.de,
    saved: 'Ihre Auswahl ist gespeichert.',
  },
})
