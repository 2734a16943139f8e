import type { Locale } from '@academy/contract/base/locale'
import { defineTexts } from '../../../base/i18n/texts.ts'

const sentences: Record<Locale, Record<Locale, string>> = {
  en: { de: 'Sentence in German (optional)', en: 'Sentence in English (optional)' },
  de: { de: 'Satz auf Deutsch (freiwillig)', en: 'Satz auf Englisch (freiwillig)' },
}

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
    sentences: sentences.en,
    sentenceHint: 'What the teacher says, in large letters beside the portrait. Without quotation marks.',
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
    sentences: sentences.de,
    sentenceHint: 'Was die Lehrperson sagt, in großer Schrift neben dem Porträt. Ohne Anführungszeichen.',
    biographies: biographies.de,
    biographyHint: 'Steht auf der Seite des Meisterkurses.',
    save: 'Speichern',
    addIt: 'Lehrperson anlegen',
    saved: 'Gespeichert.',
    added: 'Die Lehrperson ist angelegt. Als Nächstes folgen Porträt und Konto.',
    conflictTitle: 'Von jemand anderem geändert',
  },
})
