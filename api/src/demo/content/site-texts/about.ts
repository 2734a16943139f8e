import type { DemoTexts } from './demo-text.ts'

export const demoAboutTexts: DemoTexts = {
  'about.title': {
    de: 'Ein Verein von Menschen, die gern zuhören',
    en: 'An association of people who like to listen',
  },
  'about.lead': {
    de: 'Am Anfang standen drei Nachbarn, ein geliehener Flügel und ein Kreuzgang, der jeden August leer war. Heute kommen seinetwegen rund hundert junge Musikerinnen und Musiker aus aller Welt nach Amselzell.',
    en: 'It began with three neighbours, a borrowed grand piano and a cloister that stood empty every August. Today it brings about a hundred young musicians from all over the world to Amselzell.',
  },
  'about.association': {
    de: 'Der Verein Amselzeller Musiksommer ist gemeinnützig. Zu seinen Mitgliedern gehören Bäuerinnen und Ärzte, eine Postmeisterin im Ruhestand, zwei Orgelbauer, der Abt und inzwischen etliche, die zuerst als Studierende hier waren. Der Vorstand arbeitet ehrenamtlich; ein kleines Büro kümmert sich um Bewerbungen, Zimmer und alles, was im Kreuzgang liegen bleibt.\n\nDie Akademie findet seit 1996 jeden Sommer statt. Die Gebühren decken Unterricht, Korrepetition, Instrumente und Räume. Was fehlt, geben unsere Mitglieder und Förderer; was am Ende übrig bleibt, fließt in den nächsten Sommer.',
    en: 'The Verein Amselzeller Musiksommer is a non-profit association. Its members include farmers and doctors, a retired postmistress, two organ builders, the abbot and, by now, quite a few who first came here as students. The board are volunteers; a small office looks after applications, rooms and everything that gets left behind in the cloister.\n\nThe academy has been held every summer since 1996. Fees cover teaching, accompaniment, instruments and rooms. Our members and sponsors make up the difference, and whatever is left over goes towards the next summer.',
  },
  'about.promises': {
    de: [
      {
        title: 'Ein Mensch hört zu',
        text: 'Jede Aufnahme hört die Lehrperson, bei der Sie sich bewerben. Niemand wird von einer Maschine aussortiert, und spätestens vierzehn Tage nach Bewerbungsschluss haben Sie eine Antwort.',
      },
      {
        title: 'Geld soll nicht entscheiden',
        text: 'Zimmer und Verpflegung geben wir zum Selbstkostenpreis weiter, nennen jeden Preis im Voraus und finden gemeinsam mit der Interpretia Stipendien für alle, die eines brauchen.',
      },
      {
        title: 'Respekt in jedem Raum',
        text: 'Wir unterrichten mit Neugier und ohne Angst. Vertrauenspersonen, die nicht zum Lehrkörper gehören, sind für Sie da – und was Sie ihnen sagen, bleibt bei ihnen.',
      },
      {
        title: 'Zu Gast in der Natur',
        text: 'Wir musizieren in einem Naturpark. Wir kommen mit Bahn und Bus, essen, was im Tal wächst, und der letzte Ton verklingt, bevor die Fledermäuse ihre Nacht beginnen.',
      },
    ],
    en: [
      {
        title: 'Heard by a person',
        text: 'Every recording is heard by the teacher you apply to. No algorithm weeds anyone out, and you will have an answer no later than fourteen days after the deadline.',
      },
      {
        title: 'Money should not decide',
        text: 'We charge only what rooms and meals cost us, state every price up front and, together with Interpretia, find scholarships for those who need one.',
      },
      {
        title: 'Respect in every room',
        text: 'We teach with curiosity and without fear. If something troubles you, there are people outside the teaching staff to talk to, and what you tell them stays with them.',
      },
      {
        title: 'Guests of nature',
        text: 'We make music in a nature park. We come by train and bus, eat what grows in the valley, and the last note fades before the bats begin their night.',
      },
    ],
  },
  'about.pillars': {
    de: [
      {
        title: 'Meisterkurse',
        text: 'Acht Instrumente, Lehrpersonen, die ebenso viel spielen wie unterrichten, und kleine Gruppen, die beisammenbleiben.',
      },
      {
        title: 'Konzerte',
        text: 'Um 20 Uhr gehört der Bibliothekssaal den Studierenden. Das Tal kommt, um zuzuhören, und es kommt wieder.',
      },
      {
        title: 'Kammermusik',
        text: 'Am Montag noch fremd, am Freitag ein Quartett. Wir bringen Noten, Pulte und Menschen zusammen.',
      },
      {
        title: 'Festival',
        text: 'Rund um die Akademie spielen Lehrpersonen und Gäste in Kirchen, in Scheunen und auf einer Wiese unter dem Grat.',
      },
    ],
    en: [
      {
        title: 'Masterclasses',
        text: 'Eight instruments, teachers who play as much as they teach, and small groups that stay together.',
      },
      {
        title: 'Concerts',
        text: 'At 8 pm the library hall belongs to the students. The valley comes to listen, and it comes back.',
      },
      {
        title: 'Chamber music',
        text: 'Strangers on Monday, a quartet by Friday. We bring the parts, the stands and the people together.',
      },
      {
        title: 'Festival',
        text: 'In and around the academy, teachers and guests perform in churches, in barns and on a meadow below the ridge.',
      },
    ],
  },
}
