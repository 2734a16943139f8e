import { concertHourText } from '../../base/constants.ts'
import { line, list, paragraphs } from './define-text.ts'

const intro = line({ de: 'Satz über den Meisterkursen', en: 'Sentence above the masterclasses' })({
  de: `Ein Instrument, eine Lehrperson, eine kleine Gruppe – und um ${concertHourText.de} treffen sich alle beim Akademiekonzert.`,
  en: `One teacher, one instrument, a small group – and at ${concertHourText.en} everybody meets at the academy concert.`,
})

export const homeTexts = {
  tagline: line({ de: 'Untertitel', en: 'Tagline' })({
    de: 'Meisterkurse, Kammermusik und Konzerte, einen Sommer lang.',
    en: 'Masterclasses, chamber music and concerts, all summer long.',
  }),
  intro,
  concerts: paragraphs({ de: 'Konzerte', en: 'Concerts' })(
    {
      de: `Um ${concertHourText.de} gehört die Bühne den Studierenden. Wenn Sie und Ihre Lehrperson finden, dass ein Stück so weit ist, kommt es ins Programm.`,
      en: `At ${concertHourText.en} the stage belongs to the students. When you and your teacher feel that a piece is ready, it goes on the programme.`,
    },
    { max: 600 },
  ),
  arrival: list({ de: 'Anreise in Stationen (Ort und Text)', en: 'Stops of the journey (place and text)' })(
    {
      de: [
        {
          title: '{place}',
          text: 'Sie kommen am ersten Tag Ihres Meisterkurses an. Der Unterricht beginnt am Tag darauf.',
        },
      ],
      en: [
        {
          title: '{place}',
          text: 'You arrive on the first day of your masterclass. Lessons begin the next day.',
        },
      ],
    },
    { max_items: 4, max: 300 },
  ),
  description: line({ de: 'Beschreibung für Suchmaschinen', en: 'Description for search engines' })({
    de: 'Meisterkurse, Kammermusik und Konzerte: {place}, {academy_start} bis {academy_end}.',
    en: 'Masterclasses, chamber music and concerts: {place}, {academy_start} to {academy_end}.',
  }),
}

export const masterclassesTexts = { intro }
