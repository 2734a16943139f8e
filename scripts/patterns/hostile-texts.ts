/** A text with a repeated middle part: prefix, repetition, suffix. */
export interface HostileText {
  before: string
  repeated: string
  after: string
}

export const textOf = ({ before, repeated, after }: HostileText, length: number): string =>
  before + repeated.repeat(Math.ceil(length / repeated.length)) + after

const MAX_WORDS = 6
const MAX_PARTS = 14
// Hardly any pattern matches this suffix, which forces it to backtrack.
const ENDS = ['', '\u0001zz ,']

const samples: Record<string, string> = { d: '1', s: ' ', S: 'a', w: 'a', W: ' ', p: 'a', b: 'a', n: '\n' }

/** Returns the building blocks of a pattern: a sample for each character class, and some of its words. */
const partsOf = ({ source }: RegExp): string[] => {
  const escapes = [...source.matchAll(/\\(.)/g)].map(([, escaped = '']) => samples[escaped] ?? escaped)
  const rest = source.replaceAll(/\\(?:[pP]\{[^}]*\}|.)/g, ' ')
  const signs = [...rest].filter(char => /[^\w\s()[\]{}*+?|^$\\]/.test(char))
  const words = rest.match(/\w+/g) ?? []
  const chosen = [
    ...words.filter(word => word.length > 1).slice(0, MAX_WORDS),
    ...words.map(word => word[0] ?? ''),
  ]
  return [...new Set(['a', ' ', '1', '.', ...escapes, ...signs, ...chosen])].slice(0, MAX_PARTS)
}

/** Returns every text that repeats one or two blocks of the pattern after up to two others. */
export const hostileTexts = (pattern: RegExp): HostileText[] => {
  const parts = partsOf(pattern)
  const pairs = parts.flatMap(one => parts.map(other => one + other))
  const both = (befores: readonly string[], repeats: readonly string[]) =>
    befores.flatMap(before => repeats.flatMap(repeated => ENDS.map(after => ({ before, repeated, after }))))
  return [...both(['', ...parts, ...pairs], parts), ...both(['', ...parts], pairs)]
}
