import type { TeacherSlug } from './teachers.ts'

/** What a teacher of the demo has noted about an applicant of this year, and the pieces of the recordings. */
interface DemoReview {
  email: string
  rating?: number
  note?: string
  /** The place on the waiting list. */
  reserve_rank?: number
  titles?: readonly string[]
}

export const demoReviews: Partial<Record<TeacherSlug, readonly DemoReview[]>> = {
  // Teacher@example.org, in the middle of the selection: five undecided, two on the waiting list.
  'zdenka-orechovska': [
    { email: 'student@example.org', rating: 5, titles: ['Schubert: Sonate D 664, 1. Satz'] },
    {
      email: 'valentina.hofkircher@example.org',
      rating: 5,
      note: 'Fuge aus op. 110 ganz ruhig gebaut.\nMit Ligeti anfangen?',
      titles: ['Beethoven: op. 110, Fuge', 'Ligeti: Arc-en-ciel'],
    },
    { email: 'tobias.seewaldner@example.com', rating: 4, titles: ['Haydn: Sonate Es-Dur'] },
    {
      email: 'lorenzo.montelarice@example.net',
      rating: 4,
      note: 'Great sense of drama; pedal in the Liszt too thick.',
      titles: ['Liszt: Vallée d’Obermann', 'Scarlatti: K 141', ''],
    },
    { email: 'agnieszka.wrzosowicz@example.org', rating: 5, titles: ['Chopin: Sonata No. 3', 'Szymanowski'] },
    {
      email: 'reka.szentmaray@example.org',
      rating: 4,
      note: 'Sehr gern, wenn ein Platz frei wird.',
      reserve_rank: 1,
      titles: ['Bartók: Klänge der Nacht'],
    },
    {
      email: 'petra.vrbnican@example.com',
      rating: 3,
      note: 'Bach sauber, aber noch wenig eigener Ton.',
      reserve_rank: 2,
      titles: ['Bach: Partita Nr. 2, Sinfonia'],
    },
    { email: 'danylo.sosnovenko@example.net', rating: 2, note: 'Nächstes Jahr noch einmal hören.' },
    {
      email: 'seraina.cavegnola@example.com',
      rating: 4,
      note: 'Zweiten Satz noch einmal anhören.',
      titles: ['Mozart: Sonate a-Moll', 'Martin: Préludes'],
    },
    {
      email: 'hiroto.kamisaka@example.org',
      titles: ['Takemitsu: Rain Tree Sketch II', 'Beethoven: Op. 109'],
    },
  ],
}
