import { byLocale, type Locale } from '@academy/contract/base/locale'
import type { TextValue } from '@academy/contract/site/site-texts/schemas'

/** Texts of the demo's office, by key. */
type DemoTexts = Record<string, Record<Locale, TextValue>>

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

export const demoAcademyTexts: DemoTexts = {
  'academy.title': {
    de: 'Zwei Wochen, in denen die Musik den Tag einteilt',
    en: 'Two weeks in which music sets the hours',
  },
  'academy.lead': {
    de: 'Wenn im August die Mauersegler den Turm von Stift Amselzell verlassen, ziehen die Studierenden ein. Dann steht in jeder Zelle ein Notenpult, in jedem Saal ein Klavier, und hinter jedem offenen Fenster übt jemand.',
    en: 'When the swifts leave the tower of Stift Amselzell in August, the students move in. Then there is a music stand in every cell, a piano in every hall, and somebody practising behind every open window.',
  },
  'academy.day': {
    de: [
      {
        title: '7.30',
        text: 'Die Glocken der Stiftskirche. Frühstück im Refektorium, die Türen zum Obstgarten stehen offen.',
      },
      {
        title: '9.00',
        text: 'Der Unterricht beginnt. Sie spielen, die anderen hören zu – und lernen ebenso viel.',
      },
      {
        title: '13.00',
        text: 'Eine Stunde ohne einen Ton: Das Haus ist still, der Weg am Bach auch.',
      },
      {
        title: '14.00',
        text: 'Üben, Proben mit der Korrepetition, weiterer Unterricht.',
      },
      {
        title: '16.30',
        text: 'Kammermusik, wo immer vier Pulte in den Schatten passen.',
      },
      {
        title: '18.00',
        text: 'Abendessen an langen Tischen. Die Lehrpersonen sitzen, wo Platz ist.',
      },
      {
        title: '20.00',
        text: 'Das Akademiekonzert.',
      },
    ],
    en: [
      {
        title: '7.30 am',
        text: 'The bells of the abbey church. Breakfast in the refectory, with the doors open to the orchard.',
      },
      {
        title: '9 am',
        text: 'Lessons begin. You play while the rest of the class listens – and learns just as much.',
      },
      {
        title: '1 pm',
        text: 'An hour without a note: the house is quiet, and so is the path along the brook.',
      },
      {
        title: '2 pm',
        text: 'Practice, rehearsals with your accompanist, more lessons.',
      },
      {
        title: '4.30 pm',
        text: 'Chamber music, wherever four stands fit into the shade.',
      },
      {
        title: '6 pm',
        text: 'Dinner at long tables. Teachers sit wherever there is room.',
      },
      {
        title: '8 pm',
        text: 'The academy concert.',
      },
    ],
  },
  'academy.sections': {
    de: [
      {
        title: 'Unterricht und Üben',
        text: 'Ein Meisterkurs bedeutet hier: eine Lehrperson, ein Instrument und eine kleine Gruppe, die vom ersten bis zum letzten Tag beisammenbleibt. Sie haben regelmäßig Einzelunterricht und dürfen bei allen anderen zuhören – in Ihrer Klasse und, wenn die Lehrpersonen einverstanden sind, auch nebenan.\n\nDie Übungsräume sind von 8 bis 21 Uhr offen, nur von 13 bis 14 Uhr ist das Haus still. Die Klaviere werden vor Ihrer Ankunft und noch einmal zur Halbzeit gestimmt; die Organistinnen und Organisten teilen sich Chororgel und große Orgel der Stiftskirche. Erfahrene Korrepetitorinnen und Korrepetitoren kennen Ihr Repertoire vor der ersten Probe, denn Sie haben es mit der Bewerbung geschickt.',
      },
      {
        title: 'Konzerte um 20 Uhr',
        text: 'Jeden Abend hört die Akademie sich selbst zu. Wenn Sie und Ihre Lehrperson finden, dass ein Stück so weit ist, wünschen Sie sich einen Platz im Programm, und ein paar Tage später stehen Sie im Bibliothekssaal vor vollen Reihen: Leute aus dem Dorf, Gäste des Naturparks, ein paar Mönche ganz hinten und alle, mit denen Sie gefrühstückt haben.\n\nAuf Wunsch nimmt ein Tonmeister Ihren Auftritt als Video auf – für Wettbewerbe, für Probespiele oder für die Großeltern.',
      },
      {
        title: 'Kammermusik mit Kolleginnen und Kollegen',
        text: 'Rund hundert Musikerinnen und Musiker wohnen unter einem Dach: Klavier, Violine, Viola, Violoncello, Schlagwerk, Gesang, Saxophon und Orgel. Am dritten Tag haben die meisten zueinandergefunden. Schreiben Sie uns in der Bewerbung, was Sie gern spielen möchten; wir bringen Menschen zusammen, die Lehrpersonen begleiten die Ensembles, und in jedem Konzert ist Platz für Kammermusik.',
      },
      {
        title: 'Der Ort',
        text: 'Das Stift wurde im zwölften Jahrhundert gegründet und pflegt seine Mauern mit Geduld: Gewölbe, die einem Cello Zeit zum Klingen geben, ein Kreuzgang, der bis zum Mittag kühl bleibt, eine Bibliothek, deren Stuckengel schon jede Etüde gehört haben.\n\nGleich hinter dem Obstgarten beginnt der Naturpark Lautenkar. Lärchen, ein Bergsee zwanzig Minuten zu Fuß, ein Grat, der kurz vor dem Konzert rot wird. Wer früh aufsteht, hört die Amseln, von denen das Tal seinen Namen hat.',
      },
      {
        title: 'Anreise',
        text: 'Sie reisen am ersten Tag Ihres Meisterkurses an; der Unterricht beginnt am Tag darauf, und am Morgen nach der letzten Stunde reisen Sie ab. Nehmen Sie den Zug bis Lautenbruck: Von dort braucht der Talbus vierzig Minuten bis zur Haltestelle „Amselzell Stift“, und wer ihn lenkt, weiß, was ein Cellokasten ist.\n\nMit dem Auto biegen Sie bei der gedeckten Brücke von der Talstraße ab; die Autos ruhen zwei Wochen lang hinter dem Stadel. Wohnen können Sie im Stift selbst – in einer ehemaligen Zelle oder in einem Doppelzimmer des Gästetrakts – und essen im Refektorium; beides buchen Sie in Ihrem persönlichen Bereich, sobald Sie wissen, wann Sie kommen.',
      },
    ],
    en: [
      {
        title: 'Lessons and practice',
        text: 'A masterclass here means one teacher, one instrument and a small group that stays together from the first day to the last. You have regular lessons of your own and are welcome to listen to everyone else’s – in your own class and, if the teachers agree, next door.\n\nPractice rooms are open from 8 am to 9 pm, except between 1 and 2 pm, when the house is quiet. Pianos are tuned before you arrive and again halfway through; organists share the choir organ and the great organ of the abbey church (Stiftskirche). Experienced accompanists know your repertoire before the first rehearsal, because you sent it with your application.',
      },
      {
        title: 'Concerts at 8 pm',
        text: 'Every evening the academy listens to itself. When you and your teacher feel that a piece is ready, you ask for a place on the programme, and a few days later you stand in the library hall (Bibliothekssaal) in front of a full house: villagers, visitors to the nature park, a handful of monks in the back row, and everybody you had breakfast with.\n\nIf you like, a sound engineer will record your performance on video – for competitions, for auditions or for your grandparents.',
      },
      {
        title: 'Chamber music together',
        text: 'About a hundred musicians live under one roof: pianists, violinists, violists, cellists, percussionists, singers, saxophonists and organists. By the third day most of them have found each other. Tell us in your application what you would like to play. We bring people together, the teachers coach the groups, and there is room for chamber music in every concert.',
      },
      {
        title: 'The place',
        text: 'The abbey was founded in the twelfth century, and its walls have had time to learn about sound: vaults that let a cello ring, a cloister that stays cool until noon, a library whose stucco angels have heard every étude there is.\n\nThe Lautenkar nature park begins just behind the orchard: larches, a mountain lake twenty minutes’ walk away, a ridge that turns red shortly before the concert. Get up early and you will hear the blackbirds that gave the valley its name.',
      },
      {
        title: 'Getting here',
        text: 'You arrive on the first day of your masterclass; lessons start the next day, and you leave on the morning after the last one. Take the train to Lautenbruck. From there it is forty minutes on the valley bus to the stop “Amselzell Stift”, and the drivers know a cello case when they see one.\n\nBy car, turn off the valley road at the covered bridge; cars spend the fortnight resting behind the barn. You can stay in the abbey itself – in a former monk’s cell or a double room in the guest wing – and eat in the refectory. Book both in your personal area as soon as you know your dates.',
      },
    ],
  },
  'academy.description': {
    de: 'Ein Tag an der Akademie: Unterricht, Üben, Kammermusik und jeden Abend um 20 Uhr ein Konzert im Stift Amselzell im Naturpark Lautenkar.',
    en: 'A day at the academy: lessons, practice, chamber music and a concert every evening at 8 pm at Stift Amselzell in the Lautenkar nature park.',
  },
}

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

const sponsors = [
  { title: 'Land Kargau Kultur', text: '', mark: 'shield' },
  { title: 'Lautenkar Energie', text: '', mark: 'drop' },
  { title: 'Talbank Amselzell', text: '', mark: 'temple' },
  { title: 'Interpretia', text: '', mark: 'circle' },
]
const partners = [
  { title: 'Stift Amselzell', text: '', mark: 'church' },
  { title: 'Naturpark Lautenkar', text: '', mark: 'mountains' },
  { title: 'Klavierhaus Föhrer', text: '', mark: 'keys' },
  { title: 'Musikuniversität Birkenfurt', text: '', mark: 'lyre' },
]

/** The names are the same in every language. */
export const demoLogos: DemoTexts = {
  'about.sponsors': byLocale(() => sponsors),
  'about.partners': byLocale(() => partners),
}
