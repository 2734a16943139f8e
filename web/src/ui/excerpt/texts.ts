import { defineTexts } from '../../lib/i18n/texts.ts'

export const excerptTexts = defineTexts({
  en: { readAll: 'Read all', readLess: 'Less' },
  de: { readAll: 'Alles lesen', readLess: 'Weniger' },
})
