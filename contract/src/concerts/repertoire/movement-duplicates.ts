// Detects whether a movement to be added exists already in the same work. Shared by browser and server.

import { PIECE_STRONG_TITLE, PIECE_WEAK_TITLE } from '../../base/constants.ts'
import { foldAccents } from '../../base/fold-accents.ts'
import { isOther, numberOf, ordinals, wordsScore as scoreOf } from './title-score.ts'
import { isKnownTitleWord, titleWords } from './title-words.ts'
import { findTonality } from './tonality.ts'
import { normalizedWords, synonymGroups } from './words.ts'

// The vocabulary of movement titles in addition to that of works. The first word of a line is the canonical
// one.

const dances = [
  'allemande allemanda',
  'bourrée bourrées borea',
  'courante corrente coranto',
  'gavotte gavotta gavottes',
  'gigue giga jig',
  'pastorale pastoral',
  'sarabande sarabanda',
  'siciliano siciliana sicilienne',
]

const parts = [
  'cadenza kadenz cadence',
  'epilogue epilog',
  'finale final',
  'introduction introduktion introduzione einleitung',
  'march trauermarsch',
  'prologue prolog',
  'recitative rezitativ recitativo récitatif',
  'rondo rondeau rondò',
  'theme thema tema thème',
  'variation var variatio variazione',
]

// Many differ by one typo only: moto and molto, allegretto and allegro.
const tempi = (
  'adagietto adagio agitato allegretto allegro amabile andante andantino animato appassionato assai brio cantabile ' +
  'deciso dolce energico espressivo fuoco giusto grave grazioso larghetto largo lento ma maestoso marcato meno mesto ' +
  'moderato molto mosso moto non piu poco prestissimo presto quasi risoluto scherzando semplice sostenuto spirito ' +
  'tanto tempo tranquillo troppo un vivace vivacissimo vivo ' +
  'ausdrucksvoll bewegt feierlich frisch langsam lebhaft leicht massig nicht rasch ruhig schnell sehr ziemlich ' +
  'anime assez lent modere moins pas plus tres vif vite broad fast quick slow'
).split(' ')

const groups = synonymGroups([...dances, ...parts, ...tempi])

// Words about position and transition do not describe the movement.
const ignoredWords = new Set('attacca movement mouvement movimento mvt mov no nr numero satz'.split(' '))

/** Known words are equal or different, never similar. */
const isKnownMovementWord = (word: string): boolean => groups.has(word) || isKnownTitleWord(word)

/**
 * Returns the distinguishing words of a movement's title in one language; `readNumber` turns "iii" into "3".
 */
const movementWords = (title: string, readNumber: (word: string) => string): string[] => {
  const all = normalizedWords(title)
  const distinguishing = all.filter(word => !ignoredWords.has(word))
  const words = distinguishing.length > 0 ? distinguishing : all
  return titleWords(words.map(word => groups.get(word)?.[0] ?? readNumber(word)).join(' '))
}

/**
 * `strong`: the same title. `weak`: possibly the same. Never refused: a work may have two movements of one
 * title.
 */
export type MovementVerdict = 'strong' | 'weak' | 'none'

export interface MovementMatch {
  verdict: MovementVerdict
  /** The similarity of the titles. */
  title: number
}

interface ComparableMovement {
  /** The position that the title names: "II. Adagio", "2. Satz: Adagio" and "Adagio (2nd movement)" → 2 */
  place: string | null
  words: readonly string[]
  /** The words before the tempo, if there are both: "Scherzo. Allegro molto" → scherzo */
  head: readonly string[]
}

const counter = `\\d+|[ivx]+|${ordinals.join('|')}`
const movement = '(?:satz(?:es)?|movement|mouvement|movimento|mvt|mov)(?!\\p{L})\\.?'
const places = [
  new RegExp(`(?<![\\p{L}\\d])(${counter})(?:[.°]|st|nd|rd|th|er?|eme)?\\s*${movement}`, 'u'),
  new RegExp(`(?<!\\p{L})${movement}\\s*(?:n[or]?[.°]*\\s*)?(${counter})(?![\\p{L}\\d])`, 'u'),
  /^(?:n[or]?[.°º]*\s*)?(\d+|[ivx]+)(?=\s*[.:)]|\s+[–—-]\s|\s*$)/u,
  /^n[or]?[.°º]*\s*(\d+|[ivx]+)(?=\s)/u,
]
// "II Adagio", but "I Bought Me a Cat"
const placeBeforeWord = /^(\d+|[ivx]+)\s+(?=(\p{L}+))/u

const splitPlace = (title: string): { place: string | null; rest: string } => {
  const beforeWord = placeBeforeWord.exec(title)
  const found = places.map(place => place.exec(title)).find(match => match !== null)
  const place = found ?? (beforeWord && isKnownMovementWord(beforeWord[2] ?? '') ? beforeWord : null)
  if (!place) return { place: null, rest: title }
  const rest = `${title.slice(0, place.index)} ${title.slice(place.index + place[0].length)}`
  return { place: numberOf(place[1] ?? ''), rest: rest.replace(/^[\s.:;,()–—-]+/, '') }
}

// Remove duplicates: "Menuet I – Menuet II" is "Menuet I – II".
const wordsIn = (text: string) => [...new Set(movementWords(text, word => numberOf(word) ?? word))]

const comparable = (title: string): ComparableMovement => {
  const plain = foldAccents(title).trim()
  const { place, rest } = splitPlace(plain)
  const key = findTonality(rest)
  const unkeyed = key ? rest.replace(`in ${key.words}`, ' ').replace(key.words, ' ') : rest
  const words = [...wordsIn(unkeyed), ...(key ? [key.tonality] : [])]
  const [head = '', ...others] = unkeyed.split(/[.:(]/)
  return {
    place,
    // A title without words is compared as it is.
    words: words.length > 0 || place ? words : [plain],
    head: others.some(other => wordsIn(other).length > 0) ? wordsIn(head) : [],
  }
}

/** The score when a title omits the tempo or only names the position. */
const OMITTED_SCORE = 0.85

const wordsScore = (one: readonly string[], other: readonly string[]) =>
  scoreOf(one, other, isKnownMovementWord)

/** One title may omit the tempo, or write "1. Variation" where the other has "Variation 1". */
const titleScore = (one: ComparableMovement, other: ComparableMovement): number => {
  const hasNoWords = [one, other].map(({ words }) => words.length === 0)
  if (hasNoWords.includes(true)) {
    if (one.place === null || one.place !== other.place) return 0
    return hasNoWords.includes(false) ? OMITTED_SCORE : 1
  }
  const counted = ({ place, words }: ComparableMovement) => (place ? [...words, place] : words)
  return Math.max(
    wordsScore(one.words, other.words),
    one.place === other.place ? 0 : wordsScore(counted(one), counted(other)),
    one.head.length > 0 && other.head.length === 0 ? OMITTED_SCORE * wordsScore(one.head, other.words) : 0,
    other.head.length > 0 && one.head.length === 0 ? OMITTED_SCORE * wordsScore(one.words, other.head) : 0,
  )
}

// Numbers and keys: "Menuet I" is not "Menuet II", but may be part of "Menuet I – Menuet II".
const isDistinguishing = (word: string) => /[\d ]/.test(word)
const hasOther = (one: ComparableMovement, other: ComparableMovement) =>
  one.words.some(word => isDistinguishing(word) && !other.words.includes(word))

const compare = (one: ComparableMovement, other: ComparableMovement): MovementMatch => {
  const title = titleScore(one, other)
  const isAnother = isOther(one.place, other.place) || (hasOther(one, other) && hasOther(other, one))
  if (isAnother || title < PIECE_WEAK_TITLE) return { verdict: 'none', title }
  return { verdict: title >= PIECE_STRONG_TITLE ? 'strong' : 'weak', title }
}

/** Both belong to the same work. */
export const compareMovements = (one: string, other: string): MovementMatch =>
  compare(comparable(one), comparable(other))

/** Returns the movements of the work that are or might be the one of this title, most likely first. */
export const movementDuplicates = <M extends { title: string }>(
  title: string,
  existing: readonly M[],
): { movement: M; match: MovementMatch }[] => {
  const own = comparable(title)
  return existing
    .map(movement => ({ movement, match: compare(own, comparable(movement.title)) }))
    .filter(({ match }) => match.verdict !== 'none')
    .sort((one, other) => other.match.title - one.match.title)
}
