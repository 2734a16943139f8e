// German titles for the starting catalogue. Kinds of works, instruments and numbers follow rules; titles that are
// names stay. What the rules cannot know is in `german-exceptions.ts`.
import { germanNicknames, germanTitles } from './german-exceptions.ts'

/** In compounds: "Cellosonate". */
const compounds: Record<string, string> = {
  Violin: 'Violin',
  Viola: 'Viola',
  Cello: 'Cello',
  Piano: 'Klavier',
  Organ: 'Orgel',
  String: 'Streich',
  Saxophone: 'Saxophon',
  Marimba: 'Marimba',
  Percussion: 'Schlagzeug',
  Horn: 'Horn',
  Trio: 'Trio',
}

const instruments: Record<string, string> = {
  Violin: 'Violine',
  Viola: 'Viola',
  Cello: 'Violoncello',
  Piano: 'Klavier',
  'Two Pianos': 'zwei Klaviere',
  'Two Violins': 'zwei Violinen',
  'Piano Four Hands': 'Klavier zu vier Händen',
  Clarinet: 'Klarinette',
  Saxophone: 'Saxophon',
  'Alto Saxophone': 'Altsaxophon',
  Marimba: 'Marimba',
  Vibraphone: 'Vibraphon',
  Percussion: 'Schlagzeug',
  'Four Timpani': 'vier Pauken',
  Alto: 'Alt',
  Orchestra: 'Orchester',
  'Small Orchestra': 'kleines Orchester',
  Strings: 'Streicher',
}

const kinds: Record<string, string> = {
  Sonata: 'Sonate',
  Sonatina: 'Sonatine',
  Concerto: 'Konzert',
  Concertino: 'Concertino',
  Symphony: 'Symphonie',
  Trio: 'Trio',
  Quartet: 'Quartett',
  Quintet: 'Quintett',
  Sextet: 'Sextett',
  Octet: 'Oktett',
  Duo: 'Duo',
  Suite: 'Suite',
  Partita: 'Partita',
  Prelude: 'Präludium',
  Praeludium: 'Präludium',
  Fugue: 'Fuge',
  Toccata: 'Toccata',
  Fantasia: 'Fantasie',
  Fantasy: 'Fantasie',
  Phantasy: 'Fantasie',
  Passacaglia: 'Passacaglia',
  Adagio: 'Adagio',
  Allegro: 'Allegro',
  Romance: 'Romanze',
  Rondo: 'Rondo',
  Rhapsody: 'Rhapsodie',
  Rapsodie: 'Rhapsodie',
  Elegy: 'Elegie',
  Caprice: 'Caprice',
  Capriccio: 'Capriccio',
  Cadenza: 'Kadenz',
  Étude: 'Etüde',
  Nocturne: 'Nocturne',
  Variations: 'Variationen',
  Concertpiece: 'Konzertstück',
  'Sinfonia concertante': 'Sinfonia concertante',
}

const first = (words: string): RegExp => new RegExp(`^(${words})(?= |$)`, 'u')
const kindFirst = first(Object.keys(kinds).join('|'))
const compound = new RegExp(
  `^(${Object.keys(compounds).join('|')}) (${Object.keys(kinds).join('|')})(?= |$)`,
  'u',
)

/** "Violin and Cello" → "Violine und Violoncello"; undefined if something in it is no instrument. */
const players = (text: string): string | undefined => {
  const solo = /^Solo (.+)$/.exec(text)?.[1]
  if (solo) return instruments[solo] && `${instruments[solo]} solo`
  const names = text.split(/, | and /)
  const known = names.map(name => instruments[name])
  if (known.some(name => name === undefined)) return undefined
  return known.length === 1 ? known[0] : `${known.slice(0, -1).join(', ')} und ${known.at(-1)}`
}

const setPlayers = (title: string): string => {
  if (!kindFirst.test(title)) return title
  return title.replace(/ for (.+?)(?= “| \(|$)/u, (whole, text: string) => {
    const german = players(text)
    return german ? ` für ${german}` : whole
  })
}

/** "Prelude and Fugue", "Toccata, Adagio and Fugue": only kinds, so that names stay. */
const setSeries = (title: string): string =>
  title.replace(/^[^“(]+? and \p{Lu}\p{L}+/u, series => {
    const german = series.split(/, | and /).map(kind => kinds[kind])
    return german.every(Boolean) ? `${german.slice(0, -1).join(', ')} und ${german.at(-1)}` : series
  })

const setKind = (title: string): string =>
  title
    .replace(compound, (_, of: string, kind: string) => `${compounds[of]}${kinds[kind]?.toLowerCase()}`)
    .replace(kindFirst, kind => kinds[kind] ?? kind)

const setNumbers = (title: string): string =>
  title
    .replaceAll('No. ', 'Nr. ')
    .replace(/, Book (?=[IVX]+$)/, ', Heft ')
    .replace(' on B-A-C-H', ' über B-A-C-H')

const setQuotes = (title: string): string =>
  title
    .replace(/“([^”]+)”/gu, (_, name: string) => `„${germanNicknames[name] ?? name}“`)
    .replace(/“ from (?=\p{Lu})/u, '“ aus ')
    .replace('“ from the St Matthew Passion', '“ aus der Matthäus-Passion')

/** Returns the German title of a work; the same one if it is a name. */
export const germanTitle = (title: string): string =>
  germanTitles[title] ?? setQuotes(setNumbers(setKind(setSeries(setPlayers(title)))))
