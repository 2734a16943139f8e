// Keys in English spelling, parsed from English and German: "c-Moll", "C minor", "B♭ major", "B-Dur".
import { foldAccents } from '../../base/fold-accents.ts'

const signatures = {
  major: 'C G D A E B F-sharp C-sharp F B-flat E-flat A-flat D-flat G-flat C-flat',
  minor: 'A E B F-sharp C-sharp G-sharp D-sharp A-sharp D G C F B-flat E-flat A-flat',
} as const

/** The thirty keys with a signature. */
export const tonalities: readonly string[] = Object.entries(signatures).flatMap(([mode, notes]) =>
  notes.split(' ').map(note => `${note} ${mode}`),
)

const englishKey = /\b([a-g])(?:[- ]?(flat|sharp|b|#|♭|♯))?[- ](major|minor)\b/
// German H is B and B is B-flat; es and as are contracted.
const germanKey = /\b(h|b|[cdefg]is|ais|[cdg]es|es|as|[acdefg])[- ]?(dur|moll)\b/

const accidentals: Record<string, string> = {
  flat: '-flat',
  b: '-flat',
  '♭': '-flat',
  sharp: '-sharp',
  '#': '-sharp',
  '♯': '-sharp',
}

const germanNote = (note: string) => {
  if (note === 'h') return 'B'
  if (note === 'b') return 'B-flat'
  const letter = (note[0] ?? '').toUpperCase()
  return letter + (note.endsWith('is') ? '-sharp' : note.endsWith('s') ? '-flat' : '')
}

/** Finds a key in a text: the key, and the words that name it. */
export const findTonality = (text: string): { tonality: string; words: string } | null => {
  const plain = foldAccents(text)
  const english = englishKey.exec(plain)
  if (english) {
    const [words, letter = '', accidental = '', mode = ''] = english
    return { tonality: `${letter.toUpperCase()}${accidentals[accidental] ?? ''} ${mode}`, words }
  }
  const german = germanKey.exec(plain)
  if (!german) return null
  const [words, note = '', mode = ''] = german
  return { tonality: `${germanNote(note)} ${mode === 'dur' ? 'major' : 'minor'}`, words }
}

/** Parses a key field, where a single note is major if upper case and minor if lower case. */
export const canonicalTonality = (text: string): string | null => {
  const found = findTonality(text)
  if (found) return found.tonality
  const note = text.trim()
  if (!/^[a-h](is|es|s)?$/i.test(note)) return null
  return findTonality(`${note}-${note[0] === note[0]?.toUpperCase() ? 'dur' : 'moll'}`)?.tonality ?? null
}
