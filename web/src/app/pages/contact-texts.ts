import { defineTexts } from '../../lib/i18n/texts.ts'

export const contactPageTexts = defineTexts({
  en: {
    title: 'Write to us',
    intro:
      'Questions about a masterclass, the rooms or the journey? The office answers within two working days.',
    office: 'The office',
  },
  de: {
    title: 'Schreiben Sie uns',
    intro:
      'Fragen zu einem Meisterkurs, zu den Zimmern oder zur Anreise? Das Büro antwortet binnen zwei Werktagen.',
    office: 'Das Büro',
  },
})
