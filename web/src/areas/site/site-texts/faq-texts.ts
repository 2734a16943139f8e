import { plural } from '@academy/contract/base/plural'
import { defineTexts } from '../../../base/i18n/texts.ts'

export const faqTexts = defineTexts({
  en: {
    search: 'Search the questions',
    find: 'Search',
    all: 'Show all questions',
    found: (count: number, search: string) =>
      plural('en', count, {
        one: `One answer contains “${search}”.`,
        other: `${count} answers contain “${search}”.`,
      }),
    none: (search: string) => `No answer contains “${search}”.`,
    ask: 'Write to us',
    link: 'Link to this question',
  },
  de: {
    search: 'In den Fragen suchen',
    find: 'Suchen',
    all: 'Alle Fragen zeigen',
    found: (count, search) =>
      plural('de', count, {
        one: `Eine Antwort enthält „${search}“.`,
        other: `${count} Antworten enthalten „${search}“.`,
      }),
    none: search => `Keine Antwort enthält „${search}“.`,
    ask: 'Schreiben Sie uns',
    link: 'Link zu dieser Frage',
  },
})
