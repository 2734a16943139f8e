// Opus and catalogue numbers, in any field: "op. 27 Nr. 2", "Op.27/2", "KV 331", "K. 331", "Hob. XVI:50".
import { foldAccents } from '../../base/fold-accents.ts'

/** `whole` identifies the work, `part` one piece of a set: op. 27 no. 2 → 27, 2. */
export interface WorkNumber {
  system: string
  whole: string
  part: string | null
}

const systems =
  'opus|op|woo|bwv|kv|k|hob|d|rv|hwv|twv|buxwv|swwv|wwv|trv|fwv|sv|wq|sz|bb|fp|ja|cd|lwv|[bghjlmpsz]'
const whole = '(?:[ivxlc]+[a-z]? ?[:/] ?)?\\d+(?:[:.][a-z]?\\d+)?[a-z]?'
const part = '(?:\\s*(?:[/,]|(?:,\\s*)?\\b(?:no|nr|n)\\b[.°º]?)\\s*(\\d+))?'
const numberIn = (system: string) => new RegExp(`(?<![a-z])(?:${system})(${whole})(?![a-z\\d])${part}`, 'g')

const inTitle = numberIn(`(${systems})[. ]*`)
// Any system, or none. Each alternative can start at few positions, which keeps the time linear.
const inField = numberIn('([a-z]+)(?![a-z])[. ]*|(?<!\\d)')

const sameSystem: Record<string, string> = { opus: 'op', k: 'kv' }

const toNumber = (
  [, system = '', whole = '', part = null]: readonly (string | undefined | null)[],
  bare: string,
) => ({
  system: (sameSystem[system ?? ''] ?? system) || bare,
  whole: (whole ?? '').replace(/ /g, '').replace('/', ':'),
  part: part ?? null,
})

// "op. posth." has no number. In "Op. 27 Nr. 2" the separator "Nr." is not a system of its own.
const readField = (field: string | null | undefined, bare: string): WorkNumber[] =>
  [...foldAccents(field ?? '').matchAll(inField)]
    .filter(([, system]) => !['no', 'nr', 'n'].includes(system ?? ''))
    .map(match => toNumber(match, bare))

interface NumberedWork {
  title: string
  opus?: string | null
  catalogue_no?: string | null
}

/**
 * Returns every number of a work; a bare number is an opus in the opus field, and matches any catalogue in
 * the other.
 */
export const workNumbers = ({ title, opus, catalogue_no }: NumberedWork): WorkNumber[] => [
  ...[...foldAccents(title).matchAll(inTitle)].map(match => toNumber(match, 'op')),
  ...readField(opus, 'op'),
  ...readField(catalogue_no, ''),
]

export const withoutWorkNumbers = (plainTitle: string): string => plainTitle.replace(inTitle, ' ')

export type NumberComparison = 'same' | 'part' | 'different' | 'unknown'

const compareNumbers = (one: WorkNumber, other: WorkNumber): NumberComparison => {
  const isOneSystem =
    one.system === other.system ||
    (one.system === '' && other.system !== 'op') ||
    (other.system === '' && one.system !== 'op')
  if (!isOneSystem) return 'unknown'
  if (one.whole !== other.whole) return 'different'
  if (one.part === other.part) return 'same'
  return one.part === null || other.part === null ? 'part' : 'different'
}

/**
 * One differing number outweighs matching ones: a set shares one opus, and its pieces have their own numbers.
 */
export const compareWorkNumbers = (
  one: readonly WorkNumber[],
  other: readonly WorkNumber[],
): NumberComparison => {
  const all = one.flatMap(number => other.map(candidate => compareNumbers(number, candidate)))
  return (['different', 'same', 'part'] as const).find(kind => all.includes(kind)) ?? 'unknown'
}
