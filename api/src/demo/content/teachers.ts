import type { Locale } from '@academy/contract/base/locale'
import {
  annaFriederikeUnterkircherSchwarzenbrunner,
  aoifeKilcarragh,
  balintKoszeghalmi,
  chiharuMizobata,
  denizAkcaova,
  eeroKuusiluoto,
  etienneLarocheval,
  inigoPenarrubia,
  jussaraQuintanilha,
  korbinianZirmgaster,
  solveigBjornhaugen,
  tamtaBeruashvili,
  thabangMokoatle,
  wojciechLabedzki,
  zdenkaOrechovska,
} from './biographies.ts'

export interface DemoTeacher {
  slug: string
  first_name: string
  last_name: string
  resume_german: string
  resume_english: string
}

export const teachers = [
  zdenkaOrechovska,
  inigoPenarrubia,
  chiharuMizobata,
  balintKoszeghalmi,
  aoifeKilcarragh,
  wojciechLabedzki,
  solveigBjornhaugen,
  tamtaBeruashvili,
  thabangMokoatle,
  jussaraQuintanilha,
  annaFriederikeUnterkircherSchwarzenbrunner,
  eeroKuusiluoto,
  etienneLarocheval,
  denizAkcaova,
  korbinianZirmgaster,
] as const satisfies readonly DemoTeacher[]

/** The teachers with a drawing in web/public/portraits. One of the others has a photo, one the violin. */
export const drawnTeachers = new Set<string>([
  'anna-friederike-unterkircher-schwarzenbrunner',
  'aoife-kilcarragh',
  'balint-koszeghalmi',
  'chiharu-mizobata',
  'eero-kuusiluoto',
  'inigo-penarrubia',
  'jussara-quintanilha',
  'korbinian-zirmgaster',
  'solveig-bjornhaugen',
  'tamta-beruashvili',
  'thabang-mokoatle',
  'wojciech-labedzki',
  'zdenka-orechovska',
] satisfies TeacherSlug[])

/** Titles are shown to the office only. */
export const teacherTitles: Partial<Record<string, string>> = {
  'korbinian-zirmgaster': 'Prof.',
  'zdenka-orechovska': 'Univ.-Prof. Dr.',
} satisfies Partial<Record<TeacherSlug, string>>

/** This teacher has an uploaded picture: content/portraits. */
export const PHOTOGRAPHED: TeacherSlug = 'etienne-larocheval'

/** This teacher was invited and has not followed the link yet. */
export const INVITED = {
  slug: 'solveig-bjornhaugen',
  email: 'solveig.bjornhaugen@example.org',
  locale: 'en',
} as const satisfies { slug: TeacherSlug; email: string; locale: Locale }

export type TeacherSlug = (typeof teachers)[number]['slug']
