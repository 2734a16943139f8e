import type { DemoTexts } from './demo-text.ts'

export const demoHomeTexts: DemoTexts = {
  'home.tagline': {
    de: 'Meisterkurse, Kammermusik und Konzerte in einem Kloster mitten in den Bergen.',
    en: 'Masterclasses, chamber music and concerts in a monastery in the mountains.',
  },
  'home.concerts': {
    de: 'Um 20 Uhr gehört der Bibliothekssaal den Studierenden. Leute aus dem Dorf kommen, Gäste des Naturparks, ein paar Mönche ganz hinten – und alle, mit denen Sie gefrühstückt haben. Wenn Sie und Ihre Lehrperson finden, dass ein Stück so weit ist, kommt es ins Programm.',
    en: 'At 8 pm the library hall (Bibliothekssaal) belongs to the students. Villagers come, and guests of the nature park, a handful of monks in the back row – and everybody you had breakfast with. When you and your teacher feel that a piece is ready, it goes on the programme.',
  },
  'home.arrival': {
    de: [
      { title: 'Lautenbruck', text: 'Bis hierher fährt der Zug. Der Talbus wartet vor dem Bahnhof.' },
      {
        title: 'Die gedeckte Brücke',
        text: 'Wer mit dem Auto kommt, biegt hier von der Talstraße ab. Parken können Sie hinter dem Stadel.',
      },
      {
        title: 'Amselzell Stift',
        text: 'Nach vierzig Minuten hält der Bus vor dem Tor. Den Schlüssel bekommen Sie an der Pforte.',
      },
    ],
    en: [
      {
        title: 'Lautenbruck',
        text: 'The train brings you this far. The valley bus waits outside the station.',
      },
      {
        title: 'The covered bridge',
        text: 'If you come by car, turn off the valley road here. You can park behind the barn.',
      },
      {
        title: 'Amselzell Stift',
        text: 'Forty minutes later the bus stops outside the gate. Your key is waiting at the porter’s lodge.',
      },
    ],
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
    en: 'Thank you for your booking. Your bed is reserved, and we look forward to welcoming you.\n\nYour room in the guest wing is ready from 3 pm on the day you arrive; the key is waiting at the porter’s lodge. On the day you leave, please be out of the room by 10 am. If you will be arriving after 9 pm, please let us know in advance.',
  },
}
