/** A text that grows in the middle: what stands before it, what is repeated, and what comes after it. */
export interface HostileText {
  before: string
  repeated: string
  after: string
}

export const textOf = ({ before, repeated, after }: HostileText, length: number): string =>
  before + repeated.repeat(Math.ceil(length / repeated.length)) + after

const MOST_WORDS = 6
const MOST_PARTS = 14
// Hardly a pattern allows it at the end, so what was repeated has to be given up again.
const ENDS = ['', '\u0001zz ,']

const samples: Record<string, string> = { d: '1', s: ' ', S: 'a', w: 'a', W: ' ', p: 'a', b: 'a', n: '\n' }

/** What a pattern is made of: a sample of each kind of character that it names, and some of its words. */
const partsOf = ({ source }: RegExp): string[] => {
  const escapes = [...source.matchAll(/\\(.)/g)].map(([, escaped = '']) => samples[escaped] ?? escaped)
  const rest = source.replaceAll(/\\(?:[pP]\{[^}]*\}|.)/g, ' ')
  const signs = [...rest].filter(char => /[^\w\s()[\]{}*+?|^$\\]/.test(char))
  const words = rest.match(/\w+/g) ?? []
  const chosen = [
    ...words.filter(word => word.length > 1).slice(0, MOST_WORDS),
    ...words.map(word => word[0] ?? ''),
  ]
  return [...new Set(['a', ' ', '1', '.', ...escapes, ...signs, ...chosen])].slice(0, MOST_PARTS)
}

/** Every text whose repeated part is one or two parts of the pattern, behind up to two others. */
export const hostileTexts = (pattern: RegExp): HostileText[] => {
  const parts = partsOf(pattern)
  const pairs = parts.flatMap(one => parts.map(other => one + other))
  const both = (befores: readonly string[], repeats: readonly string[]) =>
    befores.flatMap(before => repeats.flatMap(repeated => ENDS.map(after => ({ before, repeated, after }))))
  return [...both(['', ...parts, ...pairs], parts), ...both(['', ...parts], pairs)]
}
