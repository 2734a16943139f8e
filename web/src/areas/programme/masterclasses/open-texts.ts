import { defineTexts } from '../../../base/i18n/texts.ts'

export const openTexts = defineTexts({
  en: {
    show: 'Show open masterclasses',
    hide: 'Hide open masterclasses',
    none: 'There are no masterclasses you can apply for at the moment.',
    apply: 'Apply',
    applyFor: (instrument: string, teacher: string) => `Apply: ${instrument}, ${teacher}`,
  },
  de: {
    show: 'Offene Meisterkurse zeigen',
    hide: 'Offene Meisterkurse ausblenden',
    none: 'Derzeit gibt es keinen Meisterkurs, für den Sie sich noch bewerben könnten.',
    apply: 'Bewerben',
    applyFor: (instrument, teacher) => `Bewerben: ${instrument}, ${teacher}`,
  },
})
