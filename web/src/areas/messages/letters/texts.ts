import { plural } from '@academy/contract/base/plural'
import { areaLanguages } from '../../../base/i18n/area-texts.ts'
import { defineTexts } from '../../../base/i18n/texts.ts'
import type { PaperKind } from './api.ts'

export const letterTexts = defineTexts({
  en: {
    open: 'Print papers',
    title: 'Papers as PDF',
    aboutOne: (name: string) => `For ${name}.`,
    aboutSelected: (count: number) =>
      plural('en', count, { one: 'For the selected person.', other: `For the ${count} selected people.` }),
    aboutView: 'For everybody in the list as it is filtered now, as far as the paper applies to them.',
    kind: 'Paper',
    kinds: {
      certificate: 'Certificate of participation',
      invitation: 'Letter of invitation for a visa',
      teacherList: 'Class list for the teacher',
      boardList: 'Class list for the notice board',
    } as Record<PaperKind, string>,
    listNote:
      'For the chosen masterclass, or for all of them. The list for the notice board shows only names and countries.',
    language: 'Language',
    ownLanguage: 'each person’s own',
    pageLanguage: 'the language of this page',
    languages: areaLanguages.en,
    print: 'Create PDF',
    done: 'The file was saved.',
    printed: (count: number) =>
      plural('en', count, { one: 'It contains 1 letter.', other: `It contains ${count} letters.` }),
    leftOut: (count: number, names: readonly string[]) =>
      `${plural('en', count, { one: 'It does not apply to 1 person', other: `It does not apply to ${count} people` })}: ${names.join(', ')}${names.length < count ? ' …' : '.'}`,
  },
  de: {
    open: 'Schreiben drucken',
    title: 'Schreiben als PDF',
    aboutOne: name => `Für ${name}.`,
    aboutSelected: count =>
      plural('de', count, {
        one: 'Für die ausgewählte Person.',
        other: `Für die ${count} ausgewählten Personen.`,
      }),
    aboutView:
      'Für alle, die die Liste mit ihren jetzigen Filtern zeigt, soweit das Schreiben auf sie zutrifft.',
    kind: 'Schreiben',
    kinds: {
      certificate: 'Teilnahmebestätigung',
      invitation: 'Einladungsschreiben für ein Visum',
      teacherList: 'Kursliste für die Lehrperson',
      boardList: 'Kursliste für den Aushang',
    },
    listNote:
      'Des gewählten Meisterkurses oder aller. Die Liste für den Aushang enthält nur Namen und Länder.',
    language: 'Sprache',
    ownLanguage: 'die jeder Person',
    pageLanguage: 'die dieser Seite',
    languages: areaLanguages.de,
    print: 'PDF erstellen',
    done: 'Die Datei wurde gespeichert.',
    printed: count =>
      plural('de', count, { one: 'Sie enthält 1 Schreiben.', other: `Sie enthält ${count} Schreiben.` }),
    leftOut: (count, names) =>
      `${plural('de', count, { one: 'Auf 1 Person trifft es nicht zu', other: `Auf ${count} Personen trifft es nicht zu` })}: ${names.join(', ')}${names.length < count ? ' …' : '.'}`,
  },
})
