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

/** What the teachers say, shown as a quotation. */
export const sentences: Record<TeacherSlug, Record<Locale, string>> = {
  'anna-friederike-unterkircher-schwarzenbrunner': {
    de: 'Sag’s mir zuerst. Dann sing’s mir.',
    en: 'Tell it to me first. Then sing it.',
  },
  'aoife-kilcarragh': {
    de: 'Ein schöner Ton genügt mir nicht. Wovon erzählt er?',
    en: 'A lovely tone is not enough. What is it about?',
  },
  'balint-koszeghalmi': {
    de: 'Wenn es schiefgeht, lachen wir. Und dann spielen wir es noch einmal.',
    en: 'When it goes wrong, we laugh. And then we play it again.',
  },
  'chiharu-mizobata': {
    de: 'Es gibt keine zu kleine Frage. Es gibt nur zu wenig Tee.',
    en: 'No question is too small. There is only too little tea.',
  },
  'deniz-akcaova': {
    de: 'Spiel mir etwas, das du noch nie gehört hast.',
    en: 'Play me something you have never heard before.',
  },
  'eero-kuusiluoto': {
    de: 'Kein Baum wird größer, wenn man daran zieht.',
    en: 'No tree grows taller for being pulled.',
  },
  'etienne-larocheval': {
    de: 'Alles entscheidet sich, bevor der Ton beginnt.',
    en: 'Everything is decided before the note begins.',
  },
  'inigo-penarrubia': {
    de: 'Ist der Rhythmus lebendig, ist der Rest nur noch eine Schulter.',
    en: 'If the rhythm is alive, the rest is only a shoulder.',
  },
  'jussara-quintanilha': {
    de: 'Laut kann jeder. Zeig mir dein Leise.',
    en: 'Anyone can play loud. Show me your quiet.',
  },
  'korbinian-zirmgaster': {
    de: 'Hör zuerst dem Raum zu. Er spielt das größte Register.',
    en: 'Listen to the room first. It is the largest stop we have.',
  },
  'solveig-bjornhaugen': {
    de: 'Bring das Stück mit, vor dem du dich fürchtest. Damit fangen wir an.',
    en: 'Bring the piece you are afraid of. We shall start with it.',
  },
  'tamta-beruashvili': {
    de: 'Die Finger finden nur, was das Ohr schon weiß.',
    en: 'The fingers only find what the ear already knows.',
  },
  'thabang-mokoatle': {
    de: 'Kraft, die nirgends hin kann, macht etwas kaputt. Geben wir ihr einen Weg.',
    en: 'Force with nowhere to go does damage. Let us give it a way out.',
  },
  'wojciech-labedzki': {
    de: 'Wer weiß, wo die Töne noch liegen, braucht keine Angst um die Saite zu haben.',
    en: 'Know where else the notes are, and no string can frighten you.',
  },
  'zdenka-orechovska': {
    de: 'Was hast du gehört? Nicht, was du wolltest.',
    en: 'What did you hear? Not what you meant.',
  },
}

export type TeacherSlug = (typeof teachers)[number]['slug']
