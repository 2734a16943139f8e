// Detects whether a work to be added exists already for the same composer. Shared by browser and server.
import { PIECE_STRONG_TITLE, PIECE_WEAK_TITLE } from '../../base/constants.ts'
import { foldAccents } from '../../base/fold-accents.ts'
import { isOther, wordsScore as scoreOf, splitNumber } from './title-score.ts'
import { isInstrument, isKnownTitleWord, titleWords } from './title-words.ts'
import { canonicalTonality, findTonality } from './tonality.ts'
import { compareWorkNumbers, type WorkNumber, withoutWorkNumbers, workNumbers } from './work-numbers.ts'

export interface PieceTitle {
  title: string
  opus?: string | null
  catalogue_no?: string | null
  tonality?: string | null
}

/** `strong`: the same work. `weak`: possibly the same. `series`: another work of the same series. */
export type PieceVerdict = 'strong' | 'weak' | 'series' | 'none'

export interface PieceMatch {
  verdict: PieceVerdict
  /** The similarity of the titles, including series number and key. */
  title: number
}

interface ComparablePiece {
  /**
   * The title without numbers and key, once with and once without the parts in quotation marks or brackets.
   */
  whole: readonly string[]
  bare: readonly string[]
  isNicknamed: boolean
  /** The series number: Sonata No. 5 → 5 */
  number: string | null
  tonality: string | null
  work_numbers: readonly WorkNumber[]
}

const nickname = /[“”„"«‹‘][^“”„"«»‹›‘’]+[“”"»›’]|\([^()]+\)/g

const comparable = (piece: PieceTitle): ComparablePiece => {
  const inTitle = findTonality(piece.title)
  const plain = withoutWorkNumbers(foldAccents(piece.title)).replace(inTitle?.words ?? ' ', ' ')
  const nicknames = plain.match(nickname) ?? []
  const bareTitle = plain.replace(nickname, ' ')
  const isNicknamed = nicknames.length > 0 && /\p{L}/u.test(bareTitle)
  const { number, rest } = splitNumber((isNicknamed ? bareTitle : plain).trim())
  const bare = titleWords(rest)
  return {
    bare,
    whole: isNicknamed ? [...bare, ...titleWords(nicknames.join(' '))] : bare,
    isNicknamed,
    number,
    tonality: canonicalTonality(piece.tonality ?? '') ?? inTitle?.tonality ?? null,
    work_numbers: workNumbers(piece),
  }
}

const wordsScore = (one: readonly string[], other: readonly string[]) => scoreOf(one, other, isKnownTitleWord)

/** The factor for a title that omits the instruments the other one names; not applied within a series. */
const WITHOUT_INSTRUMENTS = 0.9

const withoutInstruments = (words: readonly string[]) => words.filter(word => !isInstrument(word))

/**
 * Nicknames and instruments are compared if both titles have them; if only one does, the other may have
 * omitted them.
 */
const titleScore = (
  one: ComparablePiece,
  other: ComparablePiece,
  further: (piece: ComparablePiece) => string[],
  worth: number,
) => {
  const score = (first: readonly string[], second: readonly string[]) => {
    const [own, others] = [further(one), further(other)]
    const all = wordsScore([...first, ...own], [...second, ...others])
    if (first.some(isInstrument) === second.some(isInstrument)) return all
    const rest = wordsScore(
      [...withoutInstruments(first), ...own],
      [...withoutInstruments(second), ...others],
    )
    return Math.max(all, rest * worth)
  }
  const whole = score(one.whole, other.whole)
  return one.isNicknamed && other.isNicknamed ? whole : Math.max(whole, score(one.bare, other.bare))
}

const numberAndKey = ({ number, tonality }: ComparablePiece) => [
  ...(number ? [`no ${number}`] : []),
  ...(tonality ? [tonality] : []),
]

const compare = (one: ComparablePiece, other: ComparablePiece): PieceMatch => {
  const title = titleScore(one, other, numberAndKey, WITHOUT_INSTRUMENTS)
  const series = titleScore(one, other, () => [], 1)
  const verdict = (): PieceVerdict => {
    const isOtherNumber = isOther(one.number, other.number)
    const numbers = compareWorkNumbers(one.work_numbers, other.work_numbers)
    const isPartOfSet = [...one.work_numbers, ...other.work_numbers].some(number => number.part !== null)
    const isSame = numbers === 'same' && (!isOtherNumber || isPartOfSet)
    if (isSame) return series >= PIECE_WEAK_TITLE ? 'strong' : 'weak'
    if (numbers === 'part') return 'weak'
    if (numbers === 'unknown' && !isOtherNumber && !isOther(one.tonality, other.tonality)) {
      if (title >= PIECE_STRONG_TITLE) return 'strong'
      if (title >= PIECE_WEAK_TITLE) return 'weak'
    }
    return series >= PIECE_STRONG_TITLE ? 'series' : 'none'
  }
  return { verdict: verdict(), title }
}

/** Both are by the same composer; works of different composers are never the same. */
export const comparePieces = (one: PieceTitle, other: PieceTitle): PieceMatch =>
  compare(comparable(one), comparable(other))

const rank: Record<PieceVerdict, number> = { strong: 3, weak: 2, series: 1, none: 0 }

/**
 * Returns the composer's works that are or might be the candidate, or belong to its series, most likely
 * first.
 */
export const pieceDuplicates = <P extends PieceTitle>(
  candidate: PieceTitle,
  existing: readonly P[],
): { piece: P; match: PieceMatch }[] => {
  const own = comparable(candidate)
  return existing
    .map(piece => ({ piece, match: compare(own, comparable(piece)) }))
    .filter(({ match }) => match.verdict !== 'none')
    .sort(
      (one, other) =>
        rank[other.match.verdict] - rank[one.match.verdict] || other.match.title - one.match.title,
    )
}
