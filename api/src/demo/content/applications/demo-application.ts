import type { InstrumentKey } from '../instruments.ts'
import type { TeacherSlug } from '../teachers.ts'

/** An application of the demo. Days count back from the day on which it is seeded. */
export interface DemoApplication {
  email: string
  teacher: TeacherSlug
  instrument: InstrumentKey
  /** Days since it was sent. */
  sent: number
  /** Days until the handling fee was paid, and the amount in euros if it was paid in part. */
  paid?: number
  paid_part?: number
  is_known?: true
  repertoire: string
  comment?: string
  recordings: readonly string[]
  /** Whether it includes the person's résumé from `resumes.ts`. */
  with_resume?: true
  /** The teacher's preliminary decision. */
  is_accepted?: boolean
  /** Decided only with the final save. */
  gets_place?: true
  has_withdrawn?: true
}

type Details = Omit<DemoApplication, 'email' | 'teacher' | 'instrument' | 'repertoire'>

const to =
  (teacher: TeacherSlug, instrument: InstrumentKey) =>
  (email: string, repertoire: readonly string[], details: Details): DemoApplication => ({
    email,
    teacher,
    instrument,
    repertoire: repertoire.join('\n'),
    ...details,
  })

export const orechovska = to('zdenka-orechovska', 'piano')
export const penarrubia = to('inigo-penarrubia', 'piano')
export const mizobata = to('chiharu-mizobata', 'piano')
export const koszeghalmi = to('balint-koszeghalmi', 'violin')
export const kilcarragh = to('aoife-kilcarragh', 'violin')
export const labedzki = to('wojciech-labedzki', 'viola')
export const bjornhaugen = to('solveig-bjornhaugen', 'viola')
export const beruashvili = to('tamta-beruashvili', 'cello')
export const mokoatle = to('thabang-mokoatle', 'cello')
export const quintanilha = to('jussara-quintanilha', 'percussion')
export const unterkircher = to('anna-friederike-unterkircher-schwarzenbrunner', 'voice')
export const larocheval = to('etienne-larocheval', 'saxophone')
export const akcaova = to('deniz-akcaova', 'saxophone')
export const zirmgaster = to('korbinian-zirmgaster', 'organ')

export const youtube = (id: string) => `https://www.youtube.com/watch?v=demo-${id}`
export const shortYoutube = (id: string) => `https://youtu.be/demo-${id}`
export const vimeo = (id: string) => `https://vimeo.com/demo/${id}`
export const soundcloud = (id: string) => `https://soundcloud.com/amselzell-demo/${id}`
export const drive = (id: string) => `https://drive.google.com/file/d/demo-${id}/view`
