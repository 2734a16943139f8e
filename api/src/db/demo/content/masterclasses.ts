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
}

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

const closed: typeof open = (...masterclass) => ({ ...open(...masterclass), application_closed: true })

export const currentMasterclasses: readonly DemoMasterclass[] = [
  open('zdenka-orechovska', 'piano', 0, 8, 620),
  open('inigo-penarrubia', 'piano', 6, 14, 620),
  open('chiharu-mizobata', 'piano', 3, 10, 580),
  closed('balint-koszeghalmi', 'violin', 0, 6, 560),
  open('balint-koszeghalmi', 'violin', 7, 14, 590),
  open('aoife-kilcarragh', 'violin', 4, 12, 610),
  open('wojciech-labedzki', 'viola', 0, 7, 540),
  open('solveig-bjornhaugen', 'viola', 7, 14, 540),
  open('tamta-beruashvili', 'cello', 1, 9, 600),
  open('thabang-mokoatle', 'cello', 6, 13, 570),
  open('jussara-quintanilha', 'percussion', 2, 10, 590),
  open('anna-friederike-unterkircher-schwarzenbrunner', 'voice', 0, 8, 640),
  closed('eero-kuusiluoto', 'voice', 5, 13, 620),
  open('etienne-larocheval', 'saxophone', 0, 7, 520),
  open('deniz-akcaova', 'saxophone', 8, 14, 490),
  open('korbinian-zirmgaster', 'organ', 3, 11, 560),
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
