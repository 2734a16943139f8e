import { defineTexts } from '../../lib/i18n/texts.ts'

export const dialogTexts = defineTexts({
  en: {
    close: 'Close',
    yes: 'Yes',
    cancel: 'Cancel',
    discardTitle: 'Discard changes?',
    discardText: 'What you changed here has not been saved.',
    discard: 'Discard changes',
    keepEditing: 'Keep editing',
  },
  de: {
    close: 'Schließen',
    yes: 'Ja',
    cancel: 'Abbrechen',
    discardTitle: 'Änderungen verwerfen?',
    discardText: 'Was Sie hier geändert haben, ist noch nicht gespeichert.',
    discard: 'Änderungen verwerfen',
    keepEditing: 'Weiter bearbeiten',
  },
})
