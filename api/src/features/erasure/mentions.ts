import { erasedAddress } from '@academy/contract/lib/erased-address'
import { escapeHtml } from '../../lib/escape-html.ts'

/** How a person is named in texts. */
export interface Named {
  account_id: number
  full_name: string
  /** Null unless it was confirmed: anybody could enter that of somebody else. */
  email: string | null
}

const literal = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)

const LETTER = String.raw`\p{L}\p{N}\p{M}_`
const asLine = (text: string) => text.replaceAll(/\s+/g, ' ')
/** A name within another one, such as a double name, is the name of somebody else. Plain text has line breaks. */
const asName = (name: string) =>
  `(?<![${LETTER}]-?)${asLine(name).split(' ').map(literal).join('\\s+')}(?!-?[${LETTER}])`
const IN_ADDRESS = String.raw`\p{L}\p{N}\p{M}!#$%&'*+/=?^_\x60{|}~.@\\-`
/** A dot may end the sentence. */
const asAddress = (email: string) =>
  String.raw`(?<![${IN_ADDRESS}])${literal(email)}(?!\.*[\p{L}\p{N}\p{M}_@-])`

/**
 * Returns the text with a number instead of the name and the address of a person, both as whole words. Names of `others`,
 * whom the text is about as well, stay.
 */
export const withoutMentions = (
  text: string,
  { account_id, full_name, email }: Named,
  others: readonly string[] = [],
): string => {
  const kept = new Set(others.map(asLine))
  const names = [...kept, full_name].toSorted((one, other) => other.length - one.length).map(asName)
  const pattern = new RegExp([...(email === null ? [] : [asAddress(email)]), ...names].join('|'), 'giu')
  return text.replaceAll(pattern, found => {
    if (kept.has(asLine(found))) return found
    if (asLine(found) === asLine(full_name)) return `Person ${account_id}`
    return found.toLowerCase() === email?.toLowerCase() ? erasedAddress(account_id) : found
  })
}

// Neither has another "<" in it, so the time grows with the text only.
const STYLE_OR_TAG = /(<style>[^<]*<\/style>|<[^<>]*>)/

const withoutAddress = (text: string, { account_id, email }: Named): string =>
  email === null
    ? text
    : text.replaceAll(new RegExp(asAddress(email), 'giu'), () => erasedAddress(account_id))

/** The same for HTML. Names may be words of its tags, so those lose the address only. */
export const withoutMentionsInHtml = (
  html: string,
  person: Named,
  others: readonly string[] = [],
): string => {
  const inHtml = { ...person, full_name: escapeHtml(person.full_name) }
  const kept = others.map(escapeHtml)
  return html
    .split(STYLE_OR_TAG)
    .map((part, index) =>
      index % 2 === 1 ? withoutAddress(part, person) : withoutMentions(part, inHtml, kept),
    )
    .join('')
}

/** Whether any text in JSON has the address as a whole. */
export const namesAddress = (value: unknown, email: string): boolean => {
  if (typeof value === 'string') return new RegExp(asAddress(email), 'iu').test(value)
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).some(part => namesAddress(part, email))
  )
}

/** Returns JSON without the mentions in its texts. */
export const withoutMentionsIn = (value: unknown, person: Named, others: readonly string[]): unknown => {
  const within = (part: unknown) => withoutMentionsIn(part, person, others)
  if (typeof value === 'string') return withoutMentions(value, person, others)
  if (Array.isArray(value)) return value.map(within)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, within(part)]))
}
