// Does not import zod: rules about `{names}` in braces that the server replaces in a text.

/** Known on every page and in every mail. */
export const commonPlaceholders = [
  'association',
  'address',
  'email',
  'place',
  'year',
  'academy_start',
  'academy_end',
  'deadline',
  'handling_fee',
] as const

/** Known where the office writes to people by itself. */
export const personPlaceholders = ['first_name', 'last_name', 'open_amount', 'open_invoices'] as const

/** Known in some mails only. */
const mailPlaceholders = [
  'masterclass',
  'instrument',
  'teacher',
  'period',
  'day',
  'hall',
  'old_day',
  'old_hall',
  'invoice',
  'old_invoice',
  'amount',
  'due_date',
  'remaining_amount',
  'survey',
] as const

export type Placeholder =
  | (typeof commonPlaceholders)[number]
  | (typeof personPlaceholders)[number]
  | (typeof mailPlaceholders)[number]
export type PlaceholderValues = Partial<Record<Placeholder, string>>

export const placeholders: readonly Placeholder[] = [
  ...commonPlaceholders,
  ...personPlaceholders,
  ...mailPlaceholders,
]

export type PlaceholderError = 'PLACEHOLDER_UNKNOWN' | 'BRACE_UNCLOSED' | 'PLACEHOLDER_MISSING'

// A pair of braces, or a single one.
const braces = /\{([^{}]*)\}|[{}]/g

/** Returns what is wrong with the placeholders of a text. */
export const checkPlaceholders = (
  text: string,
  allowed: readonly string[],
  required: readonly string[] = [],
): PlaceholderError | undefined => {
  const names: string[] = []
  for (const [, name] of text.matchAll(braces)) {
    if (name === undefined) return 'BRACE_UNCLOSED'
    names.push(name)
  }
  if (!names.every(name => allowed.includes(name))) return 'PLACEHOLDER_UNKNOWN'
  return required.every(name => names.includes(name)) ? undefined : 'PLACEHOLDER_MISSING'
}

/** Replaces the placeholders once: braces inside a value stay as they are. */
export const fillPlaceholders = (text: string, values: Readonly<Partial<Record<string, string>>>): string =>
  text.replaceAll(braces, (match, name: string | undefined) =>
    name !== undefined && Object.hasOwn(values, name) ? (values[name] ?? match) : match,
  )
