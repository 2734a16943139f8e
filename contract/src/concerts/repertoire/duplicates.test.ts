import { afterAll, describe, expect, test } from 'vitest'
import {
  areDifferentPeople,
  type ComposerLife,
  type ComposerVerdict,
  compareComposers,
  composerDuplicates,
} from './composer-duplicates.ts'
import { comparePieces, type PieceTitle, type PieceVerdict, pieceDuplicates } from './piece-duplicates.ts'

// The contract has neither browser nor Node types; its tests run in Node.
declare const console: { table(rows: unknown): void }

/** Returns precision and recall of the rule. */
const accuracyOf = <V>(
  about: string,
  outcomes: { expected: V; found: V }[],
  isMeant: (verdict: V) => boolean,
) => {
  const found = outcomes.filter(one => isMeant(one.found))
  const expected = outcomes.filter(one => isMeant(one.expected))
  const right = found.filter(one => isMeant(one.expected)).length
  return { about, pairs: outcomes.length, precision: right / found.length, recall: right / expected.length }
}

/**
 * Parses "Beethoven, Ludwig | van | 1770-1827"; an unknown year is a question mark, a living person has no
 * second year.
 */
const person = (line: string): ComposerLife => {
  const [name = '', ...rest] = line.split(' | ')
  const [last_name = '', first_name = ''] = name.split(', ')
  const [birth = '', death = ''] = (rest.at(-1) ?? '').split('-')
  const year = (text: string) => (/^\d+$/.test(text) ? Number(text) : null)
  return {
    first_name,
    last_name,
    last_prefix: rest.length > 1 ? (rest[0] ?? null) : null,
    year_of_birth: year(birth),
    year_of_death: year(death),
  }
}

// biome-ignore format: each pair is on one line
const composers: [kind: string, one: string, other: string, verdict: ComposerVerdict][] = [
  // Another script
  ['Cyrillic', 'Шостакович, Дмитрий | 1906-1975', 'Shostakovich, Dmitri | 1906-1975', 'block'],
  ['Cyrillic', 'Чайковский, Пётр Ильич | 1840-1893', 'Tchaikovsky, Pyotr Ilyich | 1840-1893', 'block'],
  ['Cyrillic', 'Рахманинов, Сергей | 1873-1943', 'Rachmaninoff, Sergei | 1873-1943', 'block'],
  ['Cyrillic, unknown spelling', 'Бортнянский, Дмитрий | 1751-1825', 'Bortniansky, Dmitri | 1751-1825', 'block'],
  ['Cyrillic, another person', 'Прокофьев, Сергей | 1891-1953', 'Shostakovich, Dmitri | 1906-1975', 'none'],
  // The same name
  ['identical', 'Brahms, Johannes | 1833-1897', 'Brahms, Johannes | 1833-1897', 'block'],
  ['capitals', 'BRAHMS, JOHANNES | 1833-1897', 'Brahms, Johannes | 1833-1897', 'block'],
  ['accents', 'Dvorak, Antonin | 1841-1904', 'Dvořák, Antonín | 1841-1904', 'block'],
  ['accents', 'Saint Saens, Camille | 1835-1921', 'Saint-Saëns, Camille | 1835-1921', 'block'],
  ['accents', 'Part, Arvo | 1935-', 'Pärt, Arvo | 1935-', 'block'],
  ['umlaut as two letters', 'Schoenberg, Arnold | 1874-1951', 'Schönberg, Arnold | 1874-1951', 'block'],
  ['sharp s', 'Strauß, Richard | 1864-1949', 'Strauss, Richard | 1864-1949', 'block'],
  ['letter with a stroke', 'Lutoslawski, Witold | 1913-1994', 'Lutosławski, Witold | 1913-1994', 'block'],
  ['with or without hyphen', 'Villalobos, Heitor | 1887-1959', 'Villa-Lobos, Heitor | 1887-1959', 'block'],
  ['a birth year off by one', 'Beethoven, Ludwig | van | 1771-1827', 'Beethoven, Ludwig | van | 1770-1827', 'block'],
  ['typo', 'Beethofen, Ludwig | van | 1770-1827', 'Beethoven, Ludwig | van | 1770-1827', 'block'],
  ['typo', 'Mendelsohn Bartholdy, Felix | 1809-1847', 'Mendelssohn Bartholdy, Felix | 1809-1847', 'block'],

  // Transliterations and names in two languages
  ['transliteration', 'Tschaikowsky, Pjotr Iljitsch | 1840-1893', 'Tchaikovsky, Pyotr Ilyich | 1840-1893', 'block'],
  ['transliteration', 'Chaikovsky, Peter Ilich | 1840-1893', 'Tchaikovsky, Pyotr Ilyich | 1840-1893', 'block'],
  ['transliteration', 'Rachmaninow, Sergej | 1873-1943', 'Rachmaninoff, Sergei | 1873-1943', 'block'],
  ['transliteration', 'Rakhmaninov, Sergey | 1873-1943', 'Rachmaninoff, Sergei | 1873-1943', 'block'],
  ['transliteration', 'Schostakowitsch, Dmitrij | 1906-1975', 'Shostakovich, Dmitri | 1906-1975', 'block'],
  ['transliteration', 'Chostakovitch, Dimitri | 1906-1975', 'Shostakovich, Dmitri | 1906-1975', 'block'],
  ['transliteration', 'Prokofjew, Sergej | 1891-1953', 'Prokofiev, Sergei | 1891-1953', 'block'],
  ['transliteration', 'Strawinsky, Igor | 1882-1971', 'Stravinsky, Igor | 1882-1971', 'block'],
  ['transliteration', 'Skrjabin, Alexander | 1872-1915', 'Scriabin, Alexander | 1872-1915', 'block'],
  ['transliteration', 'Mussorgski, Modest | 1839-1881', 'Mussorgsky, Modest | 1839-1881', 'block'],
  ['transliteration', 'Chatschaturjan, Aram | 1903-1978', 'Khachaturian, Aram | 1903-1978', 'block'],
  ['transliteration', 'Rimski-Korsakow, Nikolaj | 1844-1908', 'Rimsky-Korsakov, Nikolai | 1844-1908', 'block'],
  ['transliteration', 'Glasunow, Alexander | 1865-1936', 'Glazunov, Alexander | 1865-1936', 'block'],
  ['transliteration', 'Kabalewski, Dmitri | 1904-1987', 'Kabalevsky, Dmitry | 1904-1987', 'block'],
  ['transliteration not in the list', 'Arenskij, Anton | 1861-1906', 'Arensky, Anton | 1861-1906', 'hint'],
  ['name in two languages', 'Handel, George Frideric | 1685-1759', 'Händel, Georg Friedrich | 1685-1759', 'block'],
  ['name in two languages', 'Chopin, Fryderyk | 1810-1849', 'Chopin, Frédéric | 1810-1849', 'block'],
  ['name in two languages', 'Liszt, Ferenc | 1811-1886', 'Liszt, Franz | 1811-1886', 'block'],
  ['name in two languages', 'Spohr, Ludwig | 1784-1859', 'Spohr, Louis | 1784-1859', 'block'],

  ['name in two languages', 'Enesco, Georges | 1881-1955', 'Enescu, George | 1881-1955', 'hint'],
  ['an extra h', 'Schuhmann, Robert | 1810-1856', 'Schumann, Robert | 1810-1856', 'block'],

  // Prefixes
  ['prefix in another field', 'van Beethoven, Ludwig | 1770-1827', 'Beethoven, Ludwig | van | 1770-1827', 'block'],
  ['prefix in another field', 'Weber, Carl Maria von | 1786-1826', 'Weber, Carl Maria | von | 1786-1826', 'block'],
  ['missing prefix', 'Falla, Manuel | 1876-1946', 'Falla, Manuel | de | 1876-1946', 'block'],
  ['prefix with apostrophe', "d'Indy, Vincent | 1851-1931", "Indy, Vincent | d' | 1851-1931", 'block'],
  ['prefix of two words', 'Gheyn, Matthias | 1721-1785', 'Gheyn, Matthias | van den | 1721-1785', 'block'],
  ['prefix that is a name', 'Bingen, Hildegard | von | 1098-1179', 'Hildegard, Bingen | von | 1098-1179', 'hint'],

  // Initials, names left out or swapped: the user decides, as nothing is certain
  ['initials', 'Bach, J. S. | 1685-1750', 'Bach, Johann Sebastian | 1685-1750', 'hint'],
  ['initials without dots', 'Bach, CPE | 1714-1788', 'Bach, Carl Philipp Emanuel | 1714-1788', 'hint'],
  ['initial', 'Haydn, J. | 1732-1809', 'Haydn, Joseph | 1732-1809', 'hint'],
  ['initial shared by two brothers', 'Strauss, J. | 1827-1870', 'Strauss, Johann | 1825-1899', 'hint'],
  ['different initials', 'Bach, J. S. | 1685-1750', 'Bach, Carl Philipp Emanuel | 1714-1788', 'none'],
  ['different initial', 'Schumann, R. | 1810-1856', 'Schumann, Clara | 1819-1896', 'none'],
  ['a name left out', 'Mozart, Wolfgang | 1756-1791', 'Mozart, Wolfgang Amadeus | 1756-1791', 'hint'],
  ['a name left out', 'Haydn, Franz Joseph | 1732-1809', 'Haydn, Joseph | 1732-1809', 'hint'],
  ['a name left out', 'Mendelssohn, Felix | 1809-1847', 'Mendelssohn Bartholdy, Felix | 1809-1847', 'hint'],
  ['first and last name swapped', 'Béla, Bartók | 1881-1945', 'Bartók, Béla | 1881-1945', 'hint'],
  ['first and last name swapped', 'Dun, Tan | 1957-', 'Tan, Dun | 1957-', 'hint'],
  ['maiden name', 'Mendelssohn, Fanny | 1805-1847', 'Hensel, Fanny | 1805-1847', 'block'],
  ['maiden name', 'Wieck-Schumann, Clara | 1819-1896', 'Schumann, Clara | 1819-1896', 'block'],

  // Relatives
  ['father and son', 'Bach, Carl Philipp Emanuel | 1714-1788', 'Bach, Johann Sebastian | 1685-1750', 'none'],
  ['father and son', 'Bach, Johann Christian | 1735-1782', 'Bach, Johann Sebastian | 1685-1750', 'none'],
  ['brothers, one name left out', 'Bach, Johann Christoph | 1732-1795', 'Bach, Johann Christian | 1735-1782', 'hint'],
  ['brothers with part of a name in common', 'Bach, Johann Christoph Friedrich | 1732-1795', 'Bach, Johann Christian | 1735-1782', 'none'],
  ['brothers', 'Bach, Wilhelm Friedemann | 1710-1784', 'Bach, Carl Philipp Emanuel | 1714-1788', 'none'],
  ['same name, different years', 'Bach, Johann Christoph | 1671-1721', 'Bach, Johann Christoph | 1642-1703', 'hint'],
  ['father and son with the same name', 'Strauss, Johann | 1804-1849', 'Strauss, Johann | 1825-1899', 'hint'],
  ['father and son, distinguished by numerals', 'Strauss I, Johann | 1804-1849', 'Strauss II, Johann | 1825-1899', 'hint'],
  ['father and son, wrong year', 'Strauss (Vater), Johann | 1825-1849', 'Strauss (Sohn), Johann | 1825-1899', 'hint'],
  ['the same son', 'Strauss (Sohn), Johann | 1825-1899', 'Strauss II, Johann | 1825-1899', 'block'],
  ['brothers', 'Strauss, Josef | 1827-1870', 'Strauss, Johann | 1825-1899', 'none'],
  ['unrelated', 'Strauss, Richard | 1864-1949', 'Strauss, Johann | 1825-1899', 'none'],
  ['wife and husband', 'Schumann, Clara | 1819-1896', 'Schumann, Robert | 1810-1856', 'none'],
  ['sister and brother', 'Hensel, Fanny | 1805-1847', 'Mendelssohn Bartholdy, Felix | 1809-1847', 'none'],
  ['sister and brother', 'Mendelssohn, Fanny | 1805-1847', 'Mendelssohn, Felix | 1809-1847', 'none'],
  ['father and son', 'Mozart, Leopold | 1719-1787', 'Mozart, Wolfgang Amadeus | 1756-1791', 'none'],
  ['brothers', 'Haydn, Michael | 1737-1806', 'Haydn, Joseph | 1732-1809', 'none'],
  ['brothers', 'Haydn, Johann Michael | 1737-1806', 'Haydn, Joseph | 1732-1809', 'none'],
  ['sisters', 'Boulanger, Nadia | 1887-1979', 'Boulanger, Lili | 1893-1918', 'none'],
  ['father and son', 'Scarlatti, Alessandro | 1660-1725', 'Scarlatti, Domenico | 1685-1757', 'none'],
  ['brothers', 'Wieniawski, Józef | 1837-1912', 'Wieniawski, Henryk | 1835-1880', 'none'],
  ['uncle and nephew', 'Gabrieli, Andrea | 1533-1585', 'Gabrieli, Giovanni | 1557-1612', 'none'],
  ['father and son', 'Tscherepnin, Nikolai | 1873-1945', 'Tcherepnin, Alexander | 1899-1977', 'none'],
  ['grandfather and grandson', 'Suk, Josef | 1929-2011', 'Suk, Josef | 1874-1935', 'hint'],

  // Missing years, and living people
  ['no years', 'Franck, César | ?-?', 'Franck, César | 1822-1890', 'hint'],
  ['no years, another first name', 'Franck, Melchior | ?-?', 'Franck, César | 1822-1890', 'none'],
  ['no year of death', 'Franck, César | 1822-?', 'Franck, César | 1822-1890', 'block'],
  ['both alive', 'Reich, Steve | 1936-', 'Reich, Steve | 1936-', 'block'],
  ['died since', 'Gubaidulina, Sofia | 1931-2025', 'Gubaidulina, Sofia | 1931-', 'block'],
  ['both alive, different people', 'Adams, John Luther | 1953-', 'Adams, John | 1947-', 'hint'],
  ['alive, same last name as a dead composer', 'Williams, John | 1932-', 'Williams, Alberto | 1862-1952', 'none'],

  // Different people
  ['brothers', 'Lachner, Ignaz | 1807-1895', 'Lachner, Franz | 1803-1890', 'none'],
  ['brothers', 'Scharwenka, Philipp | 1847-1917', 'Scharwenka, Xaver | 1850-1924', 'none'],
  ['father and son', 'Mozart, Franz Xaver Wolfgang | 1791-1844', 'Mozart, Wolfgang Amadeus | 1756-1791', 'none'],
  ['namesakes', 'Schubert, Franz | 1808-1878', 'Schubert, Franz | 1797-1828', 'hint'],
  ['similar names', 'Schobert, Johann | 1735-1767', 'Schubert, Franz | 1797-1828', 'none'],
  ['similar names', 'Stamitz, Carl | 1745-1801', 'Stanford, Charles | 1852-1924', 'none'],
  ['similar names', 'Ravel, Maurice | 1875-1937', 'Reger, Max | 1873-1916', 'none'],
  ['same years', 'Debussy, Claude | 1862-1918', 'Delius, Frederick | 1862-1934', 'none'],
  ['same years and first letters', 'Bach, Johann Sebastian | 1685-1750', 'Händel, Georg Friedrich | 1685-1759', 'none'],
  ['similar names and years', 'Martin, Frank | 1890-1974', 'Martinů, Bohuslav | 1890-1959', 'none'],
]

describe('composers', () => {
  test.each(composers)('%s: %s and %s: %s', (_, one, other, verdict) => {
    const found = compareComposers(person(one), person(other))
    expect(found).toMatchObject({ verdict })
    expect(compareComposers(person(other), person(one)), 'in the other order').toEqual(found)
  })

  test('there are at least 60 pairs', () => expect(composers.length).toBeGreaterThanOrEqual(60))

  const outcomes = composers.map(([, one, other, expected]) => ({
    expected,
    found: compareComposers(person(one), person(other)).verdict,
  }))
  const accuracies = [
    accuracyOf('composers that are blocked', outcomes, verdict => verdict === 'block'),
    accuracyOf('composers that are pointed out', outcomes, verdict => verdict !== 'none'),
  ]
  test.each(accuracies)('$about: precision $precision, recall $recall', ({ precision, recall }) =>
    expect({ precision, recall }).toEqual({ precision: 1, recall: 1 }),
  )
  afterAll(() => console.table(accuracies))

  test('the same composer comes before similar ones, and others are left out', () => {
    const existing = [
      'Bach, Johann Sebastian | 1685-1750',
      'Bach, Johann Christoph | 1642-1703',
      'Bach, Johann Christian | 1735-1782',
    ].map(person)
    const found = composerDuplicates(person('Bach, Johann Christian | 1735-1782'), existing)
    expect(found.map(({ composer, match }) => [composer.first_name, match.verdict])).toEqual([
      ['Johann Christian', 'block'],
      ['Johann Christoph', 'hint'],
    ])
  })
})

/** Parses "Sonata No. 8 “Pathétique” | op. 13 | | C minor": title, opus, catalogue number and key. */
const piece = (line: string): PieceTitle => {
  const [title = '', opus = '', catalogue_no = '', tonality = ''] = line.split('|').map(part => part.trim())
  return { title, opus, catalogue_no, tonality }
}

// biome-ignore format: each pair is on one line
const pieces: [kind: string, one: string, other: string, verdict: PieceVerdict][] = [
  // The same work
  ['identical', 'Winterreise | op. 89 | D 911', 'Winterreise | op. 89 | D 911', 'strong'],
  ['two languages', 'Sonate Nr. 5', 'Sonata No. 5', 'strong'],
  ['two languages', 'Klaviersonate Nr. 8 | op. 13 | | c-Moll', 'Piano Sonata No. 8 | op. 13 | | C minor', 'strong'],
  ['two languages', 'Violinkonzert | op. 61 | | D-Dur', 'Violin Concerto | op. 61 | | D major', 'strong'],
  ['two languages', 'Konzert für Violine und Orchester | | | D-Dur', 'Violin Concerto | | | D major', 'strong'],
  ['two languages', 'Sonate pour violon et piano | | | A-Dur', 'Violin Sonata | | | A major', 'strong'],
  ['two languages', 'Sechs Bagatellen | op. 126', 'Six Bagatelles | op. 126', 'strong'],
  ['two languages', 'Streichquartett Nr. 14 „Der Tod und das Mädchen“', 'String Quartet No. 14', 'strong'],
  ['two languages', 'Präludium und Fuge | | BWV 543 | a-Moll', 'Prelude and Fugue | | BWV 543 | A minor', 'strong'],
  ['two languages', 'Fantasiestücke | op. 73', 'Fantasy Pieces | op. 73', 'strong'],
  ['instruments spelled out', 'Trio for Violin, Cello and Piano No. 1 | op. 8', 'Piano Trio No. 1 | op. 8', 'strong'],
  ['instruments spelled out', 'Sonata for Cello and Piano No. 2', 'Cello Sonata No. 2', 'strong'],
  ['instruments spelled out', 'Suite Nr. 1 für Violoncello solo | | BWV 1007', 'Cello Suite No. 1 | | BWV 1007', 'strong'],
  ['number in the title', 'Sonata op. 27 no. 2', 'Piano Sonata No. 14 “Moonlight” | op. 27 no. 2', 'strong'],
  ['number in the title', 'Partita BWV 1004', 'Partita | | BWV 1004 | D minor', 'strong'],
  ['number in the title', 'Nocturne in Es-Dur, Op. 9/2', 'Nocturne | op. 9 no. 2 | | E-flat major', 'strong'],
  ['key in the title', 'Sonate b-Moll', 'Sonata | | | B-flat minor', 'strong'],
  ['key in another language', 'Sonate h-Moll | | S 178', 'Sonata | | S 178 | B minor', 'strong'],
  ['another number format', 'Sonate V', 'Sonata No. 5', 'strong'],
  ['another number format', 'Zweite Sonate', 'Sonata No. 2', 'strong'],
  ['another number format', '3. Sonate', 'Sonata No. 3', 'strong'],
  ['K. and KV', 'Sonata | | K. 545 | C major', 'Sonata facile | | KV 545 | C major', 'weak'],
  ['number without its prefix', 'Chaconne | | 1004', 'Chaconne | | BWV 1004', 'strong'],
  ['number without its prefix', 'Ballade No. 1 | 23', 'Ballade No. 1 | op. 23', 'strong'],
  ['Hoboken', 'Sonata | | Hob.XVI/52', 'Sonata | | Hob. XVI:52 | E-flat major', 'strong'],
  ['nickname left out', 'Sonata No. 5 | | | F major', 'Sonata No. 5 “Spring” | | | F major', 'strong'],
  ['nickname in brackets', 'Sonate Nr. 9 (Kreutzer)', 'Sonata No. 9 “Kreutzer”', 'strong'],
  ['nickname as a compound word', 'Waldsteinsonate | op. 53', 'Sonata “Waldstein” | op. 53', 'strong'],
  ['typo', 'Kindersczenen', 'Kinderszenen', 'strong'],
  ['accents', 'Apres un reve', 'Après un rêve', 'strong'],
  ['articles', 'Tombeau de Couperin', 'Le tombeau de Couperin', 'strong'],

  ['instrument left out', 'Suite Nr. 3 C-Dur BWV 1009', 'Cello Suite No. 3 | | BWV 1009 | C major', 'strong'],
  ['instrument left out', 'Trio op. 8', 'Piano Trio No. 1 | op. 8', 'strong'],
  ['compound', 'Sonate für Altsaxophon und Klavier', 'Sonata for Alto Saxophone and Piano', 'strong'],
  ['two languages', 'Konzert für zwei Violinen d-Moll', 'Concerto for Two Violins | | | D minor', 'strong'],

  // Possibly the same
  ['instrument left out', 'Märchenbilder für Viola und Klavier', 'Märchenbilder | op. 113', 'weak'],
  ['instrument left out', 'Sonata No. 3', 'Cello Sonata No. 3', 'weak'],
  ['aria without its opera', 'Deh vieni, non tardar', '“Deh vieni, non tardar” from Le nozze di Figaro', 'weak'],
  ['a song from a set', 'Morgen! | op. 27 no. 4', 'Vier Lieder | op. 27', 'weak'],
  ['same number, different title', 'Mondscheinsonate | op. 27 no. 2', 'Piano Sonata No. 14 | op. 27 no. 2', 'weak'],
  ['same number, different title', 'Chaconne | | BWV 1004', 'Partita No. 2 | | BWV 1004', 'weak'],
  ['one piece from a set', 'Prélude | op. 28 no. 15', '24 Préludes | op. 28', 'weak'],
  ['one piece from a set', 'Der Lindenbaum | | D 911 no. 5', 'Winterreise | | D 911', 'weak'],
  ['key in only one entry', 'Violin Sonata | | | A major', 'Violin Sonata', 'weak'],
  ['number in only one entry', 'Cello Concerto', 'Cello Concerto No. 1', 'weak'],
  ['number in only one entry', 'Sonate c-Moll', 'Sonata No. 8 | op. 13 | | C minor', 'weak'],
  ['an extra word', 'Introduction und Rondo capriccioso', 'Rondo capriccioso', 'weak'],

  // Another work of a series
  ['another number', 'Sonata No. 5', 'Sonata No. 6', 'series'],
  ['another number', 'Sonate Nr. 5 | op. 24', 'Sonata No. 6 | op. 30 no. 1', 'series'],
  ['another opus', 'Sonata | op. 120 no. 2', 'Sonata | op. 120 no. 1', 'series'],
  ['another opus', 'Nocturne | op. 9 no. 1', 'Nocturne | op. 48 no. 1', 'series'],
  ['another catalogue number', 'Partita No. 2 | | BWV 1004', 'Partita | | BWV 1006', 'series'],
  ['another catalogue number', 'Prelude and Fugue | | BWV 543', 'Präludium und Fuge | | BWV 544', 'series'],
  ['another key', 'Sonata | | | F minor', 'Sonata | | | F major', 'series'],
  ['another key', 'Sonate | | | B-Dur', 'Sonata | | | B major', 'series'],
  ['same opus, another number', 'Caprice No. 24 | op. 1', 'Caprice No. 5 | op. 1', 'series'],
  ['no number', 'Sonata', 'Sonata No. 5 | op. 24 | | F major', 'series'],
  ['another number of a cycle', 'Ungarischer Tanz Nr. 5', 'Hungarian Dances No. 1', 'series'],

  ['no instrument', 'Sonata No. 6', 'Violin Sonata No. 5 | op. 24', 'series'],
  ['Roman numerals', 'Improvisation II', 'Improvisation I', 'series'],
  ['Roman numerals with letters', 'Sequenza III', 'Sequenza IXb', 'series'],

  // Different works
  ['different instrument, no number', 'Cello Sonata', 'Violin Sonata', 'none'],
  ['different form', 'Sonatina | | | G major', 'Sonata | | | G major', 'none'],
  ['different instrument', 'Cello Concerto | | | A minor', 'Piano Concerto | | | A minor', 'none'],
  ['different instrument', 'Viola Sonata | op. 11 no. 4', 'Cello Sonata | op. 11 no. 3', 'none'],
  ['different count', 'Five Pieces in Folk Style', 'Three Romances', 'none'],
  ['similar words', 'Frauenliebe und -leben', 'Dichterliebe', 'none'],
  ['similar words', 'Kinderszenen | op. 15', 'Waldszenen | op. 82', 'none'],
  ['one word in common', 'Toccata and Fugue', 'Prelude and Fugue', 'none'],
  ['two songs', 'Gretchen am Spinnrade', 'Der Tod und das Mädchen', 'none'],
  ['two arias of one opera', '“Non più andrai” | | KV 492 no. 10', '“Deh vieni” | | KV 492 no. 28', 'none'],
  ['two chorales', 'Choral Prelude “Wachet auf”', 'Chorale Prelude “Nun komm, der Heiden Heiland”', 'none'],
  ['song cycles', 'Liederkreis | op. 24', 'Dichterliebe | op. 48', 'none'],
]

describe('pieces of one composer', () => {
  test.each(pieces)('%s: %s and %s: %s', (_, one, other, verdict) => {
    const found = comparePieces(piece(one), piece(other))
    expect(found).toMatchObject({ verdict })
    expect(comparePieces(piece(other), piece(one)).verdict, 'in the other order').toBe(verdict)
  })

  const outcomes = pieces.map(([, one, other, expected]) => ({
    expected,
    found: comparePieces(piece(one), piece(other)).verdict,
  }))
  const accuracies = [
    accuracyOf('works that are the same', outcomes, verdict => verdict === 'strong'),
    accuracyOf('works that may be the same', outcomes, verdict => ['strong', 'weak'].includes(verdict)),
    accuracyOf('works that are pointed out', outcomes, verdict => verdict !== 'none'),
  ]
  test.each(accuracies)('$about: precision $precision, recall $recall', ({ precision, recall }) =>
    expect({ precision, recall }).toEqual({ precision: 1, recall: 1 }),
  )
  afterAll(() => console.table(accuracies))

  test('the same work comes first, then similar ones, then the series', () => {
    const existing = [
      'Sonata No. 6 | op. 30 no. 1',
      'Sonata op. 24',
      'Violin Romance',
      'Sonata No. 5 | op. 24',
    ].map(piece)
    const found = pieceDuplicates(piece('Sonate Nr. 5 | op. 24'), existing)
    expect(found.map(({ match }) => match.verdict)).toEqual(['strong', 'strong', 'series'])
    expect(found[0]?.piece).toBe(existing[3])
  })
})

test.each([
  ['Schumann, Clara | 1819-1896', 'Schumann, Robert | 1810-1856', true],
  ['Bach, Johann Christian | 1735-1782', 'Bach, Johann Sebastian | 1685-1750', true],
  ['Strauss, Johann | 1825-1899', 'Strauss, Johann | 1804-1849', true],
  ['Brahms, Johannes | 1833-1897', 'Schumann, Robert | 1810-1856', true],
  ['Tschaikowsky, Peter | 1840-1893', 'Tchaikovsky, Pyotr Ilyich | 1840-1893', false],
  ['Шостакович, Дмитрий | 1906-1975', 'Shostakovich, Dmitri | 1906-1975', false],
  ['Pärt, A. | 1935-', 'Pärt, Arvo | 1935-', false],
  ['Wieck, Clara | 1819-1896', 'Schumann, Clara | 1819-1896', false],
])('%s and %s are different people: %s', (one, other, different) =>
  expect(areDifferentPeople(person(one), person(other))).toBe(different),
)
