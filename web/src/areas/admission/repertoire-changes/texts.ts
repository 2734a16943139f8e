import { areaCommon } from '../../../base/i18n/area-texts.ts'
import { common } from '../../../base/i18n/common-texts.ts'
import { defineTexts } from '../../../base/i18n/texts.ts'

export const repertoireTexts = defineTexts({
  en: {
    title: 'My repertoire',
    of: (instrument: string, teacher: string) => `${instrument} with ${teacher}`,
    back: 'To my masterclasses',
    intro: (day: string) =>
      `You can change it until the academy begins on ${day}. Your teacher and the accompanist can see what you change, and what it was before.`,
    fixed: 'The repertoire can no longer be changed here. Please talk to your teacher.',
    text: areaCommon.repertoire.en,
    textHint: 'What you want to work on, in your own words.',
    none: 'Not named yet',
    pieces: 'Pieces from the catalogue',
    piecesHint: 'They tell the accompanist exactly which scores to bring.',
    noPieces: 'You have not chosen a piece yet.',
    up: (name: string) => `Move up: ${name}`,
    remove: common.remove.en,
    removeOf: (name: string) => `Remove: ${name}`,
    full: 'You cannot choose any more pieces.',
    save: areaCommon.save.en,
    saved: 'Your repertoire is saved.',
    conflict: 'You have changed this repertoire in another tab.',
  },
  de: {
    title: 'Mein Repertoire',
    of: (instrument, teacher) => `${instrument} bei ${teacher}`,
    back: 'Zu meinen Meisterkursen',
    intro: day =>
      `Sie können es ändern, bis die Akademie am ${day} beginnt. Ihre Lehrperson und die Korrepetition sehen, was Sie ändern und was es vorher war.`,
    fixed: 'Das Repertoire lässt sich hier nicht mehr ändern. Bitte sprechen Sie mit Ihrer Lehrperson.',
    text: areaCommon.repertoire.de,
    textHint: 'Woran Sie arbeiten möchten, in Ihren eigenen Worten.',
    none: 'Noch nicht genannt',
    pieces: 'Werke aus dem Verzeichnis',
    piecesHint: 'Damit weiß die Korrepetition genau, welche Noten sie braucht.',
    noPieces: 'Sie haben noch kein Werk gewählt.',
    up: name => `Nach oben: ${name}`,
    remove: common.remove.de,
    removeOf: name => `Entfernen: ${name}`,
    full: 'Mehr Werke lassen sich nicht wählen.',
    save: areaCommon.save.de,
    saved: 'Ihr Repertoire ist gespeichert.',
    conflict: 'Sie haben dieses Repertoire in einem anderen Tab geändert.',
  },
})
