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
  'mail_booking.text': {
    de: 'Danke für Ihre Buchung. Ihr Bett ist reserviert, und wir freuen uns, Sie im Haus zu haben.\n\nIhr Zimmer im Gästetrakt ist am Anreisetag ab 15 Uhr bereit; den Schlüssel bekommen Sie an der Pforte. Am Abreisetag verlassen Sie es bitte bis 10 Uhr. Wenn Sie nach 21 Uhr ankommen, sagen Sie uns bitte vorher Bescheid.',
    en: 'Thank you for your booking. Your bed is reserved, and we look forward to having you in the house.\n\nYour room in the guest wing is ready from 3 pm on the day of arrival; the key is at the gate. On the day of departure please leave it by 10 am. If you arrive after 9 pm, let us know beforehand.',
  },
}
