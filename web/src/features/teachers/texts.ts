import type { Locale } from '@academy/contract/locale'
import { plural } from '@academy/contract/plural'
import { defineTexts } from '../../lib/i18n/texts.ts'

const languages: Record<Locale, Record<Locale, string>> = {
  en: { de: 'German', en: 'English' },
  de: { de: 'Deutsch', en: 'Englisch' },
}

export const teacherTexts = defineTexts({
  en: {
    teachers: 'Teachers',
    loading: 'The teachers are loading',
    add: 'Add teacher',
    empty: 'There are no teachers yet. Add the first one, then masterclasses can name them.',
    searchHint: 'Name or email address',
    name: 'Name',
    title: 'Title',
    years: 'Years of teaching',
    classes: 'Masterclasses',
    biography: 'Biography',
    complete: 'Complete',
    missing: (lacking: string[]) => `Missing: ${lacking.join(', ')}`,
    languages: languages.en,
    portrait: 'Portrait',
    portraits: { uploaded: 'Uploaded', drawn: 'Drawing', none: 'None' },
    account: 'Account',
    accountStates: {
      linked: 'Linked',
      invited: 'Invited',
      expired: 'Invitation expired',
      none: 'No account',
    },
    allStates: 'All',
    incomplete: 'Only incomplete entries',
    edit: 'Edit',
    editOf: (name: string) => `Edit: ${name}`,
    back: 'All teachers',
    newTitle: 'New teacher',
    taught: (count: number) =>
      `${count} ${plural('en', count, { one: 'masterclass', other: 'masterclasses' })}`,
    delete: 'Delete teacher',
    deleteTitle: (name: string) => `Delete ${name}?`,
    deleteText:
      'Name, biographies, portrait and an open invitation are deleted. A linked account stays, but loses its access as a teacher.',
    deleteInUse: 'Teachers whom a masterclass names cannot be deleted. Earlier years count, too.',
    keep: 'Keep',
    deleted: 'The teacher is deleted.',
  },
  de: {
    teachers: 'Lehrpersonen',
    loading: 'Die Lehrpersonen werden geladen',
    add: 'Lehrperson anlegen',
    empty: 'Es gibt noch keine Lehrpersonen. Legen Sie die erste an; danach können Meisterkurse sie nennen.',
    searchHint: 'Name oder E-Mail-Adresse',
    name: 'Name',
    title: 'Titel',
    years: 'Unterrichtsjahre',
    classes: 'Meisterkurse',
    biography: 'Biografie',
    complete: 'Vollständig',
    missing: lacking => `Fehlt: ${lacking.join(', ')}`,
    languages: languages.de,
    portrait: 'Porträt',
    portraits: { uploaded: 'Hochgeladen', drawn: 'Zeichnung', none: 'Keines' },
    account: 'Konto',
    accountStates: {
      linked: 'Verknüpft',
      invited: 'Eingeladen',
      expired: 'Einladung abgelaufen',
      none: 'Kein Konto',
    },
    allStates: 'Alle',
    incomplete: 'Nur unvollständige Einträge',
    edit: 'Bearbeiten',
    editOf: name => `Bearbeiten: ${name}`,
    back: 'Alle Lehrpersonen',
    newTitle: 'Neue Lehrperson',
    taught: count => `${count} ${plural('de', count, { one: 'Meisterkurs', other: 'Meisterkurse' })}`,
    delete: 'Lehrperson löschen',
    deleteTitle: name => `${name} löschen?`,
    deleteText:
      'Name, Biografien, Porträt und eine offene Einladung werden gelöscht. Ein verknüpftes Konto bleibt, verliert aber den Zugang als Lehrperson.',
    deleteInUse:
      'Lehrpersonen, die ein Meisterkurs nennt, lassen sich nicht löschen. Auch frühere Jahre zählen.',
    keep: 'Behalten',
    deleted: 'Die Lehrperson ist gelöscht.',
  },
})
