import { defineTexts } from '../../lib/i18n/texts.ts'

export const openTexts = defineTexts({
  en: {
    show: 'Show open masterclasses',
    hide: 'Hide open masterclasses',
    none: 'At the moment there is no masterclass that you could still apply for.',
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
