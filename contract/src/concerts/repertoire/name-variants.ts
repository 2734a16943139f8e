// Names with several spellings: transliterations and forms in other languages. The first of a line is the
// canonical one. Accents, and ae, oe and ue for umlauts, need no entry.
import { synonymGroups } from './words.ts'

const lastNames = [
  'babadjanian babadschanjan babajanyan babajanian',
  'balakirev balakirew balakireff балакирев',
  'borodin borodine бородин',
  'denisov denissow denisow denissov',
  'glazunov glasunow glazounov glazunow glasunov glazounow глазунов',
  'gliere glier glijer глиэр',
  'gubaidulina gubajdulina goubaidoulina gubaydulina губайдулина',
  'handel hendel гендель',
  'janacek janatschek',
  'kabalevsky kabalewski kabalewsky kabalevski kabalewskij кабалевский',
  'kapustin kapoustine капустин',
  'khachaturian chatschaturjan khatchaturian chatschaturian khachaturyan katchaturian chačaturjan хачатурян',
  'korsakov korsakow korsakoff корсаков',
  'liszt list',
  'lully lulli',
  'lyadov ljadow liadov ljadov liadow лядов',
  'martinu martinou',
  'medtner metner метнер',
  'mussorgsky mussorgski mussorgskij moussorgsky musorgsky musorgski musorgskij мусоргский',
  'myaskovsky mjaskowski miaskovsky mjaskowskij myaskovski miaskowski мясковский',
  'prokofiev prokofjew prokofieff prokofjev prokofiew prokovjev prokofyev прокофьев',
  'rachmaninoff rachmaninow rachmaninov rakhmaninov rachmaninof рахманинов',
  'reicha rejcha',
  'rimsky rimski rimskij римский',
  'rubinstein rubinshtein rubinschtein рубинштейн',
  'schnittke shnitke schnitke шнитке',
  'scriabin skrjabin skriabin skryabin scriabine скрябин',
  'shchedrin schtschedrin chtchedrine щедрин',
  'shostakovich schostakowitsch chostakovitch schostakowitch sjostakovitsj šostakovič shostakovitch шостакович',
  'stravinsky strawinsky strawinski strawinskij stravinski стравинский',
  'sviridov swiridow свиридов',
  'taneyev tanejew taneiev танеев',
  'tchaikovsky tschaikowsky tschaikowski tschaikowskij chaikovsky tchaikowsky tchaikovski chaykovsky čajkovskij ciaikovski чайковский',
  'tcherepnin tscherepnin cherepnin',
  'ustvolskaya ustwolskaja oustvolskaia уствольская',
  'vainberg weinberg wajnberg вайнберг',
]

const firstNames = [
  'alexander aleksandr alexandre aleksander alessandro alexandr александр',
  'anatol anatoly anatoli anatolij anatole анатолий',
  'antonin anton antoine antonio antal',
  'carl karl karel',
  'dmitri dmitrij dmitry dimitri dmitriy dimitrij дмитрий',
  'edvard edward eduard edouard',
  'franz ferenc frantisek',
  'frederic fryderyk friedrich frideric frederick bedrich',
  'georg george györgy georges',
  'heinrich henri henryk henry',
  'ilyich iljitsch ilitch iljic ilich ильич',
  'ivan iwan иван',
  'johann jan',
  'joseph josef józef',
  'leos leo',
  'ludwig louis ludvig',
  'michael mikhail michail михаил',
  'modest modeste модест',
  'nikolai nikolaj nikolay nicolai nicolas nikolaus николай',
  'philip philipp philippe',
  'pyotr pjotr peter piotr petr пётр',
  'sergei sergej sergey serge sergueï сергей',
  'sofia sofija sofiya sophia софия',
  'vincent vinzenz',
  'vladimir wladimir владимир',
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
