// Names with several spellings: transliterations and forms in other languages. The first of a line is the
// canonical one. Accents, and ae, oe and ue for umlauts, need no entry.
import { synonymGroups } from './words.ts'

const lastNames = [
  'babadjanian babadschanjan babajanyan babajanian',
  'balakirev balakirew balakireff',
  'borodin borodine',
  'denisov denissow denisow denissov',
  'glazunov glasunow glazounov glazunow glasunov glazounow',
  'gliere glier glijer',
  'gubaidulina gubajdulina goubaidoulina gubaydulina',
  'handel hendel',
  'janacek janatschek',
  'kabalevsky kabalewski kabalewsky kabalevski kabalewskij',
  'kapustin kapoustine',
  'khachaturian chatschaturjan khatchaturian chatschaturian khachaturyan katchaturian chačaturjan',
  'korsakov korsakow korsakoff',
  'liszt list',
  'lully lulli',
  'lyadov ljadow liadov ljadov liadow',
  'martinu martinou',
  'medtner metner',
  'mussorgsky mussorgski mussorgskij moussorgsky musorgsky musorgski musorgskij',
  'myaskovsky mjaskowski miaskovsky mjaskowskij myaskovski miaskowski',
  'prokofiev prokofjew prokofieff prokofjev prokofiew prokovjev prokofyev',
  'rachmaninoff rachmaninow rachmaninov rakhmaninov rachmaninof',
  'reicha rejcha',
  'rimsky rimski rimskij',
  'rubinstein rubinshtein rubinschtein',
  'schnittke shnitke schnitke',
  'scriabin skrjabin skriabin skryabin scriabine',
  'shchedrin schtschedrin chtchedrine',
  'shostakovich schostakowitsch chostakovitch schostakowitch sjostakovitsj šostakovič shostakovitch',
  'stravinsky strawinsky strawinski strawinskij stravinski',
  'sviridov swiridow',
  'taneyev tanejew taneiev',
  'tchaikovsky tschaikowsky tschaikowski tschaikowskij chaikovsky tchaikowsky tchaikovski chaykovsky čajkovskij ciaikovski',
  'tcherepnin tscherepnin cherepnin',
  'ustvolskaya ustwolskaja oustvolskaia',
  'vainberg weinberg wajnberg',
]

const firstNames = [
  'alexander aleksandr alexandre aleksander alessandro alexandr',
  'anatol anatoly anatoli anatolij anatole',
  'antonin anton antoine antonio antal',
  'carl karl karel',
  'dmitri dmitrij dmitry dimitri dmitriy dimitrij',
  'edvard edward eduard edouard',
  'franz ferenc frantisek',
  'frederic fryderyk friedrich frideric frederick bedrich',
  'georg george györgy georges',
  'heinrich henri henryk henry',
  'ilyich iljitsch ilitch iljic ilich',
  'ivan iwan',
  'johann jan',
  'joseph josef józef',
  'leos leo',
  'ludwig louis ludvig',
  'michael mikhail michail',
  'modest modeste',
  'nikolai nikolaj nikolay nicolai nicolas nikolaus',
  'philip philipp philippe',
  'pyotr pjotr peter piotr petr',
  'sergei sergej sergey serge sergueï',
  'sofia sofija sofiya sophia',
  'vincent vinzenz',
  'vladimir wladimir',
  'wilhelm william',
]

const groups = synonymGroups([...lastNames, ...firstNames])

/** Returns the canonical spelling of a name: tschaikowsky → tchaikovsky */
export const canonicalName = (word: string): string => groups.get(word)?.[0] ?? word

/** Returns all known spellings of a name, including the given one. */
export const nameVariants = (word: string): readonly string[] => groups.get(word) ?? [word]

/** People known by two surnames; the second one is compared. */
const marriedNames: readonly (readonly [first: string, before: string, after: string])[] = [
  ['fanny', 'mendelssohn', 'hensel'],
  ['clara', 'wieck', 'schumann'],
  ['alma', 'schindler', 'mahler'],
]

const hasFirstName = (first: readonly string[], [name]: readonly [string, string, string]) =>
  first.includes(name)

/** Returns the surname under which the catalogue lists a woman, for any of her surnames. */
export const withoutMaidenName = (first: readonly string[], last: readonly string[]): readonly string[] => {
  const known = marriedNames.find(
    names => hasFirstName(first, names) && (last.includes(names[1]) || last.includes(names[2])),
  )
  return known ? [known[2]] : last
}

/** Returns the other surnames of a person: hensel → mendelssohn, if her first name is Fanny. */
export const furtherLastNames = (first: readonly string[], last: readonly string[]): string[] =>
  marriedNames.flatMap(names => (hasFirstName(first, names) && last.includes(names[2]) ? [names[1]] : []))
