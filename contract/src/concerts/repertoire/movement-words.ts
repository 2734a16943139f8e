// The vocabulary of movement titles in addition to that of works. The first word of a line is the canonical
// one.
import { isKnownTitleWord, titleWords } from './title-words.ts'
import { normalizedWords, synonymGroups } from './words.ts'

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
export const isKnownMovementWord = (word: string): boolean => groups.has(word) || isKnownTitleWord(word)

/**
 * Returns the distinguishing words of a movement's title in one language; `readNumber` turns "iii" into "3".
 */
export const movementWords = (title: string, readNumber: (word: string) => string): string[] => {
  const all = normalizedWords(title)
  const distinguishing = all.filter(word => !ignoredWords.has(word))
  const words = distinguishing.length > 0 ? distinguishing : all
  return titleWords(words.map(word => groups.get(word)?.[0] ?? readNumber(word)).join(' '))
}
