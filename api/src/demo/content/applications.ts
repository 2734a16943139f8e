import type { InstrumentKey } from './instruments.ts'
import type { TeacherSlug } from './teachers.ts'

/** An application of the demo. Days count back from the day on which it is seeded. */
export interface DemoApplication {
  email: string
  teacher: TeacherSlug
  instrument: InstrumentKey
  /** Days since it was sent. */
  sent: number
  /** Days until the handling fee was paid, and the amount in euros if it was paid in part. */
  paid?: number
  paid_part?: number
  is_known?: true
  repertoire: string
  comment?: string
  recordings: readonly string[]
  /** Whether it includes the person's résumé from `resumes.ts`. */
  with_resume?: true
  /** The teacher's preliminary decision. */
  is_accepted?: boolean
  /** Decided only with the final save. */
  gets_place?: true
  has_withdrawn?: true
}

type Details = Omit<DemoApplication, 'email' | 'teacher' | 'instrument' | 'repertoire'>

const to =
  (teacher: TeacherSlug, instrument: InstrumentKey) =>
  (email: string, repertoire: readonly string[], details: Details): DemoApplication => ({
    email,
    teacher,
    instrument,
    repertoire: repertoire.join('\n'),
    ...details,
  })

const orechovska = to('zdenka-orechovska', 'piano')
const penarrubia = to('inigo-penarrubia', 'piano')
const mizobata = to('chiharu-mizobata', 'piano')
const koszeghalmi = to('balint-koszeghalmi', 'violin')
const kilcarragh = to('aoife-kilcarragh', 'violin')
const labedzki = to('wojciech-labedzki', 'viola')
const bjornhaugen = to('solveig-bjornhaugen', 'viola')
const beruashvili = to('tamta-beruashvili', 'cello')
const mokoatle = to('thabang-mokoatle', 'cello')
const quintanilha = to('jussara-quintanilha', 'percussion')
const unterkircher = to('anna-friederike-unterkircher-schwarzenbrunner', 'voice')
const larocheval = to('etienne-larocheval', 'saxophone')
const akcaova = to('deniz-akcaova', 'saxophone')
const zirmgaster = to('korbinian-zirmgaster', 'organ')

const youtube = (id: string) => `https://www.youtube.com/watch?v=demo-${id}`
const shortYoutube = (id: string) => `https://youtu.be/demo-${id}`
const vimeo = (id: string) => `https://vimeo.com/demo/${id}`
const soundcloud = (id: string) => `https://soundcloud.com/amselzell-demo/${id}`
const drive = (id: string) => `https://drive.google.com/file/d/demo-${id}/view`

/** To all other masterclasses. */
const otherApplications: readonly DemoApplication[] = [
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

/** To teacher@example.org: many applications in every state. */
const pianoApplications: readonly DemoApplication[] = [
  orechovska(
    'student@example.org',
    ['Schubert: Sonate A-Dur, D 664', 'Janáček: Im Nebel', 'Bach: Präludium und Fuge fis-Moll, BWV 883'],
    {
      sent: 40,
      paid: 6,
      is_known: true,
      comment:
        'Im Vorjahr durfte ich schon bei Ihnen arbeiten. Heuer möchte ich vor allem am Klang im Pianissimo weiterarbeiten.',
      recordings: [youtube('almstaetter-schubert')],
      with_resume: true,
      is_accepted: true,
    },
  ),
  orechovska(
    'valentina.hofkircher@example.org',
    ['Beethoven: Sonate As-Dur, op. 110', 'Ligeti: Étude Nr. 5 „Arc-en-ciel“', 'Chopin: Barcarolle, op. 60'],
    {
      sent: 44,
      paid: 3,
      recordings: [youtube('hofkircher-op110'), youtube('hofkircher-ligeti')],
      with_resume: true,
      comment: 'Ich bereite mich auf die Aufnahmeprüfung zum Masterstudium vor.',
      is_accepted: true,
    },
  ),
  orechovska(
    'tobias.seewaldner@example.com',
    ['Haydn: Sonate Es-Dur, Hob. XVI:52', 'Brahms: Klavierstücke, op. 118'],
    {
      sent: 43,
      paid: 8,
      recordings: [shortYoutube('seewaldner-haydn')],
      is_known: true,
      is_accepted: true,
    },
  ),
  orechovska(
    'jonathan.weisskamp@example.org',
    ['Schumann: Kreisleriana, op. 16', 'Debussy: Images, 1. Heft'],
    {
      sent: 39,
      paid: 2,
      is_known: true,
      comment: '',
      recordings: [],
    },
  ),
  orechovska(
    'seraina.cavegnola@example.com',
    ['Mozart: Sonate a-Moll, KV 310', 'Frank Martin: Acht Préludes (Auswahl)', 'Ravel: Sonatine'],
    {
      sent: 37,
      paid: 4,
      recordings: [vimeo('cavegnola-mozart'), soundcloud('cavegnola-martin')],
      with_resume: true,
      comment: 'Falls es geht: bitte erst ab dem zweiten Tag, am ersten habe ich noch eine Prüfung.',
    },
  ),
  orechovska(
    'lorenzo.montelarice@example.net',
    [
      'D. Scarlatti: Sonatas K 27, K 141, K 208',
      'Liszt: Vallée d’Obermann',
      'Dallapiccola: Quaderno musicale di Annalibera',
    ],
    {
      sent: 35,
      paid: 1,
      recordings: [
        youtube('montelarice-liszt'),
        youtube('montelarice-scarlatti'),
        drive('montelarice-dallapiccola'),
      ],
      with_resume: true,
      comment: 'I hope to play the Dallapiccola in one of the concerts, if there is room for it.',
      is_accepted: true,
    },
  ),
  orechovska(
    'petra.vrbnican@example.com',
    ['Bach: Partita No. 2 in C minor, BWV 826', 'Dora Pejačević: Blumenleben, Op. 19 (selection)'],
    {
      sent: 33,
      paid: 9,
      recordings: [soundcloud('vrbnican-bach')],
      is_known: true,
    },
  ),
  orechovska(
    'reka.szentmaray@example.org',
    ['Bartók: Im Freien, Sz. 81', 'Schubert: Drei Klavierstücke, D 946'],
    {
      sent: 30,
      paid: 5,
      is_known: true,
      recordings: [youtube('szentmaray-bartok')],
      comment: 'Wir haben uns beim Vorspielen in Győr kennengelernt.',
    },
  ),
  orechovska(
    'agnieszka.wrzosowicz@example.org',
    ['Chopin: Sonata No. 3 in B minor, Op. 58', 'Szymanowski: Masques, Op. 34'],
    {
      sent: 28,
      paid: 3,
      recordings: [youtube('wrzosowicz-chopin'), vimeo('wrzosowicz-szymanowski')],
      with_resume: true,
      is_accepted: true,
    },
  ),
  orechovska(
    'danylo.sosnovenko@example.net',
    ['Rachmaninoff: Études-Tableaux, Op. 39 (Nos. 1, 5, 9)', 'Liszt: Les jeux d’eaux à la Villa d’Este'],
    {
      sent: 24,
      paid: 7,
      recordings: ['https://www.dropbox.com/s/demo-sosnovenko/etudes.mp4'],
      is_known: true,
      is_accepted: false,
      comment: 'My recording was made on an upright piano; I hope that the idea comes across.',
    },
  ),
  orechovska(
    'clemence.aubrevigne@example.org',
    [
      'Fauré: Nocturne No. 6, Op. 63',
      'Messiaen: Première communion de la Vierge',
      'Couperin: Les barricades mystérieuses',
    ],
    {
      sent: 19,
      paid: 2,
      recordings: [youtube('aubrevigne-faure')],
      is_known: true,
    },
  ),
  orechovska(
    'hiroto.kamisaka@example.org',
    ['Takemitsu: Rain Tree Sketch II', 'Beethoven: Sonata in E major, Op. 109'],
    {
      sent: 15,
      paid: 4,
      recordings: [youtube('kamisaka-takemitsu'), youtube('kamisaka-op109')],
      with_resume: true,
    },
  ),
  orechovska(
    'seo-yeon.byeokgang@example.com',
    ['Prokofiev: Sonata No. 6, Op. 82', 'Mendelssohn: Variations sérieuses, Op. 54'],
    {
      sent: 12,
      paid: 1,
      recordings: [shortYoutube('byeokgang-prokofiev')],
      is_known: true,
    },
  ),
  orechovska(
    'ezekiel.marlowe-finch@example.org',
    ['Ives: The Alcotts (from the “Concord” Sonata)', 'Schumann: Waldszenen, Op. 82'],
    {
      sent: 26,
      paid: 4,
      recordings: [vimeo('marlowe-finch-ives')],
      is_known: true,
      has_withdrawn: true,
      comment: 'I may have to be in Vermont that week, but would not want to miss the chance.',
    },
  ),
  orechovska(
    'm.zirbenhofer@example.net',
    [
      'Bach: Französische Suite Nr. 5, BWV 816',
      'Mozart: Variationen über „Ah, vous dirai-je, Maman“, KV 265',
    ],
    {
      sent: 31,
      is_known: true,
      recordings: [],
      comment: 'Meine Klavierlehrerin hat mir geraten, mich bei Ihnen zu bewerben.',
    },
  ),
  orechovska('yuchen.baihe@example.org', [], {
    sent: 3,
    recordings: [youtube('baihe-clementi')],
    is_known: true,
    comment: 'I will send my repertoire after the exam in May.',
  }),
]

/** To teacher2@example.org. */
const violinApplications: readonly DemoApplication[] = [
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
