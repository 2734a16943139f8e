import { concertHourText } from '../../base/constants.ts'
import { line, list, paragraphs } from './define-text.ts'

export const academyTexts = {
  title: line({ de: 'Überschrift', en: 'Heading' })(
    { de: 'Wo die Musik den Tag einteilt', en: 'Where music sets the hours' },
    { max: 120 },
  ),
  lead: paragraphs({ de: 'Einleitung', en: 'Introduction' })(
    {
      de: 'Unterricht, Kammermusik und Konzerte: Solange die Akademie dauert, dreht sich bei uns alles um Musik.',
      en: 'Lessons, chamber music and concerts: for as long as the academy lasts, everything here is about music.',
    },
    { max: 1_000 },
  ),
  day: list({ de: 'Ein Tag an der Akademie (Uhrzeit und Text)', en: 'A day at the academy (time and text)' })(
    {
      de: [
        { title: '8.00', text: 'Frühstück.' },
        {
          title: '9.00',
          text: 'Der Unterricht beginnt. Sie spielen, die anderen hören zu – und lernen ebenso viel.',
        },
        { title: '12.30', text: 'Mittagspause.' },
        { title: '14.00', text: 'Üben, Proben mit der Korrepetition, weiterer Unterricht.' },
        { title: '16.30', text: 'Kammermusik.' },
        { title: '18.00', text: 'Abendessen, Studierende und Lehrpersonen gemeinsam.' },
        { title: '20.00', text: 'Das Akademiekonzert.' },
      ],
      en: [
        { title: '8 am', text: 'Breakfast.' },
        {
          title: '9 am',
          text: 'Lessons begin. You play while the rest of the class listens – and learns just as much.',
        },
        { title: '12.30 pm', text: 'Lunch break.' },
        { title: '2 pm', text: 'Practice, rehearsals with your accompanist, more lessons.' },
        { title: '4.30 pm', text: 'Chamber music.' },
        { title: '6 pm', text: 'Dinner, students and teachers together.' },
        { title: concertHourText.en, text: 'The academy concert.' },
      ],
    },
    // Nobody has breakfast at eight before the office says so.
    { max: 300, has_times: true, is_example: true },
  ),
  sections: list({ de: 'Abschnitte', en: 'Sections' })({
    de: [
      {
        title: 'Unterricht und Üben',
        text: 'Ein Meisterkurs bedeutet hier: eine Lehrperson, ein Instrument und eine kleine Gruppe, die vom ersten bis zum letzten Tag beisammenbleibt. Sie haben regelmäßig Einzelunterricht und dürfen bei allen anderen zuhören – in Ihrer Klasse und, wenn die Lehrpersonen einverstanden sind, auch nebenan.\n\nErfahrene Korrepetitorinnen und Korrepetitoren kennen Ihr Repertoire vor der ersten Probe, denn Sie haben es mit der Bewerbung geschickt.',
      },
      {
        title: `Konzerte um ${concertHourText.de}`,
        text: 'Wenn Sie und Ihre Lehrperson finden, dass ein Stück so weit ist, wünschen Sie sich einen Platz im Programm.\n\nAuf Wunsch wird Ihr Auftritt als Video aufgenommen – für Wettbewerbe, für Probespiele oder für die Familie.',
      },
      {
        title: 'Kammermusik mit Kolleginnen und Kollegen',
        text: 'Schreiben Sie uns in der Bewerbung, was Sie gern spielen möchten; wir bringen Menschen zusammen, die Lehrpersonen begleiten die Ensembles, und in jedem Konzert ist Platz für Kammermusik.',
      },
      {
        title: 'Anreise',
        text: 'Sie reisen am ersten Tag Ihres Meisterkurses an; der Unterricht beginnt am Tag darauf, und am Tag nach der letzten Stunde reisen Sie ab. Zimmer und Verpflegung buchen Sie in Ihrem persönlichen Bereich.',
      },
    ],
    en: [
      {
        title: 'Lessons and practice',
        text: 'A masterclass here means one teacher, one instrument and a small group that stays together from the first day to the last. You have regular lessons of your own and are welcome to listen to everyone else’s – in your own class and, if the teachers agree, next door.\n\nExperienced accompanists know your repertoire before the first rehearsal, because you sent it with your application.',
      },
      {
        title: `Concerts at ${concertHourText.en}`,
        text: 'When you and your teacher feel that a piece is ready, ask for a place on the programme.\n\nIf you like, we record your performance on video – for competitions, for auditions or for your family.',
      },
      {
        title: 'Chamber music together',
        text: 'Tell us in your application what you would like to play. We bring people together, the teachers coach the groups, and there is room for chamber music in every concert.',
      },
      {
        title: 'Getting here',
        text: 'You arrive on the first day of your masterclass; lessons start the next day, and you leave on the day after the last one. Room and meals are booked in your personal area.',
      },
    ],
  }),
  description: line({ de: 'Beschreibung für Suchmaschinen', en: 'Description for search engines' })({
    de: `Worum es an der Akademie geht: Unterricht, Üben, Kammermusik und Konzerte um ${concertHourText.de}.`,
    en: `What the academy is about: lessons, practice, chamber music and concerts at ${concertHourText.en}.`,
  }),
}
