import { common } from '../../../base/i18n/common-texts.ts'
import { defineTexts } from '../../../base/i18n/texts.ts'

/** Texts for merging two entries of the catalogue. */
export const mergeTexts = defineTexts({
  en: {
    title: 'Catalogue of composers and pieces',
    intro:
      'When the same composer or piece is in the catalogue twice, turn two entries into one. Nothing is lost: a merge can be undone.',
    open: 'Merge two entries',
    what: 'What is duplicated?',
    kinds: { composer: 'A composer', piece: 'A piece' },
    composer: 'Composer of both pieces',
    merged: 'This entry …',
    into: '… is shown as this one',
    same: 'These are the same entry. Please choose two different ones.',
    effect: {
      composer: (merged: string, into: string) =>
        `“${merged}” can no longer be found; its pieces and all requests with them appear under “${into}”.`,
      piece: (merged: string, into: string) =>
        `“${merged}” can no longer be found; all requests with it show “${into}”.`,
    },
    samePerson: 'They are the same person. Merge them anyway.',
    confirm: 'Merge',
    done: 'The two entries are now one.',
    list: 'Merges',
    none: 'Nothing has been merged yet.',
    entry: 'Entry',
    shownAs: 'Shown as',
    kind: 'Kind',
    kindNames: { composer: 'Composer', piece: 'Piece' },
    day: 'Merged on',
    person: 'By',
    loading: 'The merges are loading …',
    failed: 'The merges could not be loaded.',
    tryAgain: common.tryAgain.en,
    undo: 'Undo',
    undoOf: (merged: string) => `Undo: ${merged}`,
    undone: 'Undone: both entries are there again.',
  },
  de: {
    title: 'Verzeichnis der Komponist:innen und Werke',
    intro:
      'Steht dieselbe Person oder dasselbe Werk zweimal im Verzeichnis, machen Sie aus zwei Einträgen einen. Nichts geht verloren: Das lässt sich rückgängig machen.',
    open: 'Zwei Einträge zusammenführen',
    what: 'Was gibt es zweimal?',
    kinds: { composer: 'Eine Komponistin oder einen Komponisten', piece: 'Ein Werk' },
    composer: 'Von wem sind beide Werke?',
    merged: 'Dieser Eintrag …',
    into: '… erscheint als dieser',
    same: 'Das ist zweimal derselbe Eintrag. Bitte wählen Sie zwei verschiedene.',
    effect: {
      composer: (merged, into) =>
        `„${merged}“ lässt sich nicht mehr finden; die Werke und alle Anfragen damit stehen unter „${into}“.`,
      piece: (merged, into) =>
        `„${merged}“ lässt sich nicht mehr finden; alle Anfragen damit zeigen „${into}“.`,
    },
    samePerson: 'Es ist dieselbe Person. Trotzdem zusammenführen.',
    confirm: 'Zusammenführen',
    done: 'Aus den zwei Einträgen ist einer geworden.',
    list: 'Zusammenführungen',
    none: 'Noch ist nichts zusammengeführt.',
    entry: 'Eintrag',
    shownAs: 'Erscheint als',
    kind: 'Art',
    kindNames: { composer: 'Person', piece: 'Werk' },
    day: 'Zusammengeführt am',
    person: 'Von',
    loading: 'Die Zusammenführungen werden geladen …',
    failed: 'Die Zusammenführungen konnten nicht geladen werden.',
    tryAgain: common.tryAgain.de,
    undo: 'Rückgängig',
    undoOf: merged => `Rückgängig: ${merged}`,
    undone: 'Rückgängig gemacht: Beide Einträge sind wieder da.',
  },
})
