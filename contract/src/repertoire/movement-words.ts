// What titles of movements are made of beside the words of works. The first word of a line stands for all.
import { isKnownTitleWord, titleWords } from './title-words.ts'
import { wordGroups, wordsOf } from './words.ts'

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

// Many are so alike that a slip of the pen would make one of another: moto and molto, allegretto and allegro.
const tempi = (
  'adagietto adagio agitato allegretto allegro amabile andante andantino animato appassionato assai brio cantabile ' +
  'deciso dolce energico espressivo fuoco giusto grave grazioso larghetto largo lento ma maestoso marcato meno mesto ' +
  'moderato molto mosso moto non piu poco prestissimo presto quasi risoluto scherzando semplice sostenuto spirito ' +
  'tanto tempo tranquillo troppo un vivace vivacissimo vivo ' +
  'ausdrucksvoll bewegt feierlich frisch langsam lebhaft leicht massig nicht rasch ruhig schnell sehr ziemlich ' +
  'anime assez lent modere moins pas plus tres vif vite broad fast quick slow'
).split(' ')

const groups = wordGroups([...dances, ...parts, ...tempi])

// Where it stands among the others and how it goes on say nothing of what it is.
const silent = new Set('attacca movement mouvement movimento mvt mov no nr numero satz'.split(' '))

/** Such words are the same or not, and never only alike. */
export const isKnownMovementWord = (word: string): boolean => groups.has(word) || isKnownTitleWord(word)

/** The words of a movement's title that tell it from others, in one language; `readNumber` makes "3" of "iii". */
export const movementWords = (title: string, readNumber: (word: string) => string): string[] => {
  const all = wordsOf(title)
  const telling = all.filter(word => !silent.has(word))
  const words = telling.length > 0 ? telling : all
  return titleWords(words.map(word => groups.get(word)?.[0] ?? readNumber(word)).join(' '))
}
