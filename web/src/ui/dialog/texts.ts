import { defineTexts } from '../../lib/i18n/texts.ts'

export const dialogTexts = defineTexts({
  en: { close: 'Close', yes: 'Yes', cancel: 'Cancel' },
  de: { close: 'Schließen', yes: 'Ja', cancel: 'Abbrechen' },
})
