/** What a participant plays after all. */
export interface DemoRepertoireChange {
  email: string
  /** Of the masterclass. */
  instrument: string
  /** Days after the final save. */
  after: number
  repertoire: string
  /** Works of the catalogue, by composer and number. */
  works: readonly (readonly [composer: string, number: string])[]
}

export const pastRepertoireChanges: readonly DemoRepertoireChange[] = [
  {
    email: 'mina.haselroth@example.net',
    instrument: 'viola',
    after: 6,
    repertoire: 'Brahms statt Schubert: die f-Moll-Sonate, alle vier Sätze',
    works: [['Brahms', 'op. 120 no. 1']],
  },
]

export const currentRepertoireChanges: readonly DemoRepertoireChange[] = [
  {
    email: 'student@example.org',
    instrument: 'piano',
    after: 3,
    repertoire: 'Schubert: Sonate A-Dur, D 664\nJanáček: Im Nebel, alle vier Stücke',
    works: [['Schubert', 'D 664']],
  },
  {
    email: 'laurin.niederalp@example.org',
    instrument: 'cello',
    after: 4,
    repertoire: 'Schostakowitsch: Sonate op. 40\nBach: Suite d-Moll, die ersten drei Sätze',
    works: [
      ['Shostakovich', 'op. 40'],
      ['Bach', 'BWV 1008'],
    ],
  },
  {
    email: 'mina.haselroth@example.net',
    instrument: 'viola',
    after: 5,
    repertoire: 'Brahms: Sonate Es-Dur, op. 120 Nr. 2',
    works: [['Brahms', 'op. 120 no. 2']],
  },
]
