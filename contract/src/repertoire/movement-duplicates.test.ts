import { describe, expect, test } from 'vitest'
import { compareMovements, type MovementVerdict, movementDuplicates } from './movement-duplicates.ts'

// biome-ignore format: a pair is one line
const pairs: [kind: string, one: string, other: string, verdict: MovementVerdict][] = [
  // The same
  ['the very same', 'Allegro', 'Allegro', 'strong'],
  ['capitals', 'ALLEGRO CON BRIO', 'Allegro con brio', 'strong'],
  ['accents', 'Bourree', 'Bourrée', 'strong'],
  ['punctuation', 'Rondo: Allegro', 'Rondo. Allegro', 'strong'],
  ['brackets', 'Scherzo (Allegro molto)', 'Scherzo. Allegro molto', 'strong'],
  ['dash', 'Adagio cantabile - Allegro vivace', 'Adagio cantabile – Allegro vivace', 'strong'],
  ['Roman place', 'II. Adagio', 'Adagio', 'strong'],
  ['Roman place without a sign', 'II Adagio', 'Adagio', 'strong'],
  ['first place without a sign', 'I Allegro', 'Allegro', 'strong'],
  ['place in digits', '2. Adagio', 'II. Adagio', 'strong'],
  ['place in digits', '2) Adagio', 'Adagio', 'strong'],
  ['place with a dash', 'II – Adagio', '2. Adagio', 'strong'],
  ['place of a Satz', '2. Satz: Adagio', 'Adagio', 'strong'],
  ['place of a Satz', '2. Satz: Adagio', 'II. Adagio', 'strong'],
  ['place in words', 'Zweiter Satz: Adagio', 'II. Adagio', 'strong'],
  ['place in words', 'Second movement (Adagio)', '2. Satz: Adagio', 'strong'],
  ['place behind', 'Adagio (2nd movement)', 'Adagio', 'strong'],
  ['place behind the word', 'Satz 2: Adagio', 'Movement II. Adagio', 'strong'],
  ['number of a song', 'Nr. 5 Der Lindenbaum', '5. Der Lindenbaum', 'strong'],
  ['article', 'Lindenbaum', 'Der Lindenbaum', 'strong'],
  ['two languages', 'Thema mit Variationen', 'Tema con variazioni', 'strong'],
  ['two languages', 'Menuett', 'Menuetto', 'strong'],
  ['two languages', 'Präludium', 'Prélude', 'strong'],
  ['two languages', 'Giga', 'Gigue', 'strong'],
  ['two languages', 'Finale. Presto', 'Final. Presto', 'strong'],
  ['number of a variation', 'Var. III', 'Variation 3', 'strong'],
  ['number of a variation', '3. Variation', 'Variation 3', 'strong'],
  ['number with a place', '5. Menuet II', 'Menuet II', 'strong'],
  ['two at once', 'Menuett I und II', 'Menuet I – Menuet II', 'strong'],
  ['key', 'No. 4 in E minor', 'Nr. 4 e-Moll', 'strong'],
  ['a slip of the pen', 'Alegro', 'Allegro', 'strong'],
  ['goes on at once', 'Adagio (attacca)', 'Adagio', 'strong'],
  ['nothing but a place', 'II', '2. Satz', 'strong'],
  ['nothing but such a word', 'Mouvement', 'mouvement', 'strong'],
  ['nothing but signs', '***', '***', 'strong'],

  // Perhaps the same
  ['tempo left out', 'Scherzo', 'Scherzo. Allegro molto', 'weak'],
  ['tempo left out', 'III. Menuetto', 'Menuett: Allegretto', 'weak'],
  ['tempo left out', 'Finale', '4. Satz: Finale (Presto)', 'weak'],
  ['title left out', '2. Satz', 'II. Adagio', 'weak'],
  ['a word more', 'Allegro non troppo', 'Allegro ma non troppo', 'weak'],
  ['one of two', 'Menuet I', 'Menuet I – Menuet II', 'weak'],

  // Others
  ['similar tempo', 'Allegro', 'Allegretto', 'none'],
  ['similar tempo', 'Andante', 'Andantino', 'none'],
  ['similar tempo', 'Largo', 'Larghetto', 'none'],
  ['similar tempo', 'Presto', 'Prestissimo', 'none'],
  ['similar words', 'Andante con moto', 'Andante molto', 'none'],
  ['more of a tempo', 'Allegro', 'Allegro molto', 'none'],
  ['the tempo of a dance', 'Allegro', 'Menuetto. Allegro', 'none'],
  ['the tempo of another', 'Rondo. Allegro', 'Allegro', 'none'],
  ['another number', 'Menuet I', 'Menuet II', 'none'],
  ['another number', 'Variation 3', 'Variation 4', 'none'],
  ['another number', 'Variation XIII', 'Variation XXIII', 'none'],
  ['another number, much in common', 'Variatio 3. Canone all’Unisono a 1 Clav.', 'Variatio 6. Canone all’Unisono a 1 Clav.', 'none'],
  ['another place', '1. Allegro', '3. Allegro', 'none'],
  ['another place', 'I', 'II', 'none'],
  ['another place', 'Erster Satz', 'Zweiter Satz', 'none'],
  ['another key', 'Prélude in C major', 'Prélude in D minor', 'none'],
  ['another dance', 'Courante', 'Sarabande', 'none'],
  ['another song', 'Gute Nacht', 'Gefror’ne Tränen', 'none'],
  ['another song', 'I Bought Me a Cat', 'Long Time Ago', 'none'],
  ['other signs', '***', '???', 'none'],
]

describe('movements of one work', () => {
  test.each(pairs)('%s: %s and %s: %s', (_, one, other, verdict) => {
    const found = compareMovements(one, other)
    expect(found).toMatchObject({ verdict })
    expect(compareMovements(other, one), 'in the other order').toEqual(found)
  })

  test('the likeliest comes first, and what is another does not come', () => {
    const titles = ['Allegro', 'Scherzo. Allegro molto', 'Adagio', 'III. Scherzo']
    const found = movementDuplicates(
      'Scherzo',
      titles.map(title => ({ title })),
    )
    expect(found.map(({ movement, match }) => [movement.title, match.verdict])).toEqual([
      ['III. Scherzo', 'strong'],
      ['Scherzo. Allegro molto', 'weak'],
    ])
  })
})
