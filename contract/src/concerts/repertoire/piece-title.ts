// The displayed title of a work: "Cello Sonata No. 3 in A major, op. 69". Without zod, because pages use it
// too.
import { defaultLocale, type Locale, type Localized } from '../../base/locale.ts'
import { canonicalTonality, findTonality } from './tonality.ts'
import { compareWorkNumbers, workNumbers } from './work-numbers.ts'

/** A composer with the spelling of each language; empty if it is the same. */
export type NamedComposer = { name: string } & Localized<'name'>

/** "Dmitri Shostakovich", "Dmitri Schostakowitsch" */
export const composerText = (composer: NamedComposer, locale: Locale): string =>
  composer[`name_${locale}`] || composer.name

/** The title of a language is empty or absent if it is the same. */
export interface NamedPiece extends Partial<Localized<'title'>> {
  title: string
  tonality: string
  opus: string
  catalogue_no: string
}

const germanNotes: Record<string, string> = { B: 'H', 'B-flat': 'B', 'E-flat': 'Es', 'A-flat': 'As' }

const germanNote = (note: string) => germanNotes[note] ?? note.replace('-sharp', 'is').replace('-flat', 'es')

/** How a canonical key ("E-flat major") is written in each language. */
const keyTexts: Record<Locale, (tonality: string) => string> = {
  en: tonality => tonality,
  de: tonality => {
    const [note = '', mode] = tonality.split(' ')
    return mode === 'major' ? `${germanNote(note)}-Dur` : `${germanNote(note).toLowerCase()}-Moll`
  },
}

/** "in A major", "A-Dur" */
const inKeyTexts: Record<Locale, (key: string) => string> = {
  en: key => ` in ${key}`,
  de: key => ` ${key}`,
}

const numberSigns: Record<Locale, string> = { en: 'no. ', de: 'Nr. ' }

/**
 * Formats a key for the locale ("E-flat major", "Es-Dur"), however it was typed; other text is returned
 * unchanged.
 */
export const tonalityText = (typed: string, locale: Locale = defaultLocale): string => {
  const tonality = canonicalTonality(typed)
  return tonality === null ? typed.trim() : keyTexts[locale](tonality)
}

/** A bare number is an opus; "op. 27 no. 2" is written in the reader's language. */
export const opusText = (typed: string, locale: Locale) => {
  const opus = /^\d/.test(typed) ? `op. ${typed}` : typed
  return opus.replace(/\b(?:no|nr)\. ?(?=\d)/gi, numberSigns[locale])
}

/** Does not repeat what the title already contains. */
export const pieceTitle = (
  { tonality, opus, catalogue_no, ...piece }: NamedPiece,
  locale: Locale = defaultLocale,
): string => {
  const title = piece[`title_${locale}`] || piece.title
  const known = workNumbers({ title })
  const isSaid = (number: { opus?: string; catalogue_no?: string }) =>
    compareWorkNumbers(known, workNumbers({ title: '', ...number })) === 'same'
  const key = canonicalTonality(tonality)
  const isKeySaid = key !== null && findTonality(title)?.tonality === key
  const keyText = key === null ? ` in ${tonality.trim()}` : inKeyTexts[locale](tonalityText(tonality, locale))
  const inKey = tonality.trim() === '' || isKeySaid ? '' : keyText
  const numbers = [
    isSaid({ opus }) ? '' : opusText(opus.trim(), locale),
    isSaid({ catalogue_no }) ? '' : catalogue_no.trim(),
  ]
  return [title.trim() + inKey, ...numbers.filter(number => number !== '')].join(', ')
}
