import type { Locale } from '../lib/locale.ts'
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
      en: 'Every summer young musicians from all over the world come together to learn and to play. {association} invites them.',
    },
    { max: 1_000 },
  ),
  association: paragraphs({ de: 'Der Verein', en: 'The association' })({
    de: 'Der Verein ist gemeinnützig, und der Vorstand arbeitet ehrenamtlich. Ein kleines Büro kümmert sich um Bewerbungen, Zimmer und Konzerte.\n\nDie Gebühren decken Unterricht, Korrepetition, Instrumente und Räume. Was fehlt, geben unsere Mitglieder und Förderer; was am Ende übrig bleibt, fließt in den nächsten Sommer.',
    en: 'The association is non-profit, and its board works without pay. A small office looks after applications, rooms and concerts.\n\nFees pay for teaching, accompaniment, instruments and rooms. What is missing is given by our members and sponsors; whatever is left at the end goes into the next summer.',
  }),
  promises: list({ de: 'Wofür wir stehen', en: 'What we stand for' })(
    {
      de: [
        {
          title: 'Ein Mensch hört zu',
          text: 'Jede Aufnahme hört die Lehrperson, bei der Sie sich bewerben. Niemand wird von einer Maschine aussortiert, und spätestens vierzehn Tage nach Bewerbungsschluss haben Sie eine Antwort.',
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
          title: 'A person listens',
          text: 'Every recording is heard by the teacher you applied to. Nobody is sorted out by a machine, and you have an answer fourteen days after the deadline at the latest.',
        },
        {
          title: 'Money must not decide',
          text: 'We say every price before you commit to it, and help you to look for a scholarship.',
        },
        {
          title: 'Respect in every room',
          text: 'We teach with curiosity and without fear. There are people of trust outside the teaching staff, and what you tell them stays with them.',
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
        { title: 'Konzerte', text: 'Um 20 Uhr gehört die Bühne den Studierenden.' },
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
        { title: 'Concerts', text: 'At 8 pm the stage belongs to the students.' },
        {
          title: 'Chamber music',
          text: 'Strangers on Monday, a quartet on Friday. We bring the parts, the stands and the people together.',
        },
        { title: 'Festival', text: 'Around the academy teachers and guests play.' },
      ],
    },
    { min_items: 4, max_items: 4, max: 600 },
  ),
  sponsors: list({ de: 'Förderer', en: 'Sponsors' })(none, logos),
  partners: list({ de: 'Partner', en: 'Partners' })(none, logos),
  description: line({ de: 'Beschreibung für Suchmaschinen', en: 'Description for search engines' })({
    de: 'Der gemeinnützige Verein hinter der Sommerakademie: wofür er steht, seine vier Säulen und wer ihn unterstützt.',
    en: 'The non-profit association behind the summer academy: what it stands for, its four pillars, and who helps it.',
  }),
}
