import { concertHourText, decisionDaysText } from '../../base/constants.ts'
import type { Locale } from '../../base/locale.ts'
import { line, list, paragraphs } from './define-text.ts'
import type { TextItem } from './text-rules.ts'

/** The drawings for logos. */
const logoMarks = ['shield', 'drop', 'temple', 'circle', 'church', 'mountains', 'keys', 'lyre'] as const
export type LogoMark = (typeof logoMarks)[number]

const none: Record<Locale, TextItem[]> = { de: [], en: [] }
const logos = { marks: [...logoMarks], min_items: 0, max_items: 24, placeholders: [] }

export const aboutTexts = {
  title: line({ de: 'Überschrift', en: 'Heading' })(
    { de: 'Ein Verein für junge Musikerinnen und Musiker', en: 'An association for young musicians' },
    { max: 120 },
  ),
  lead: paragraphs({ de: 'Einleitung', en: 'Introduction' })(
    {
      de: 'Jeden Sommer kommen junge Musikerinnen und Musiker aus aller Welt zusammen, um miteinander zu lernen und zu spielen. {association} lädt sie dazu ein.',
      en: 'Every summer, young musicians from all over the world come together to learn and to play, at the invitation of {association}.',
    },
    { max: 1_000 },
  ),
  association: paragraphs({ de: 'Der Verein', en: 'The association' })({
    de: 'Der Verein ist gemeinnützig, und der Vorstand arbeitet ehrenamtlich. Ein kleines Büro kümmert sich um Bewerbungen, Zimmer und Konzerte.\n\nDie Gebühren decken Unterricht, Korrepetition, Instrumente und Räume. Was fehlt, geben unsere Mitglieder und Förderer; was am Ende übrig bleibt, fließt in den nächsten Sommer.',
    en: 'We are a non-profit association run by a volunteer board. A small office looks after applications, rooms and concerts.\n\nFees cover teaching, accompaniment, instruments and rooms. Our members and sponsors make up the difference, and whatever is left over goes towards the next summer.',
  }),
  promises: list({ de: 'Wofür wir stehen', en: 'What we stand for' })(
    {
      de: [
        {
          title: 'Ein Mensch hört zu',
          text: `Jede Aufnahme hört die Lehrperson, bei der Sie sich bewerben. Niemand wird von einer Maschine aussortiert, und spätestens ${decisionDaysText.de} nach Bewerbungsschluss haben Sie eine Antwort.`,
        },
        {
          title: 'Geld soll nicht entscheiden',
          text: 'Wir nennen jeden Preis im Voraus und helfen bei der Suche nach einem Stipendium.',
        },
        {
          title: 'Respekt in jedem Raum',
          text: 'Wir unterrichten mit Neugier und ohne Angst. Vertrauenspersonen, die nicht zum Lehrkörper gehören, sind für Sie da – und was Sie ihnen sagen, bleibt bei ihnen.',
        },
      ],
      en: [
        {
          title: 'Heard by a person',
          text: `Every recording is heard by the teacher you apply to. No algorithm weeds anyone out, and you will have an answer no later than ${decisionDaysText.en} after the deadline.`,
        },
        {
          title: 'Money should not decide',
          text: 'We state every price up front and help you look for a scholarship.',
        },
        {
          title: 'Respect in every room',
          text: 'We teach with curiosity and without fear. If something troubles you, there are people outside the teaching staff to talk to, and what you tell them stays with them.',
        },
      ],
    },
    { max_items: 8, max: 1_000 },
  ),
  pillars: list({ de: 'Vier Säulen', en: 'Four pillars' })(
    {
      de: [
        {
          title: 'Meisterkurse',
          text: 'Lehrpersonen, die ebenso viel spielen wie unterrichten, und kleine Gruppen, die beisammenbleiben.',
        },
        { title: 'Konzerte', text: `Um ${concertHourText.de} gehört die Bühne den Studierenden.` },
        {
          title: 'Kammermusik',
          text: 'Am Montag noch fremd, am Freitag ein Quartett. Wir bringen Noten, Pulte und Menschen zusammen.',
        },
        { title: 'Festival', text: 'Rund um die Akademie spielen Lehrpersonen und Gäste.' },
      ],
      en: [
        {
          title: 'Masterclasses',
          text: 'Teachers who play as much as they teach, and small groups that stay together.',
        },
        { title: 'Concerts', text: `At ${concertHourText.en} the stage belongs to the students.` },
        {
          title: 'Chamber music',
          text: 'Strangers on Monday, a quartet by Friday. We bring the parts, the stands and the people together.',
        },
        { title: 'Festival', text: 'In and around the academy, teachers and guests perform.' },
      ],
    },
    { min_items: 4, max_items: 4, max: 600 },
  ),
  sponsors: list({ de: 'Förderer', en: 'Sponsors' })(none, logos),
  partners: list({ de: 'Partner', en: 'Partners' })(none, logos),
  description: line({ de: 'Beschreibung für Suchmaschinen', en: 'Description for search engines' })({
    de: 'Der gemeinnützige Verein hinter der Sommerakademie: wofür er steht, seine vier Säulen und wer ihn unterstützt.',
    en: 'The non-profit association behind the summer academy: what it stands for, its four pillars, and who supports it.',
  }),
}
