import { common } from '../../base/i18n/common-texts.ts'
import { defineTexts } from '../../base/i18n/texts.ts'

export const dialogTexts = defineTexts({
  en: {
    close: common.close.en,
    yes: common.yes.en,
    cancel: common.cancel.en,
    discardTitle: 'Discard changes?',
    discardText: 'What you changed here has not been saved.',
    discard: 'Discard changes',
    keepEditing: 'Keep editing',
  },
  de: {
    close: common.close.de,
    yes: common.yes.de,
    cancel: common.cancel.de,
    discardTitle: 'Änderungen verwerfen?',
    discardText: 'Was Sie hier geändert haben, ist noch nicht gespeichert.',
    discard: 'Änderungen verwerfen',
    keepEditing: 'Weiter bearbeiten',
  },
})
