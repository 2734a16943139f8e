import { type Locale, regions } from '@academy/contract/base/locale'
import { fillPlaceholders, type PlaceholderValues } from '@academy/contract/site/site-texts/placeholders'

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
