import type { Locale } from '@academy/contract/base/locale'
import { defineTexts } from '../../../base/i18n/texts.ts'

const biographies: Record<Locale, Record<Locale, string>> = {
  en: { de: 'Biography in German', en: 'Biography in English' },
  de: { de: 'Biografie auf Deutsch', en: 'Biografie auf Englisch' },
}

export const teacherFormTexts = defineTexts({
  en: {
    person: 'Name and biography',
    title: 'Title (optional)',
    showsTitle: 'Show the title before the name on public pages',
    firstName: 'First name',
    lastName: 'Last name',
    biographies: biographies.en,
    biographyHint: 'Shown on the page of the masterclass.',
    save: 'Save',
    addIt: 'Add teacher',
    saved: 'Saved.',
    added: 'The teacher is added. Portrait and account are next.',
    conflictTitle: 'Changed by somebody else',
  },
  de: {
    person: 'Name und Biografie',
    title: 'Titel (freiwillig)',
    showsTitle: 'Den Titel auf den öffentlichen Seiten vor dem Namen zeigen',
    firstName: 'Vorname',
    lastName: 'Nachname',
    biographies: biographies.de,
    biographyHint: 'Steht auf der Seite des Meisterkurses.',
    save: 'Speichern',
    addIt: 'Lehrperson anlegen',
    saved: 'Gespeichert.',
    added: 'Die Lehrperson ist angelegt. Als Nächstes folgen Porträt und Konto.',
    conflictTitle: 'Von jemand anderem geändert',
  },
})
