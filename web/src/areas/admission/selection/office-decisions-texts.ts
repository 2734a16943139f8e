import { areaCommon } from '../../../base/i18n/area-texts.ts'
import { defineTexts } from '../../../base/i18n/texts.ts'

export const officeDecisionsTexts = defineTexts({
  en: {
    intro:
      'For a teacher who cannot decide, for example because of illness. The decisions stay preliminary until the selection is made final, and the teacher sees them. People you add to the waiting list come after those who are already on it, by last name.',
    places: (accepted: number, places: number | null) =>
      places === null ? `${accepted} accepted` : `${accepted} of ${places} places accepted`,
    over: 'That is more people than the masterclass has places.',
    caption: 'Decisions',
    searchHint: 'Name',
    name: 'Name',
    age: 'Age',
    known: 'Known to the teacher',
    repertoire: areaCommon.repertoire.en,
    recordings: 'Recordings',
    comment: areaCommon.comment.en,
    isKnown: 'yes',
    isUnknown: 'no',
    decision: 'Decision',
    savedDecision: 'Saved decision',
    allDecisions: 'all decisions',
    nothing: 'Nobody matches this search.',
    of: (name: string) => `Decision on ${name}`,
    choices: { accept: 'Accept', reserve: 'Waiting list', decline: 'Decline', open: 'Open' },
    reason: 'Reason',
    reasonHint: 'For the record, such as "ill, decided on the phone".',
    save: 'Save the decisions',
    saved: 'The decisions are saved.',
    nobody: 'Nobody who has applied has paid the handling fee yet.',
    changed: 'Somebody has decided or applied in the meantime. Please look at the list again.',
  },
  de: {
    intro:
      'Für eine Lehrperson, die nicht entscheiden kann, zum Beispiel wegen einer Krankheit. Die Entscheidungen bleiben vorläufig bis zum endgültigen Speichern, und die Lehrperson sieht sie. Wer neu auf die Warteliste kommt, steht hinter denen, die schon darauf sind, nach dem Nachnamen.',
    places: (accepted, places) =>
      places === null ? `${accepted} angenommen` : `${accepted} von ${places} Plätzen vergeben`,
    over: 'Das sind mehr, als der Meisterkurs Plätze hat.',
    caption: 'Entscheidungen',
    searchHint: 'Name',
    name: 'Name',
    age: 'Alter',
    known: 'Der Lehrperson bekannt',
    repertoire: areaCommon.repertoire.de,
    recordings: 'Aufnahmen',
    comment: areaCommon.comment.de,
    isKnown: 'ja',
    isUnknown: 'nein',
    decision: 'Entscheidung',
    savedDecision: 'Gespeicherte Entscheidung',
    allDecisions: 'alle Entscheidungen',
    nothing: 'Auf diese Suche passt niemand.',
    of: name => `Entscheidung über ${name}`,
    choices: { accept: 'Annehmen', reserve: 'Warteliste', decline: 'Ablehnen', open: 'Offen' },
    reason: 'Grund',
    reasonHint: 'Für das Protokoll, zum Beispiel „krank, telefonisch entschieden“.',
    save: 'Entscheidungen speichern',
    saved: 'Die Entscheidungen sind gespeichert.',
    nobody: 'Niemand hat sich beworben, dessen Bearbeitungsgebühr bezahlt ist.',
    changed:
      'Inzwischen hat jemand entschieden oder sich beworben. Bitte sehen Sie sich die Liste noch einmal an.',
  },
})
