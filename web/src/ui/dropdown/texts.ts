import { defineTexts } from '../../lib/i18n/texts.ts'

export const dropdownTexts = defineTexts({
  en: { nothingFound: 'Nothing found.' },
  de: { nothingFound: 'Nichts gefunden.' },
})
