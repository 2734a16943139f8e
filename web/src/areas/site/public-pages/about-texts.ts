import { defineTexts } from '../../../base/i18n/texts.ts'

/** The headings. What the office may change comes from the server. */
export const aboutTexts = defineTexts({
  en: {
    kicker: 'About us',
    association: 'The association',
    commitment: 'What we stand for',
    pillars: 'The four pillars of our summer',
    sponsors: 'Our sponsors',
    partners: 'Our partners',
  },
  de: {
    kicker: 'Über uns',
    association: 'Der Verein',
    commitment: 'Wofür wir stehen',
    pillars: 'Vier Säulen tragen den Sommer',
    sponsors: 'Unsere Förderer',
    partners: 'Unsere Partner',
  },
})
