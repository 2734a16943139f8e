import type { Localized } from '@academy/contract/lib/locale'
import type { InstrumentKey } from './instruments.ts'
import type { TeacherSlug } from './teachers.ts'

/** Days count from the first day of the academy (0) to its last (14); the fee is in euros. */
export interface DemoMasterclass {
  teacher: TeacherSlug
  instrument: InstrumentKey
  from_day: number
  to_day: number
  participation_fee: number
  application_closed: boolean
  /** What the academy says about it; without one the description of the instrument is shown. */
  tagline?: Localized<'tagline'>
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
): DemoMasterclass => ({
  teacher,
  instrument,
  from_day,
  to_day,
  participation_fee,
  application_closed: false,
})

/** Adds what not every masterclass has. */
const described = (
  masterclass: DemoMasterclass,
  places: number,
  tagline_de: string,
  tagline_en: string,
): DemoMasterclass => ({ ...masterclass, places, tagline: { tagline_de, tagline_en } })

const closed: typeof open = (...masterclass) => ({ ...open(...masterclass), application_closed: true })

export const currentMasterclasses: readonly DemoMasterclass[] = [
  described(
    open('zdenka-orechovska', 'piano', 0, 8, 620),
    12,
    'Der lange Atem: Schubert und Janáček',
    'The long breath: Schubert and Janáček',
  ),
  described(
    open('inigo-penarrubia', 'piano', 6, 14, 620),
    10,
    'Farbe und Pedal, von Scarlatti bis Mompou',
    'Colour and pedal, from Scarlatti to Mompou',
  ),
  open('chiharu-mizobata', 'piano', 3, 10, 580),
  closed('balint-koszeghalmi', 'violin', 0, 6, 560),
  open('balint-koszeghalmi', 'violin', 7, 14, 590),
  described(
    open('aoife-kilcarragh', 'violin', 4, 12, 610),
    12,
    'Ein Ton, der erzählt',
    'A tone that tells a story',
  ),
  {
    ...open('wojciech-labedzki', 'viola', 0, 7, 540),
    chamberMusic: {
      chamber_music_de:
        'Die Bratschen bilden heuer zwei Quintette. Schreiben Sie uns in der Mitteilung, ob Sie mitspielen möchten.',
      chamber_music_en:
        'The violas are forming two quintets this year. Tell us in the comment if you would like to join in.',
    },
  },
  open('solveig-bjornhaugen', 'viola', 7, 14, 540),
  described(
    open('tamta-beruashvili', 'cello', 1, 9, 600),
    9,
    'Singen auf vier Saiten',
    'Singing on four strings',
  ),
  open('thabang-mokoatle', 'cello', 6, 13, 570),
  described(
    open('jussara-quintanilha', 'percussion', 2, 10, 590),
    8,
    'Puls, Klang, Raum',
    'Pulse, sound, space',
  ),
  described(
    open('anna-friederike-unterkircher-schwarzenbrunner', 'voice', 0, 8, 640),
    14,
    'Das Wort zuerst: Lied und Oratorium',
    'The word first: song and oratorio',
  ),
  closed('eero-kuusiluoto', 'voice', 5, 13, 620),
  open('etienne-larocheval', 'saxophone', 0, 7, 520),
  open('deniz-akcaova', 'saxophone', 8, 14, 490),
  described(
    open('korbinian-zirmgaster', 'organ', 3, 11, 560),
    6,
    'Zwei Orgeln, drei Jahrhunderte',
    'Two organs, three centuries',
  ),
]

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
