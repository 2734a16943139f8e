import {
  type DemoApplication,
  koszeghalmi,
  labedzki,
  mokoatle,
  orechovska,
  soundcloud,
  unterkircher,
  youtube,
  zirmgaster,
} from './applications/demo-application.ts'
import { otherApplications } from './applications/others.ts'
import { pianoApplications } from './applications/piano.ts'
import { violinApplications } from './applications/violin.ts'

export const currentApplications: readonly DemoApplication[] = [
  ...pianoApplications,
  ...violinApplications,
  ...otherApplications,
]

/**
 * Applications of the previous year, whose selection is final. Days count back from the deadline of that
 * year.
 */
export const pastApplications: readonly DemoApplication[] = [
  orechovska(
    'student@example.org',
    ['Mozart: Sonate F-Dur, KV 332', 'Brahms: Rhapsodie g-Moll, op. 79 Nr. 2'],
    {
      sent: 61,
      paid: 3,
      with_resume: true,
      recordings: [youtube('almstaetter-kv332')],
      is_accepted: true,
    },
  ),
  zirmgaster('student@example.org', ['Bach: Acht kleine Präludien und Fugen (Auswahl)'], {
    sent: 44,
    paid: 2,
    with_resume: true,
    recordings: [soundcloud('almstaetter-orgel')],
    is_accepted: false,
  }),
  orechovska('tobias.seewaldner@example.com', ['Beethoven: Sonate E-Dur, op. 14 Nr. 1'], {
    sent: 58,
    paid: 6,
    is_known: true,
    recordings: [youtube('seewaldner-op14')],
    is_accepted: false,
  }),
  orechovska(
    'lorenzo.montelarice@example.net',
    ['Busoni: Elegien (selection)', 'Bach: Toccata in E minor, BWV 914'],
    {
      sent: 50,
      paid: 1,
      with_resume: true,
      recordings: [youtube('montelarice-busoni')],
      is_accepted: true,
    },
  ),
  orechovska('petra.vrbnican@example.com', ['Chopin: Ballade No. 3, Op. 47'], {
    sent: 49,
    paid: 12,
    is_known: true,
    recordings: [soundcloud('vrbnican-chopin')],
    is_accepted: true,
  }),
  orechovska('m.zirbenhofer@example.net', ['Haydn: Sonate D-Dur, Hob. XVI:37'], {
    sent: 30,
    is_known: true,
    recordings: [],
    is_accepted: false,
  }),
  koszeghalmi('gergo.tolgyvari@example.com', ['Kodály: Adagio', 'Mendelssohn: Concerto, Op. 64'], {
    sent: 66,
    paid: 4,
    is_known: true,
    recordings: [],
    is_accepted: true,
  }),
  koszeghalmi('annika.dornwalde@example.com', ['Bach: Sonate Nr. 3, BWV 1005'], {
    sent: 47,
    paid: 3,
    with_resume: true,
    recordings: [youtube('dornwalde-bwv1005')],
    is_accepted: true,
    has_withdrawn: true,
  }),
  labedzki('mina.haselroth@example.net', ['Schubert: Arpeggione-Sonate, D 821'], {
    sent: 40,
    paid: 5,
    is_known: true,
    recordings: [soundcloud('haselroth-arpeggione')],
    is_accepted: true,
  }),
  mokoatle('j.vanderweidemeer@example.org', ['Bach: Suite No. 2, BWV 1008'], {
    sent: 37,
    paid: 2,
    is_known: true,
    recordings: [youtube('vanderweidemeer-bwv1008')],
    is_accepted: true,
  }),
  unterkircher('freya.winterbourne@example.org', ['Dowland: Flow, my tears', 'Fauré: Après un rêve'], {
    sent: 35,
    paid: 6,
    is_known: true,
    recordings: [youtube('winterbourne-dowland')],
    is_accepted: true,
  }),
  zirmgaster('ondrej.havlovsky@example.org', ['Reger: Introduktion und Passacaglia d-Moll'], {
    sent: 52,
    paid: 3,
    is_known: true,
    recordings: [youtube('havlovsky-reger')],
    is_accepted: true,
  }),
  koszeghalmi('reka.szentmaray@example.org', ['Bartók: Rhapsodie Nr. 1', 'Mozart: Konzert A-Dur, KV 219'], {
    sent: 52,
    paid: 4,
    is_known: true,
    recordings: [],
    is_accepted: true,
  }),
  koszeghalmi(
    'gaspard.thuilleroy@example.com',
    ['Franck: Sonata in A major', 'Ysaÿe: Sonata No. 3, “Ballade”'],
    {
      sent: 38,
      paid: 2,
      is_known: true,
      recordings: [youtube('thuilleroy-franck')],
      is_accepted: true,
    },
  ),
  labedzki(
    'clemence.aubrevigne@example.org',
    ['Brahms: Sonata in F minor, Op. 120 No. 1', 'Clarke: Sonata'],
    {
      sent: 45,
      paid: 7,
      is_known: true,
      recordings: [],
      is_accepted: true,
    },
  ),
  unterkircher(
    'greta.pfitschthaler@example.org',
    ['Schumann: Frauenliebe und Leben', 'Mozart: „Batti, batti“'],
    {
      sent: 55,
      paid: 3,
      is_known: true,
      recordings: [],
      is_accepted: true,
    },
  ),
  unterkircher('duarte.vilaverde@example.net', ['Schubert: Die schöne Müllerin (selection)'], {
    sent: 33,
    paid: 5,
    is_known: true,
    recordings: [],
    is_accepted: true,
  }),
]
