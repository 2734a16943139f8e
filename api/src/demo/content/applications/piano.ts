import {
  type DemoApplication,
  drive,
  orechovska,
  shortYoutube,
  soundcloud,
  vimeo,
  youtube,
} from './demo-application.ts'

/** To teacher@example.org: many applications in every state. */
export const pianoApplications: readonly DemoApplication[] = [
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
