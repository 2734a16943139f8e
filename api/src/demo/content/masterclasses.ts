import { byLocale, type Locale, type Localized } from '@academy/contract/base/locale'
import type { InstrumentKey } from './instruments.ts'
import type { TeacherSlug } from './teachers.ts'

type Text = Record<Locale, string>

const languages = {
  german: { de: 'Deutsch', en: 'German' },
  english: { de: 'Englisch', en: 'English' },
  czech: { de: 'Tschechisch', en: 'Czech' },
  spanish: { de: 'Spanisch', en: 'Spanish' },
  japanese: { de: 'Japanisch', en: 'Japanese' },
  hungarian: { de: 'Ungarisch', en: 'Hungarian' },
  polish: { de: 'Polnisch', en: 'Polish' },
  norwegian: { de: 'Norwegisch', en: 'Norwegian' },
  georgian: { de: 'Georgisch', en: 'Georgian' },
  portuguese: { de: 'Portugiesisch', en: 'Portuguese' },
  finnish: { de: 'Finnisch', en: 'Finnish' },
  french: { de: 'Französisch', en: 'French' },
  turkish: { de: 'Türkisch', en: 'Turkish' },
  italian: { de: 'Italienisch', en: 'Italian' },
} satisfies Record<string, Text>

const extras = {
  practice: { de: 'Übungsraum von 8 bis 21 Uhr', en: 'practice room from 8 am to 9 pm' },
  grandPiano: { de: 'Übungsraum mit Flügel', en: 'practice room with a grand piano' },
  accompanist: { de: 'Korrepetition', en: 'accompanist' },
  concerts: { de: 'Karten für alle Abendkonzerte', en: 'tickets for all evening concerts' },
  chamberMusic: { de: 'Kammermusik am Nachmittag', en: 'chamber music in the afternoon' },
  singers: { de: 'zwei Nachmittage mit der Gesangsklasse', en: 'two afternoons with the voice class' },
  workshop: { de: 'Blätter-Werkstatt mit Material', en: 'reed workshop with materials' },
  setup: { de: 'alle Instrumente des Kornspeichers', en: 'all instruments of the granary' },
  organs: { de: 'Übungszeit an beiden Orgeln', en: 'practice time on both organs' },
  scores: { de: 'Leihnoten', en: 'scores on loan' },
  strings: { de: 'ein Satz Saiten', en: 'a set of strings' },
  recording: { de: 'eine Tonaufnahme', en: 'one sound recording' },
} satisfies Record<string, Text>

interface ClassTexts {
  tagline: Text
  lessons: Text
  level: Text
  teaching_languages: Text
  included: Text
}

const list = <Key extends string>(words: Record<Key, Text>, keys: readonly Key[]): Text => {
  const first = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
  return byLocale(locale => first(keys.map(key => words[key][locale]).join(', ')))
}

const texts = (
  [tagline, lessons, level]: [tagline: Text, lessons: Text, level: Text],
  spoken: (keyof typeof languages)[],
  paid: (keyof typeof extras)[],
): ClassTexts => ({
  tagline,
  lessons,
  level,
  teaching_languages: list(languages, spoken),
  included: list(extras, paid),
})

/** What the office says about the class of each teacher. */
const classTexts: Record<TeacherSlug, ClassTexts> = {
  'zdenka-orechovska': texts(
    [
      { de: 'Der lange Atem: Schubert und Janáček', en: 'The long breath: Schubert and Janáček' },
      { de: 'Vier Einzelstunden zu 60 Minuten', en: 'Four individual lessons of 60 minutes' },
      { de: 'Studierende ab dem dritten Jahr', en: 'Third-year students and above' },
    ],
    ['german', 'english', 'czech'],
    ['grandPiano', 'concerts', 'scores'],
  ),
  'inigo-penarrubia': texts(
    [
      { de: 'Farbe und Pedal, von Scarlatti bis Mompou', en: 'Colour and pedal, from Scarlatti to Mompou' },
      { de: 'Fünf Einzelstunden zu 45 Minuten, alle offen', en: 'Five open lessons of 45 minutes' },
      { de: 'Studierende und Berufstätige', en: 'Students and professionals' },
    ],
    ['spanish', 'english', 'italian'],
    ['grandPiano', 'concerts'],
  ),
  'chiharu-mizobata': texts(
    [
      { de: 'Begleiten heißt zuhören: Lied und Solo', en: 'To accompany is to listen: song and solo' },
      {
        de: 'Vier Einzelstunden zu 45 Minuten und zwei Stunden mit Gesang',
        en: 'Four individual lessons of 45 minutes and two with a singer',
      },
      { de: 'Studierende aller Jahrgänge', en: 'Students of any year' },
    ],
    ['japanese', 'german', 'english'],
    ['grandPiano', 'singers', 'scores'],
  ),
  'balint-koszeghalmi': texts(
    [
      { de: 'Bartók tanzt. Immer.', en: 'Bartók dances. Always.' },
      { de: 'Fünf Einzelstunden zu 50 Minuten', en: 'Five individual lessons of 50 minutes' },
      { de: 'Wer an einer Musikuniversität aufgenommen ist', en: 'Students with a place at a conservatoire' },
    ],
    ['hungarian', 'german', 'english'],
    ['practice', 'accompanist', 'concerts'],
  ),
  'aoife-kilcarragh': texts(
    [
      { de: 'Ein Ton, der erzählt', en: 'A tone that tells a story' },
      {
        de: 'Sechs Einzelstunden zu 40 Minuten, dazu täglich eine Stunde im Kreuzgang',
        en: 'Six individual lessons of 40 minutes, and an hour in the cloister every day',
      },
      { de: 'Alle, die gern zuhören, ab 16 Jahren', en: 'Anyone who likes to listen, aged 16 and over' },
    ],
    ['english'],
    ['practice', 'accompanist', 'chamberMusic'],
  ),
  'wojciech-labedzki': texts(
    [
      { de: 'Die Werkstatt des Bogens', en: 'A workshop for the bow arm' },
      {
        de: 'Fünf Einzelstunden zu 50 Minuten, dazu ein Probespieltraining',
        en: 'Five individual lessons of 50 minutes and one mock audition',
      },
      { de: 'Studierende vor dem ersten Probespiel', en: 'Students before their first audition' },
    ],
    ['polish', 'german', 'english'],
    ['practice', 'accompanist', 'strings'],
  ),
  'solveig-bjornhaugen': texts(
    [
      { de: 'Gewicht, Berührung, Stille', en: 'Weight, contact, silence' },
      {
        de: 'Täglich eine Einzelstunde und zwei Stunden gemeinsam',
        en: 'An individual lesson and two hours together every day',
      },
      {
        de: 'Für alle, die am eigenen Klang arbeiten möchten',
        en: 'Everyone who wants to work on their own sound',
      },
    ],
    ['norwegian', 'english'],
    ['practice', 'accompanist'],
  ),
  'tamta-beruashvili': texts(
    [
      { de: 'Singen auf vier Saiten', en: 'Singing on four strings' },
      {
        de: 'Fünf Einzelstunden zu 45 Minuten, täglich Chor',
        en: 'Five individual lessons of 45 minutes, choir every day',
      },
      { de: 'Studierende und junge Berufstätige', en: 'Students and young professionals' },
    ],
    ['georgian', 'german', 'english'],
    ['practice', 'accompanist', 'concerts', 'chamberMusic'],
  ),
  'thabang-mokoatle': texts(
    [
      {
        de: 'Wohin mit der Kraft? Technik ohne Schmerz',
        en: 'Where does the force go? Technique without pain',
      },
      {
        de: 'Vier Einzelstunden zu 60 Minuten, täglich Bewegung',
        en: 'Four individual lessons of 60 minutes, movement every day',
      },
      { de: 'Alle Stufen, auch nach einer Verletzung', en: 'All levels, including after an injury' },
    ],
    ['english', 'french'],
    ['practice', 'accompanist', 'recording'],
  ),
  'jussara-quintanilha': texts(
    [
      { de: 'Puls, Klang, Raum', en: 'Pulse, sound, space' },
      {
        de: 'Vier Einzelstunden zu 60 Minuten, täglich Ensemble',
        en: 'Four individual lessons of 60 minutes, ensemble every day',
      },
      {
        de: 'Ab zwei Jahren Erfahrung mit Marimba oder Pauken',
        en: 'At least two years of marimba or timpani',
      },
    ],
    ['portuguese', 'english', 'german'],
    ['setup', 'concerts'],
  ),
  'anna-friederike-unterkircher-schwarzenbrunner': texts(
    [
      { de: 'Das Wort zuerst: Lied und Oratorium', en: 'The word first: song and oratorio' },
      {
        de: 'Fünf Einzelstunden zu 45 Minuten, täglich Atemarbeit',
        en: 'Five individual lessons of 45 minutes, breathing every day',
      },
      { de: 'Alle Stimmfächer, ab 18 Jahren', en: 'All voice types, aged 18 and over' },
    ],
    ['german', 'english', 'italian'],
    ['grandPiano', 'accompanist', 'concerts'],
  ),
  'eero-kuusiluoto': texts(
    [
      { de: 'Wir singen, dann sehen wir weiter', en: 'We sing, then we shall see' },
      { de: 'Jeden Tag 40 Minuten für alle', en: '40 minutes for everyone, every day' },
      { de: 'Fortgeschrittene; kleine Klasse', en: 'Advanced singers; a small class' },
    ],
    ['finnish', 'english', 'german'],
    ['practice', 'accompanist'],
  ),
  'etienne-larocheval': texts(
    [
      { de: 'Vom Schilf zur Phrase', en: 'From the reed to the phrase' },
      {
        de: 'Vier Einzelstunden zu 50 Minuten, ein Vormittag Werkstatt',
        en: 'Four individual lessons of 50 minutes, a morning in the workshop',
      },
      { de: 'Studierende aller Jahrgänge, auch im Quartett', en: 'Students of any year, quartets too' },
    ],
    ['french', 'english'],
    ['practice', 'accompanist', 'workshop'],
  ),
  'deniz-akcaova': texts(
    [
      { de: 'Was nur ein Saxophon kann', en: 'What only a saxophone can do' },
      {
        de: 'Vier Einzelstunden zu 50 Minuten, dazu Elektronik',
        en: 'Four individual lessons of 50 minutes, and electronics',
      },
      { de: 'Neugierige mit sicherer Grundtechnik', en: 'The curious, with a firm technique' },
    ],
    ['turkish', 'german', 'english'],
    ['practice', 'recording'],
  ),
  'korbinian-zirmgaster': texts(
    [
      { de: 'Zwei Orgeln, drei Jahrhunderte', en: 'Two organs, three centuries' },
      { de: 'Fünf Einzelstunden zu 50 Minuten', en: 'Five individual lessons of 50 minutes' },
      { de: 'Studierende und Kirchenmusiker', en: 'Students and church musicians' },
    ],
    ['german', 'italian'],
    ['organs', 'concerts'],
  ),
}

/** Teachers with two classes have another text for the second. */
const secondTaglines: Partial<Record<TeacherSlug, Text>> = {
  'balint-koszeghalmi': {
    de: 'Wer führt, wer hält das Seil? Sonaten und Quartette',
    en: 'Who leads, who holds the rope? Sonatas and quartets',
  },
}

/** Days count from the first day of the academy (0) to its last (14); the fee is in euros. */
export interface DemoMasterclass {
  teacher: TeacherSlug
  instrument: InstrumentKey
  from_day: number
  to_day: number
  participation_fee: number
  application_closed: boolean
  texts: Omit<ClassTexts, 'tagline'>
  /** What the academy says about it; without one the description of the instrument is shown. */
  tagline?: ClassTexts['tagline']
  chamberMusic?: Localized<'chamber_music'>
  places?: number
}

/** Who plays alone, or in an ensemble. */
export const withoutAccompanist: readonly InstrumentKey[] = ['piano', 'organ', 'percussion']

const open = (
  teacher: TeacherSlug,
  instrument: InstrumentKey,
  from_day: number,
  to_day: number,
  participation_fee: number,
  places?: number,
): DemoMasterclass => {
  const { tagline: _, ...texts } = classTexts[teacher]
  return {
    teacher,
    instrument,
    from_day,
    to_day,
    participation_fee,
    application_closed: false,
    texts,
    ...(places && { places }),
  }
}

const closed: typeof open = (...masterclass) => ({ ...open(...masterclass), application_closed: true })

const chamberMusic = {
  chamber_music_de:
    'Die Bratschen bilden heuer zwei Quintette. Schreiben Sie uns in der Mitteilung, ob Sie mitspielen möchten.',
  chamber_music_en:
    'The violas are forming two quintets this year. Tell us in the comment if you would like to join in.',
}

const current: readonly DemoMasterclass[] = [
  open('zdenka-orechovska', 'piano', 0, 8, 620, 12),
  open('inigo-penarrubia', 'piano', 6, 14, 620, 10),
  open('chiharu-mizobata', 'piano', 3, 10, 580, 9),
  closed('balint-koszeghalmi', 'violin', 0, 6, 560, 8),
  open('balint-koszeghalmi', 'violin', 7, 14, 590, 10),
  open('aoife-kilcarragh', 'violin', 4, 12, 610, 12),
  { ...open('wojciech-labedzki', 'viola', 0, 7, 540, 10), chamberMusic },
  open('solveig-bjornhaugen', 'viola', 7, 14, 540, 8),
  open('tamta-beruashvili', 'cello', 1, 9, 600, 9),
  open('thabang-mokoatle', 'cello', 6, 13, 570, 10),
  open('jussara-quintanilha', 'percussion', 2, 10, 590, 8),
  open('anna-friederike-unterkircher-schwarzenbrunner', 'voice', 0, 8, 640, 14),
  closed('eero-kuusiluoto', 'voice', 5, 13, 620, 7),
  open('etienne-larocheval', 'saxophone', 0, 7, 520, 9),
  // The office has not said how many places there are.
  open('deniz-akcaova', 'saxophone', 8, 14, 490),
  open('korbinian-zirmgaster', 'organ', 3, 11, 560, 6),
]

/** Those of a teacher after the first have another tagline. */
export const currentMasterclasses = current.map((masterclass, index): DemoMasterclass => {
  const { teacher } = masterclass
  const isFirst = current.findIndex(one => one.teacher === teacher) === index
  const tagline = isFirst ? classTexts[teacher].tagline : secondTaglines[teacher]
  return { ...masterclass, ...(tagline && { tagline }) }
})

/** Masterclasses of the previous year. */
export const pastMasterclasses: readonly DemoMasterclass[] = [
  closed('zdenka-orechovska', 'piano', 2, 10, 590),
  closed('balint-koszeghalmi', 'violin', 0, 8, 590),
  closed('wojciech-labedzki', 'viola', 5, 12, 520),
  closed('thabang-mokoatle', 'cello', 0, 7, 540),
  closed('jussara-quintanilha', 'percussion', 6, 14, 560),
  closed('anna-friederike-unterkircher-schwarzenbrunner', 'voice', 3, 11, 610),
  closed('etienne-larocheval', 'saxophone', 7, 14, 500),
  closed('korbinian-zirmgaster', 'organ', 0, 8, 540),
]

/** Maps demo logins to teachers. The first teacher also taught in the previous year. */
export const teacherLogins = {
  'teacher@example.org': 'zdenka-orechovska',
  'teacher2@example.org': 'aoife-kilcarragh',
} as const satisfies Record<string, TeacherSlug>
