import { defineTexts } from '../../base/i18n/texts.ts'

export const pagerTexts = defineTexts({
  en: {
    pages: 'Pages',
    page: (page: number, count: number) => `Page ${page} of ${count}`,
    previous: 'Previous',
    next: 'Next',
  },
  de: {
    pages: 'Seiten',
    page: (page, count) => `Seite ${page} von ${count}`,
    previous: 'Vorige',
    next: 'Nächste',
  },
})
