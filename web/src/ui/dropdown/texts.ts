import { defineTexts } from '../../base/i18n/texts.ts'

export const dropdownTexts = defineTexts({
  en: {
    open: 'Open the list',
    nothingFound: 'Nothing found.',
    searching: 'Searching …',
    searchFailed: 'The search failed. Please type again.',
  },
  de: {
    open: 'Liste öffnen',
    nothingFound: 'Nichts gefunden.',
    searching: 'Wird gesucht …',
    searchFailed: 'Die Suche ist fehlgeschlagen. Bitte tippen Sie noch einmal.',
  },
})
