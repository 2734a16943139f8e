import { describe, expect, test } from 'vitest'
import { compareMovements, type MovementVerdict, movementDuplicates } from './movement-duplicates.ts'

// biome-ignore format: each pair is on one line
const pairs: [kind: string, one: string, other: string, verdict: MovementVerdict][] = [
  // The same
  ['identical', 'Allegro', 'Allegro', 'strong'],
  ['capitals', 'ALLEGRO CON BRIO', 'Allegro con brio', 'strong'],
  ['accents', 'Bourree', 'Bourrée', 'strong'],
  ['punctuation', 'Rondo: Allegro', 'Rondo. Allegro', 'strong'],
  ['brackets', 'Scherzo (Allegro molto)', 'Scherzo. Allegro molto', 'strong'],
  ['dash', 'Adagio cantabile - Allegro vivace', 'Adagio cantabile – Allegro vivace', 'strong'],
  ['Roman numeral', 'II. Adagio', 'Adagio', 'strong'],
  ['Roman numeral without punctuation', 'II Adagio', 'Adagio', 'strong'],
  ['Roman numeral I without punctuation', 'I Allegro', 'Allegro', 'strong'],
  ['number in digits', '2. Adagio', 'II. Adagio', 'strong'],
  ['number in digits', '2) Adagio', 'Adagio', 'strong'],
  ['number with a dash', 'II – Adagio', '2. Adagio', 'strong'],
  ['number before the word Satz', '2. Satz: Adagio', 'Adagio', 'strong'],
  ['number before the word Satz', '2. Satz: Adagio', 'II. Adagio', 'strong'],
  ['number in words', 'Zweiter Satz: Adagio', 'II. Adagio', 'strong'],
  ['number in words', 'Second movement (Adagio)', '2. Satz: Adagio', 'strong'],
  ['number after the title', 'Adagio (2nd movement)', 'Adagio', 'strong'],
  ['number after the word for movement', 'Satz 2: Adagio', 'Movement II. Adagio', 'strong'],
  ['song number', 'Nr. 5 Der Lindenbaum', '5. Der Lindenbaum', 'strong'],
  ['article', 'Lindenbaum', 'Der Lindenbaum', 'strong'],
  ['two languages', 'Thema mit Variationen', 'Tema con variazioni', 'strong'],
  ['two languages', 'Menuett', 'Menuetto', 'strong'],
  ['two languages', 'Präludium', 'Prélude', 'strong'],
  ['two languages', 'Giga', 'Gigue', 'strong'],
  ['two languages', 'Finale. Presto', 'Final. Presto', 'strong'],
  ['variation number', 'Var. III', 'Variation 3', 'strong'],
  ['variation number', '3. Variation', 'Variation 3', 'strong'],
  ['movement number before a numbered title', '5. Menuet II', 'Menuet II', 'strong'],
  ['two movements in one entry', 'Menuett I und II', 'Menuet I – Menuet II', 'strong'],
  ['key', 'No. 4 in E minor', 'Nr. 4 e-Moll', 'strong'],
  ['typo', 'Alegro', 'Allegro', 'strong'],
  ['attacca', 'Adagio (attacca)', 'Adagio', 'strong'],
  ['only a number', 'II', '2. Satz', 'strong'],
  ['only the word for movement', 'Mouvement', 'mouvement', 'strong'],
  ['only punctuation', '***', '***', 'strong'],

  // Possibly the same
  ['tempo left out', 'Scherzo', 'Scherzo. Allegro molto', 'weak'],
  ['tempo left out', 'III. Menuetto', 'Menuett: Allegretto', 'weak'],
  ['tempo left out', 'Finale', '4. Satz: Finale (Presto)', 'weak'],
  ['title left out', '2. Satz', 'II. Adagio', 'weak'],
  ['an extra word', 'Allegro non troppo', 'Allegro ma non troppo', 'weak'],
  ['one of two movements', 'Menuet I', 'Menuet I – Menuet II', 'weak'],

  // Different movements
  ['similar tempo', 'Allegro', 'Allegretto', 'none'],
  ['similar tempo', 'Andante', 'Andantino', 'none'],
  ['similar tempo', 'Largo', 'Larghetto', 'none'],
  ['similar tempo', 'Presto', 'Prestissimo', 'none'],
  ['similar words', 'Andante con moto', 'Andante molto', 'none'],
  ['qualified tempo', 'Allegro', 'Allegro molto', 'none'],
  ['the tempo of a dance', 'Allegro', 'Menuetto. Allegro', 'none'],
  ['the tempo of another movement', 'Rondo. Allegro', 'Allegro', 'none'],
  ['another number', 'Menuet I', 'Menuet II', 'none'],
  ['another number', 'Variation 3', 'Variation 4', 'none'],
  ['another number', 'Variation XIII', 'Variation XXIII', 'none'],
  ['another number, otherwise similar', 'Variatio 3. Canone all’Unisono a 1 Clav.', 'Variatio 6. Canone all’Unisono a 1 Clav.', 'none'],
  ['another movement number', '1. Allegro', '3. Allegro', 'none'],
  ['another movement number', 'I', 'II', 'none'],
  ['another movement number', 'Erster Satz', 'Zweiter Satz', 'none'],
  ['another key', 'Prélude in C major', 'Prélude in D minor', 'none'],
  ['another dance', 'Courante', 'Sarabande', 'none'],
  ['another song', 'Gute Nacht', 'Gefror’ne Tränen', 'none'],
  ['another song', 'I Bought Me a Cat', 'Long Time Ago', 'none'],
  ['different punctuation', '***', '???', 'none'],
]

describe('movements of one work', () => {
  test.each(pairs)('%s: %s and %s: %s', (_, one, other, verdict) => {
    const found = compareMovements(one, other)
    expect(found).toMatchObject({ verdict })
    expect(compareMovements(other, one), 'in the other order').toEqual(found)
  })

  test('the most similar comes first, and others are left out', () => {
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
