import type { Localized } from '@academy/contract/base/locale'
import type { InstrumentKey } from './instruments.ts'
import { type ClassTexts, classTexts, secondTaglines } from './masterclass-texts.ts'
import type { TeacherSlug } from './teachers.ts'

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
