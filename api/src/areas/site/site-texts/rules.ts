import { type Locale, locales, localizedBy, regions } from '@academy/contract/base/locale'
import { withAnchors } from '@academy/contract/site/site-texts/anchors'
import { fillPlaceholders, type PlaceholderValues } from '@academy/contract/site/site-texts/placeholders'
import type { RegisteredText } from '@academy/contract/site/site-texts/register'
import type { ShownText, TextValue } from '@academy/contract/site/site-texts/schemas'
import { paragraphsOf } from '@academy/contract/site/site-texts/text-rules'

const sentencesOf = (line: string, locale: Locale): string[] =>
  Array.from(
    new Intl.Segmenter(regions[locale], { granularity: 'sentence' }).segment(line),
    ({ segment }) => segment,
  )

/**
 * Fills in a paragraph. A sentence with a placeholder that has no value is left out, such as one about a
 * contact address that is not set. Returns an empty text if no sentence remains.
 */
export const fillParagraph = (paragraph: string, values: PlaceholderValues, locale: Locale): string => {
  const empty = Object.entries(values).flatMap(([name, value]) => (value === '' ? [`{${name}}`] : []))
  const isComplete = (text: string) => !empty.some(placeholder => text.includes(placeholder))
  if (isComplete(paragraph)) return fillPlaceholders(paragraph, values)
  return paragraph
    .split('\n')
    .map(line => sentencesOf(line, locale).filter(isComplete).join('').trim())
    .filter(line => line !== '')
    .map(line => fillPlaceholders(line, values))
    .join('\n')
}

/** Fills in a line such as a heading or a subject, which never becomes empty. */
export const fillLine = (line: string, values: PlaceholderValues, locale: Locale): string =>
  fillParagraph(line, values, locale) || fillPlaceholders(line, values).replaceAll(/ {2,}/g, ' ').trim()

/** The stored value of each language; null where it is missing. */
export type StoredValues = Record<`value_${Locale}`, TextValue | null>

/** Versions from before there were anchors get them here. */
export const anchored = ({ rule }: RegisteredText, values: StoredValues): StoredValues => {
  const stored = localizedBy('value', locale => values[`value_${locale}`])
  return rule.has_anchors ? withAnchors(stored) : stored
}

export const defaultsOf = (text: RegisteredText): StoredValues =>
  anchored(
    text,
    localizedBy('value', locale => text.defaults[locale]),
  )

const fits = ({ rule }: RegisteredText, value: TextValue | null): value is TextValue =>
  value !== null && Array.isArray(value) === (rule.kind === 'list')

/**
 * Returns the value for a language. A text that is missing in it falls back to another language, so that a
 * page never mixes the wording of the office with the default.
 */
const valueFor = (
  text: RegisteredText,
  stored: StoredValues | undefined,
  locale: Locale,
): { value: TextValue; lang?: Locale } => {
  const values = stored && anchored(text, stored)
  const found = [locale, ...locales].find(language => fits(text, values?.[`value_${language}`] ?? null))
  const value = found && values?.[`value_${found}`]
  if (!found || value === null || value === undefined)
    return { value: defaultsOf(text)[`value_${locale}`] ?? '' }
  return found === locale ? { value } : { value, lang: found }
}

/** Returns a text as visitors see it. Values of placeholders are in the language of the page. */
export const showText = (
  text: RegisteredText,
  stored: StoredValues | undefined,
  locale: Locale,
  values: PlaceholderValues,
): ShownText => {
  if (text.rule.is_example && !stored) return { items: [] }
  const { value, ...language } = valueFor(text, stored, locale)
  const writtenIn = language.lang ?? locale
  const paragraphsIn = (words: string) =>
    paragraphsOf(words)
      .map(paragraph => fillParagraph(paragraph, values, writtenIn))
      .filter(paragraph => paragraph !== '')
  if (Array.isArray(value))
    return {
      items: value.map(({ title, text: words, mark, anchor }) => ({
        title: fillLine(title, values, writtenIn),
        paragraphs: paragraphsIn(words),
        ...(mark && { mark }),
        ...(anchor && { anchor }),
      })),
      ...language,
    }
  if (text.rule.kind === 'paragraphs') return { paragraphs: paragraphsIn(value), ...language }
  return { text: fillLine(value, values, writtenIn), ...language }
}
