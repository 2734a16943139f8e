import type { DemoTexts } from './demo-text.ts'

export const demoHomeTexts: DemoTexts = {
  'home.tagline': {
    de: 'Meisterkurse, Kammermusik und Konzerte in einem Kloster mitten in den Bergen.',
    en: 'Masterclasses, chamber music and concerts in a monastery among the mountains.',
  },
  'home.description': {
    de: 'Meisterkurse, Kammermusik und Konzerte im {place}, einem Kloster im alpinen Naturpark: {academy_start} bis {academy_end}.',
    en: 'Masterclasses, chamber music and concerts at {place}, a monastery in an alpine nature park: {academy_start} to {academy_end}.',
  },
  'contact.intro': {
    de: 'Fragen zu einem Meisterkurs, zu den Zimmern oder zur Anreise? Das Büro antwortet binnen zwei Werktagen.',
    en: 'Questions about a masterclass, the rooms or the journey? The office answers within two working days.',
  },
  'imprint.representation': {
    de: 'Die Obfrau und ein weiteres Mitglied des Vorstands vertreten den Verein gemeinsam.',
    en: 'The chair and one other member of the board represent the association together.',
  },
}
