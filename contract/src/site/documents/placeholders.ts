// Does not import zod: the names in braces that the server replaces in a document.
import { checkPlaceholders, type PlaceholderError } from '../site-texts/placeholders.ts'

/** Replaced by a table, so each of them has a line of its own. */
export const tablePlaceholders = ['withdrawal_terms', 'lodging_terms'] as const
export type TablePlaceholder = (typeof tablePlaceholders)[number]

const textPlaceholders = [
  'association',
  'address',
  'country',
  'city',
  'email',
  'place',
  'handling_fee',
  'recording_fee',
  'single_room',
  'double_room',
  'half_board',
  'withdrawal_percent',
] as const
export type TextPlaceholder = (typeof textPlaceholders)[number]

export const documentPlaceholders = [...textPlaceholders, ...tablePlaceholders] as const

/** Returns the placeholder of a table if the line consists of it. */
export const tableOfLine = (line: string): TablePlaceholder | undefined =>
  tablePlaceholders.find(name => line.trim() === `{${name}}`)

const hasTableInLine = (line: string) =>
  !tableOfLine(line) && tablePlaceholders.some(name => line.includes(`{${name}}`))

/** Returns what is wrong with the placeholders of a part. Only the text of a section may have tables. */
export const checkDocumentPlaceholders = (
  text: string,
  { hasTables }: { hasTables: boolean },
): PlaceholderError | 'TABLE_ALONE' | undefined => {
  const wrong = checkPlaceholders(text, hasTables ? documentPlaceholders : textPlaceholders)
  if (wrong) return wrong
  return text.split('\n').some(hasTableInLine) ? 'TABLE_ALONE' : undefined
}
