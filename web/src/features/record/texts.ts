import { common } from '../../lib/i18n/common-texts.ts'
import { defineTexts } from '../../lib/i18n/texts.ts'
import type { ActionTexts } from './action-names.ts'
import { de } from './action-texts-de.ts'
import { en } from './action-texts-en.ts'

export const actionTexts = defineTexts<ActionTexts>({ en, de })

export const recordTexts = defineTexts({
  en: {
    caption: 'Record',
    searchHint: 'Name or email address of a person',
    kind: 'What',
    allKinds: 'Everything',
    from: 'From',
    to: 'Until',
    columns: {
      at: 'When',
      action: 'What',
      actor: 'Who',
      person: 'Concerns',
      details: 'Details',
      about: 'Subject',
    },
    nobody: 'no login',
    none: 'Nothing has been recorded yet.',
    loading: 'The record is loading …',
    failed: 'The record could not be loaded.',
    onlyOf: (name: string) => `Only what ${name} did, and what concerns them.`,
    showAll: 'Show everything',
    truncated: 'These are the latest 10,000 entries. Older ones are found with a filter.',
    before: 'before',
    after: 'after',
    step: (days: number, percent: number) => `${percent} % up to ${days} days before`,
    last: (percent: number) => `then ${percent} %`,
    yes: common.yes.en.toLowerCase(),
    no: 'no',
    nothing: 'empty',
    more: (count: number) => `${count} more`,
    less: 'Less',
  },
  de: {
    caption: 'Protokoll',
    searchHint: 'Name oder E-Mail-Adresse einer Person',
    kind: 'Was',
    allKinds: 'Alles',
    from: 'Von',
    to: 'Bis',
    columns: {
      at: 'Wann',
      action: 'Was',
      actor: 'Wer',
      person: 'Betrifft',
      details: 'Einzelheiten',
      about: 'Gegenstand',
    },
    nobody: 'ohne Anmeldung',
    none: 'Es ist noch nichts aufgezeichnet.',
    loading: 'Das Protokoll wird geladen …',
    failed: 'Das Protokoll konnte nicht geladen werden.',
    onlyOf: name => `Nur, was ${name} getan hat und was diese Person betrifft.`,
    showAll: 'Alles zeigen',
    truncated: 'Das sind die letzten 10.000 Einträge. Ältere finden Sie mit einem Filter.',
    before: 'vorher',
    after: 'nachher',
    step: (days, percent) => `${percent} % bis ${days} Tage vorher`,
    last: percent => `dann ${percent} %`,
    yes: common.yes.de.toLowerCase(),
    no: 'nein',
    nothing: 'leer',
    more: count => `${count} weitere`,
    less: 'Weniger',
  },
})
