import { type DemoApplication, drive, kilcarragh, soundcloud, vimeo, youtube } from './demo-application.ts'

/** To teacher2@example.org. */
export const violinApplications: readonly DemoApplication[] = [
  kilcarragh(
    'annika.dornwalde@example.com',
    ['Bach: Partita Nr. 2 d-Moll, BWV 1004', 'Prokofjew: Sonate Nr. 2, op. 94a'],
    {
      sent: 41,
      paid: 5,
      recordings: [youtube('dornwalde-chaconne')],
      with_resume: true,
      is_accepted: true,
    },
  ),
  kilcarragh(
    'felix.rauchegger-lind@example.org',
    ['Mozart: Konzert G-Dur, KV 216', 'Kreisler: Präludium und Allegro'],
    {
      sent: 34,
      paid: 11,
      recordings: [youtube('rauchegger-mozart')],
      is_known: true,
    },
  ),
  kilcarragh('ilinca.bradeanu@example.org', ['Enescu: Sonata No. 3, Op. 25', 'Ysaÿe: Sonata No. 4, Op. 27'], {
    sent: 22,
    paid: 3,
    recordings: [soundcloud('bradeanu-enescu'), youtube('bradeanu-ysaye')],
    is_known: true,
    comment: 'I would love to work on the folk idiom of the Enescu.',
  }),
  kilcarragh(
    'kacper.zrebinski@example.net',
    ['Wieniawski: Concerto No. 2, Op. 22', 'Bach: Sonata No. 1, BWV 1001 (Adagio and Fuga)'],
    {
      sent: 16,
      paid: 2,
      is_known: true,
      recordings: [],
    },
  ),
  kilcarragh(
    'ingrid.fossasen@example.net',
    ['Sibelius: Humoresques, Op. 89', 'Grieg: Sonata No. 3, Op. 45'],
    {
      sent: 9,
      paid: 4,
      recordings: [vimeo('fossasen-grieg')],
      is_known: true,
    },
  ),
  kilcarragh('greta.pfitschthaler@example.org', ['Bruch: Konzert g-Moll, op. 26'], {
    sent: 20,
    recordings: [drive('pfitschthaler-bruch')],
    is_known: true,
  }),
  kilcarragh('kalina.yavorska@example.com', ['Vladigerov: Bulgarian Rhapsody “Vardar”'], {
    sent: 5,
    recordings: [youtube('yavorska-vardar')],
    is_known: true,
  }),
]
