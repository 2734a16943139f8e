import {
  akcaova,
  beruashvili,
  bjornhaugen,
  type DemoApplication,
  koszeghalmi,
  labedzki,
  larocheval,
  mizobata,
  mokoatle,
  penarrubia,
  quintanilha,
  soundcloud,
  unterkircher,
  vimeo,
  youtube,
  zirmgaster,
} from './demo-application.ts'

/** To all other masterclasses. */
export const otherApplications: readonly DemoApplication[] = [
  penarrubia('student@example.org', ['Mompou: Música callada (Auswahl)', 'Albéniz: El puerto'], {
    sent: 25,
    recordings: [youtube('almstaetter-mompou')],
    with_resume: true,
  }),
  zirmgaster('student@example.org', ['Bach: Triosonate Nr. 1 Es-Dur, BWV 525'], {
    sent: 2,
    is_known: true,
    recordings: [],
    comment: 'Diesmal im Hauptfach: Ich studiere seit Herbst auch Kirchenmusik.',
  }),
  penarrubia(
    'jonathan.weisskamp@example.org',
    ['Granados: Quejas, o La maja y el ruiseñor', 'Ravel: Alborada del gracioso'],
    {
      sent: 13,
      paid: 6,
      recordings: [youtube('weisskamp-granados')],
      is_known: true,
    },
  ),
  mizobata('yuchen.baihe@example.org', ['Clementi: Sonata in F-sharp minor, Op. 25 No. 5'], {
    sent: 11,
    paid: 3,
    recordings: [youtube('baihe-clementi')],
    is_known: true,
  }),
  koszeghalmi('gergo.tolgyvari@example.com', ['Bartók: Rhapsody No. 1', 'Brahms: Sonata No. 1, Op. 78'], {
    sent: 29,
    paid: 2,
    is_known: true,
    recordings: [],
  }),
  koszeghalmi(
    'felix.rauchegger-lind@example.org',
    ['Hubay: Carmen-Fantasie', 'Mozart: Konzert G-Dur, KV 216'],
    {
      sent: 18,
      recordings: [youtube('rauchegger-hubay')],
      is_known: true,
    },
  ),
  labedzki(
    'mina.haselroth@example.net',
    ['Hindemith: Sonate op. 11 Nr. 4 (17 min)', 'Rebecca Clarke: Sonate (24 min)'],
    {
      sent: 36,
      paid: 4,
      recordings: [soundcloud('haselroth-clarke')],
      is_known: true,
      gets_place: true,
    },
  ),
  bjornhaugen(
    'rowan.ashgrove@example.com',
    ['Walton: Concerto (first movement)', 'Telemann: Fantasias (selection)'],
    {
      sent: 8,
      recordings: [youtube('ashgrove-walton')],
      is_known: true,
    },
  ),
  beruashvili(
    'student2@example.org',
    ['Saint-Saëns: Concerto No. 1, Op. 33', 'Bach: Suite No. 3, BWV 1009'],
    {
      sent: 4,
      is_known: true,
      recordings: [youtube('bergskog-adeyinka-bach')],
      comment: 'Could we look at bow distribution in the Saint-Saëns?',
    },
  ),
  beruashvili(
    'laurin.niederalp@example.org',
    ['Schostakowitsch: Sonate op. 40 (28 min)', 'Tsintsadze: Fünf Stücke über Volksthemen'],
    {
      sent: 27,
      paid: 3,
      recordings: [youtube('niederalp-schostakowitsch')],
      is_known: true,
      gets_place: true,
    },
  ),
  beruashvili(
    'nuria.castanar@example.org',
    ['Cassadó: Suite', 'Boccherini: Sonata in A major, G 4 (12 min)'],
    {
      sent: 14,
      paid: 5,
      recordings: [vimeo('castanar-cassado')],
      is_known: true,
      gets_place: true,
    },
  ),
  mokoatle(
    'j.vanderweidemeer@example.org',
    ['Britten: Suite No. 1, Op. 72', 'Beethoven: Sonata No. 3, Op. 69'],
    {
      sent: 21,
      paid: 2,
      recordings: [youtube('vanderweidemeer-britten')],
      is_known: true,
    },
  ),
  quintanilha(
    'duarte.vilaverde@example.net',
    ['Xenakis: Rebonds B', 'Bach: Suite BWV 1007 (marimba)', 'Séjourné: Nancy'],
    {
      sent: 32,
      paid: 6,
      recordings: [youtube('vilaverde-rebonds')],
      is_known: true,
      comment: 'I can bring my own mallets, but would need a five-octave marimba.',
    },
  ),
  quintanilha('emre.gokcedag@example.net', ['Lang: Anvil Chorus', 'Delécluse: Étude No. 9'], {
    sent: 6,
    recordings: [youtube('gokcedag-anvil')],
    is_known: true,
  }),
  unterkircher(
    'freya.winterbourne@example.org',
    ['Purcell: Music for a while', 'Schubert: Suleika I, D 720', 'Mozart: Deh vieni, non tardar'],
    {
      sent: 38,
      paid: 4,
      recordings: [youtube('winterbourne-purcell'), youtube('winterbourne-mozart')],
      is_known: true,
      is_accepted: true,
    },
  ),
  unterkircher('nino.mtashvili@example.org', ['Brahms: Von ewiger Liebe, Op. 43', 'Bizet: Séguedille'], {
    sent: 23,
    paid: 3,
    recordings: ['https://music.apple.com/demo/mtashvili-brahms'],
    is_known: true,
  }),
  unterkircher(
    's.vyshnevetska@example.org',
    ['Lyssenko: Lieder nach Heine', 'Schumann: Liederkreis, op. 39 (Auswahl)'],
    {
      sent: 17,
      paid: 7,
      is_known: true,
      recordings: [],
    },
  ),
  unterkircher('aino.lehtovirta@example.org', ['Sibelius: Songs, Op. 37', 'Handel: Piangerò la sorte mia'], {
    sent: 7,
    recordings: ['https://open.spotify.com/track/demo-lehtovirta'],
    is_known: true,
  }),
  larocheval('gaspard.thuilleroy@example.com', ['Debussy: Rapsodie', 'Denisov: Sonata'], {
    sent: 42,
    paid: 2,
    recordings: [youtube('thuilleroy-denisov')],
    is_known: true,
  }),
  akcaova('karim.alwardani@example.com', ['Glazunov: Concerto, Op. 109', 'Lauba: Jungle'], {
    sent: 10,
    paid: 3,
    recordings: ['https://alwardani.bandcamp.com/track/jungle'],
    is_known: true,
  }),
  zirmgaster(
    'ondrej.havlovsky@example.org',
    ['Bach: Präludium und Fuge Es-Dur, BWV 552', 'Eben: Nedělní hudba (Moto ostinato)'],
    {
      sent: 45,
      paid: 5,
      recordings: [youtube('havlovsky-eben')],
      is_known: true,
    },
  ),
  zirmgaster('ziga.podgorelec@example.org', ['Franck: Choral Nr. 3 a-Moll', 'Muffat: Toccata prima'], {
    sent: 20,
    paid: 4,
    is_known: true,
    recordings: [],
  }),
  zirmgaster(
    'lubica.hrabovcova@example.net',
    ['Buxtehude: Praeludium g-Moll, BuxWV 149', 'Mendelssohn: Sonate Nr. 3'],
    {
      sent: 22,
      paid: 8,
      paid_part: 50,
      recordings: [vimeo('hrabovcova-buxtehude')],
      is_known: true,
    },
  ),
]
