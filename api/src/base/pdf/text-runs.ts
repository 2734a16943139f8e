import bidiFactory from 'bidi-js'
import { type Font, openSync } from 'fontkit'
import type { Content } from 'pdfmake'
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
const hasGlyphs = (name: FontFamily, text: string): boolean => {
  const font = fontOf(name)
  return [...text].every(char => invisible.test(char) || font.hasGlyphForCodePoint(char.codePointAt(0) ?? 0))
}

const scripts = Object.keys(scriptFamilies()) as FontFamily[]

/**
 * Returns the family that can print a character with its marks: `own` for the one that the text has anyway.
 * Undefined for emoji and for scripts that no font has.
 */
const familyOf = (cluster: string): FontFamily | 'own' | undefined => {
  if (neutral.test(cluster)) return 'own'
  if (emoji.test(cluster)) return undefined
  if (hasGlyphs('sans', cluster)) return hasGlyphs('serif', cluster) ? 'own' : 'sans'
  return scripts.find(name => hasGlyphs(name, cluster))
}

/** A part of a text in one font and one direction; without a font it has that of the text around it. */
export interface TextRun {
  text: string
  font?: FontFamily
  noWrap?: true
}

interface Part {
  text: string
  family: FontFamily | 'own'
  level: number
}

// Characters that both of our families have; texts with these alone are left as they are.
const usual =
  /^[\s\x20-\x7e\xa0-\u012b\u012e-\u0131\u0134-\u0165\u0168-\u017f\u0218-\u021b\u0391-\u03a1\u03a3-\u03ce\u0400-\u045f\u1ea0-\u1ef9\u2010-\u2015\u2018-\u201a\u201c-\u201e\u2022\u2026\u2030\u2039\u203a\u20ac\u2190\u2192\u2212]*$/u
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
const nbsp = '\u00a0'

const bidi = bidiFactory()
const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' })

const isLetter = ({ text }: Part) => /[\p{L}\p{N}]/u.test(text)

/** Spaces and signs between right-to-left letters of one font get that font, so that they stay in one run. */
const joinNeutral = (parts: Part[]): Part[] =>
  parts.map((part, index) => {
    if (part.level % 2 === 0 || part.family !== 'own' || isLetter(part)) return part
    const before = parts.slice(0, index).findLast(isLetter)?.family
    const after = parts.slice(index + 1).find(isLetter)?.family
    const canJoin = before === after && before && before !== 'own' && hasGlyphs(before, part.text)
    return canJoin ? { ...part, family: before } : part
  })

const mergeEqual = (parts: readonly Part[]): Part[] => {
  const merged: Part[] = []
  for (const part of parts) {
    const last = merged.at(-1)
    if (last?.family === part.family && last.level === part.level) last.text += part.text
    else merged.push({ ...part })
  }
  return merged
}

/** Reverses, from the highest level down, every sequence of parts of at least that level (UAX #9, rule L2). */
const inVisualOrder = (parts: readonly Part[]): Part[] => {
  const ordered = [...parts]
  const highest = Math.max(0, ...parts.map(({ level }) => level))
  for (let level = highest; level > 0; level--)
    for (let start = 0; start < ordered.length; start++) {
      let end = start
      while (end < ordered.length && (ordered[end]?.level ?? 0) >= level) end++
      ordered.splice(start, end - start, ...ordered.slice(start, end).reverse())
      start = end
    }
  return ordered
}

/**
 * The font engine turns letters of right-to-left scripts around, but not signs on their own. Spaces must not
 * break a line, because the parts are in visual order.
 */
const setDirected = ({ text, level, family }: Part): TextRun => {
  const font = family === 'own' ? {} : { font: family }
  if (level === 0) return { text, ...font }
  const fixed = text.replace(/\s/gu, nbsp)
  if (level % 2 === 0) return { text: fixed, ...font, noWrap: true }
  const mirrored = [...fixed].map(char => bidi.getMirroredCharacter(char) ?? char)
  const isShaped = rightToLeft.test(text)
  return { text: (isShaped ? mirrored : mirrored.reverse()).join(''), ...font, noWrap: true }
}

const MAX_UNBROKEN = 34
const longRightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}][\p{Script=Arabic}\p{Script=Hebrew}\p{M}\p{P}\s]*/gu

/** Breaks long right-to-left text into lines, because its parts cannot be broken later. */
const breakLong = (text: string): string =>
  text.replace(longRightToLeft, found =>
    found.replace(new RegExp(`(.{1,${MAX_UNBROKEN}})\\s(?=.)`, 'gu'), (line, words: string) =>
      found.length > MAX_UNBROKEN ? `${words}\n` : line,
    ),
  )

// Signs that no font has, and what is printed instead.
const replacements: Record<string, string> = { '・': '·' }

/** Replaces or leaves out what no font has. */
const withGlyphs = (text: string): string => {
  const kept = [...clusters.segment(text)].map(({ segment }) => {
    if (familyOf(segment)) return segment
    const similar = replacements[segment] ?? segment.normalize('NFKC')
    return familyOf(similar) ? similar : ''
  })
  return kept.includes('') ? kept.join('').replace(/ {2,}/g, ' ') : kept.join('')
}

const setLine = (line: string): TextRun[] => {
  const { levels } = bidi.getEmbeddingLevels(line, 'ltr')
  const parts = [...clusters.segment(line)].map(({ segment, index }): Part => {
    const family = familyOf(segment) ?? 'own'
    return { text: segment, family, level: levels[index] ?? 0 }
  })
  return inVisualOrder(mergeEqual(joinNeutral(parts))).map(setDirected)
}

/**
 * Divides a text into runs that its fonts can print, in visual order. Returns a usual text as it is. Emoji and
 * scripts that no font has are left out.
 */
export const textRuns = (text: string): string | TextRun[] => {
  if (usual.test(text)) return text
  const lines = breakLong(withGlyphs(text.normalize('NFC'))).split('\n')
  const runs = lines.flatMap((line, index) => [...(index > 0 ? [{ text: '\n' }] : []), ...setLine(line)])
  if (runs.some(({ font, noWrap }) => font || noWrap)) return runs
  return runs.map(run => run.text).join('')
}

// The nodes of pdfmake, as far as they contain text. They come from our own layouts and are plain data.
interface Node {
  text?: string | number | FontPart[] | FontPart
  stack?: unknown
  columns?: unknown
  ul?: unknown
  ol?: unknown
  table?: { body: unknown }
}
type FontPart = string | (Node & { wordBreak?: string })

const containers = ['stack', 'columns', 'ul', 'ol'] as const

/** Divides a part of a text; each run keeps the style of the part. */
const fitPart = (part: FontPart): unknown[] => {
  const text = typeof part === 'string' ? part : part.text
  if (typeof text !== 'string') return [part]
  const runs = textRuns(text)
  if (typeof runs === 'string') return [typeof part === 'string' ? runs : { ...part, text: runs }]
  // Words of other scripts are not broken into single characters: that would undo their shaping.
  const { wordBreak, ...style } = typeof part === 'string' ? { wordBreak: undefined } : part
  return runs.map(run => ({ ...style, ...(!run.font && wordBreak && { wordBreak }), ...run }))
}

const fitNode = (node: Node): unknown => {
  const fitted: Record<string, unknown> = { ...node }
  if (Array.isArray(node.text)) fitted.text = node.text.flatMap(fitPart)
  else if (typeof node.text === 'string') fitted.text = textRuns(node.text)
  else if (typeof node.text === 'object') fitted.text = fitPart(node.text)
  for (const key of containers) if (node[key] !== undefined) fitted[key] = fit(node[key])
  if (node.table) fitted.table = { ...node.table, body: fit(node.table.body) }
  return fitted
}

const fit = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(fit)
  if (typeof value === 'string') {
    const runs = textRuns(value)
    return typeof runs === 'string' ? runs : { text: runs }
  }
  return value && typeof value === 'object' ? fitNode(value) : value
}

/** Gives every text of a document fonts that have its letters. */
export const fitFonts = (content: Content): Content => fit(content) as Content
