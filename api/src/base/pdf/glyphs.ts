import { type Font, openSync } from 'fontkit'
import { type FontFamily, fontFamilies, scriptFamilies } from './fonts.ts'

const opened = new Map<FontFamily, Font>()

const fontOf = (name: FontFamily): Font => {
  const known = opened.get(name)
  if (known) return known
  const font = openSync(fontFamilies()[name].normal)
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${name} is a collection of fonts`)
  opened.set(name, font)
  return font
}

// Joiners and variation selectors have no glyph of their own.
const invisible = /\u200c|\u200d|[\ufe00-\ufe0f]/u
const emoji = /\p{RI}|\p{Emoji_Presentation}|\ufe0f|\u20e3/u
// Spaces, and the hyphen that does not break a line: as the text around them.
const neutral = /^[\s\u2011]+$/u

/** Whether a family has a glyph for every character of a text. */
export const hasGlyphs = (name: FontFamily, text: string): boolean => {
  const font = fontOf(name)
  return [...text].every(char => invisible.test(char) || font.hasGlyphForCodePoint(char.codePointAt(0) ?? 0))
}

const scripts = Object.keys(scriptFamilies()) as FontFamily[]

/**
 * Returns the family that can print a character with its marks: `own` for the one that the text has anyway.
 * Undefined for emoji and for scripts that no font has.
 */
export const familyOf = (cluster: string): FontFamily | 'own' | undefined => {
  if (neutral.test(cluster)) return 'own'
  if (emoji.test(cluster)) return undefined
  if (hasGlyphs('sans', cluster)) return hasGlyphs('serif', cluster) ? 'own' : 'sans'
  return scripts.find(name => hasGlyphs(name, cluster))
}
