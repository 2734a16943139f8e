import '../../base/without-eval.ts'
import { z } from 'zod'
import { messageKey } from '../../base/fields.ts'
import { isPlainLine, withoutTabs } from '../../base/names.ts'
import { checkPlaceholders, type PlaceholderError, placeholders } from './placeholders.ts'

/** An entry of a list: a heading with paragraphs, or a name with the drawing of a logo. */
export const TextItem = z.object({
  title: z.string(),
  text: z.string(),
  mark: z.string().optional(),
  /** Its address on the page, the same in every language. */
  anchor: z.string().optional(),
})
export type TextItem = z.infer<typeof TextItem>

/** What a text may contain. The browser gets it with the text and checks by the same schema. */
export const TextRule = z.object({
  kind: z.enum(['line', 'paragraphs', 'list']),
  /** The maximum number of characters, of each text of a list too. */
  max: z.number(),
  placeholders: z.array(z.enum(placeholders)),
  /** Placeholders that must occur. */
  required: z.array(z.enum(placeholders)),
  /** May be left empty in all languages: then nothing is shown. */
  is_optional: z.boolean(),
  /** How many entries a list may have. */
  min_items: z.number(),
  max_items: z.number(),
  /** The titles of the entries are times of day. */
  has_times: z.boolean(),
  /** Each entry can be linked to. */
  has_anchors: z.boolean(),
  /** The default is an example: visitors see nothing until the office has published a text. */
  is_example: z.boolean(),
  /** The drawings to choose from; an entry has either a drawing or a text. */
  marks: z.array(z.string()),
})
export type TextRule = z.infer<typeof TextRule>

/** Lines of a heading or a subject are shorter than paragraphs. */
const TITLE_MAX = 120

/** The error message of a text that breaks its rule; undefined if there is none. */
const errorOf = (text: string, rule: Pick<TextRule, 'placeholders' | 'required'>, isLine: boolean) => {
  if (text.includes('\0')) return 'INVALID'
  if (isLine && !isPlainLine(text)) return 'INVISIBLE_CHARACTERS'
  return checkPlaceholders(text, rule.placeholders, rule.required) satisfies PlaceholderError | undefined
}

/** A text with placeholders, possibly empty. */
export const words = (max: number, rule: Pick<TextRule, 'placeholders' | 'required'>, isLine: boolean) =>
  z
    .string(messageKey('REQUIRED'))
    .trim()
    .overwrite(value => (isLine ? withoutTabs(value) : value))
    .max(max, messageKey('TOO_LONG'))
    .check(context => {
      if (context.value === '' || context.value.length > max) return
      const message = errorOf(context.value, rule, isLine)
      if (message) context.issues.push({ code: 'custom', message, input: context.value })
    })

const required = (schema: z.ZodType<string, string>) =>
  schema.refine(value => value !== '', messageKey('REQUIRED'))

/** Room for a title and a number. */
const ANCHOR_MAX = 2 * TITLE_MAX
const anchor = z
  .string()
  .max(ANCHOR_MAX, messageKey('TOO_LONG'))
  .regex(/^[\p{L}\p{N}-]+$/u, messageKey('INVALID'))
  .exactOptional()

const itemSchema = ({ max, marks, has_anchors, placeholders: allowed }: TextRule) => {
  const free = { placeholders: allowed, required: [] }
  const title = required(words(TITLE_MAX, free, true))
  if (marks.length > 0)
    return z.object({
      title,
      text: z.literal('', messageKey('INVALID')),
      mark: z.enum(marks, messageKey('CHOOSE_ONE')),
    })
  const item = z.object({ title, text: required(words(max, free, false)) })
  return has_anchors ? item.extend({ anchor }) : item
}

/** The schema of the value of a text in one language. An empty text is refused unless it is optional. */
export const textSchema = (rule: TextRule): z.ZodType<string | TextItem[], string | TextItem[]> => {
  if (rule.kind === 'list')
    return z
      .array(itemSchema(rule))
      .min(rule.min_items, messageKey('TOO_FEW'))
      .max(rule.max_items, messageKey('TOO_MANY'))
  const value = words(rule.max, rule, rule.kind === 'line')
  return rule.is_optional ? value : required(value)
}

/** Splits a text into its paragraphs, which empty lines separate. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n[^\S\n]*\n\s*/)
    .map(paragraph => paragraph.trim())
    .filter(paragraph => paragraph !== '')
