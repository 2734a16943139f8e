import type { DemoTexts } from './demo-text.ts'

export const demoHomeTexts: DemoTexts = {
  'home.tagline': {
    de: 'Meisterkurse, Kammermusik und Konzerte in einem Kloster mitten in den Bergen.',
    en: 'Masterclasses, chamber music and concerts in a monastery in the mountains.',
  },
  'home.description': {
    de: 'Meisterkurse, Kammermusik und Konzerte im {place}, einem Kloster im alpinen Naturpark: {academy_start} bis {academy_end}.',
    en: 'Masterclasses, chamber music and concerts at {place}, a monastery in an alpine nature park: {academy_start} to {academy_end}.',
  },
  'contact.intro': {
    de: 'Fragen zu einem Meisterkurs, zu den Zimmern oder zur Anreise? Das Büro antwortet binnen zwei Werktagen.',
    en: 'Questions about a masterclass, the rooms or getting here? The office replies within two working days.',
  },
  'imprint.representation': {
    de: 'Die Obfrau und ein weiteres Mitglied des Vorstands vertreten den Verein gemeinsam.',
    en: 'The chair and one other member of the board jointly represent the association.',
  },
  'mail_booking.text': {
    de: 'Danke für Ihre Buchung. Ihr Bett ist reserviert, und wir freuen uns, Sie im Haus zu haben.\n\nIhr Zimmer im Gästetrakt ist am Anreisetag ab 15 Uhr bereit; den Schlüssel bekommen Sie an der Pforte. Am Abreisetag verlassen Sie es bitte bis 10 Uhr. Wenn Sie nach 21 Uhr ankommen, sagen Sie uns bitte vorher Bescheid.',
    en: 'Thank you for your booking. Your bed is reserved, and we look forward to welcoming you.\n\nYour room in the guest wing is ready from 3 pm on the day you arrive; the key is waiting at the gate. On the day you leave, please be out of the room by 10 am. If you will be arriving after 9 pm, please let us know in advance.',
  },
}
