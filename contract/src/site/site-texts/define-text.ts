import type { Locale } from '../../base/locale.ts'
import { commonPlaceholders } from './placeholders.ts'
import type { TextItem, TextRule } from './text-rules.ts'

type Kind = TextRule['kind']
type ValueOf<K extends Kind> = K extends 'list' ? TextItem[] : string

/** A text that the office may change, with its name for the office and the default in every language. */
export interface TextDefinition<K extends Kind = Kind> {
  label: Record<Locale, string>
  rule: TextRule & { kind: K }
  defaults: Record<Locale, ValueOf<K>>
}

const define = <K extends Kind>(
  kind: K,
  label: Record<Locale, string>,
  rule: Partial<TextRule> & { max: number },
  defaults: Record<Locale, ValueOf<K>>,
): TextDefinition<K> => ({
  label,
  rule: {
    placeholders: [...commonPlaceholders],
    required: [],
    is_optional: false,
    min_items: 0,
    max_items: 0,
    has_times: false,
    has_anchors: false,
    is_example: false,
    marks: [],
    ...rule,
    kind,
  },
  defaults,
})

/** The limits of a text; the others have a default. */
type Limits = Partial<Omit<TextRule, 'kind'>>

// Label and defaults are separate calls: the compiler reports one wrong argument of a call, and both may lack a language.

type Defined<K extends Kind> = (defaults: Record<Locale, ValueOf<K>>, limits?: Limits) => TextDefinition<K>

export const line =
  (label: Record<Locale, string>): Defined<'line'> =>
  (defaults, limits = {}) =>
    define('line', label, { max: 300, ...limits }, defaults)

export const paragraphs =
  (label: Record<Locale, string>): Defined<'paragraphs'> =>
  (defaults, limits = {}) =>
    define('paragraphs', label, { max: 5_000, ...limits }, defaults)

export const list =
  (label: Record<Locale, string>): Defined<'list'> =>
  (defaults, limits = {}) =>
    define('list', label, { max: 3_000, min_items: 1, max_items: 12, ...limits }, defaults)
