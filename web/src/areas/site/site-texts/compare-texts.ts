import type { TextValue } from '@academy/contract/site/site-texts/schemas'

export interface TextPart {
  text: string
  change?: 'added' | 'removed'
}

/** Beyond this number of words whole paragraphs are compared. */
const MAX_WORDS = 800

const tokensOf = (text: string, hasManyWords: boolean): string[] =>
  text.match(hasManyWords ? /[^\n]*\n*/g : /\S+\s*/g)?.filter(Boolean) ?? []

/** The lengths of the longest common subsequences of the ends of both lists. */
const commonLengths = (one: readonly string[], other: readonly string[]): number[][] => {
  const lengths = Array.from({ length: one.length + 1 }, () => new Array<number>(other.length + 1).fill(0))
  for (let i = one.length - 1; i >= 0; i -= 1)
    for (let j = other.length - 1; j >= 0; j -= 1) {
      const row = lengths[i] as number[]
      row[j] =
        one[i] === other[j]
          ? (lengths[i + 1]?.[j + 1] ?? 0) + 1
          : Math.max(lengths[i + 1]?.[j] ?? 0, row[j + 1] ?? 0)
    }
  return lengths
}

const join = (parts: TextPart[]): TextPart[] =>
  parts.reduce<TextPart[]>((joined, part) => {
    const last = joined.at(-1)
    if (last && last.change === part.change) last.text += part.text
    else joined.push({ ...part })
    return joined
  }, [])

/** Returns what was removed from and added to a text, word by word. */
export const compareTexts = (before: string, after: string): TextPart[] => {
  const hasManyWords = [before, after].some(text => tokensOf(text, false).length > MAX_WORDS)
  const [one, other] = [tokensOf(before, hasManyWords), tokensOf(after, hasManyWords)]
  const lengths = commonLengths(one, other)
  const parts: TextPart[] = []
  let [i, j] = [0, 0]
  while (i < one.length || j < other.length) {
    const [old, now] = [one[i], other[j]]
    if (old !== undefined && old === now) {
      parts.push({ text: old })
      i += 1
      j += 1
    } else if (now !== undefined && (lengths[i]?.[j + 1] ?? 0) > (lengths[i + 1]?.[j] ?? -1)) {
      parts.push({ text: now, change: 'added' })
      j += 1
    } else if (old !== undefined) {
      parts.push({ text: old, change: 'removed' })
      i += 1
    } else if (now !== undefined) {
      parts.push({ text: now, change: 'added' })
      j += 1
    }
  }
  return join(parts)
}

/** A value as one text, for the search and for comparing. */
export const plainText = (value: TextValue | null): string =>
  Array.isArray(value)
    ? value.map(({ title, text }) => (text ? `${title}\n${text}` : title)).join('\n\n')
    : (value ?? '')
