/** A concert request of the demo. Days count from the first day of the academy. */
export interface DemoRequest {
  email: string
  /** The composer's surname, and an opus, catalogue number or title that identifies the work. */
  work: readonly [composer: string, mark: string]
  /** Positions and seconds of the chosen movements; `seconds` is used for a whole work. */
  movements?: readonly (readonly [place: number, seconds: number])[]
  seconds?: number
  /** Days since it was sent. */
  sent: number
  earliest_day: number
  is_accompanied?: true
  ensemble?: readonly { name: string; instrument: string }[]
  notes?: string
  /** State of the recording, if requested. An announced recording has an invoice. */
  recording?: 'wished' | 'paid' | 'there'
}

export interface DemoEvening {
  day: number
  place: string
  length_minutes: number
  /** How many days before the evening it is announced. Until then it is only planned. */
  announced_before: number
  programme: readonly DemoRequest[]
}

export interface DemoConcerts {
  evenings: readonly DemoEvening[]
  /** Requests without an evening. */
  waiting: readonly DemoRequest[]
}

const lena = 'student@example.org'
const laurin = { email: 'laurin.niederalp@example.org', name: 'Laurin Niederalp', instrument: 'Violoncello' }
const gergo = { email: 'gergo.tolgyvari@example.com', name: 'Gergő Tölgyvári', instrument: 'Violine' }
const member = ({ name, instrument }: typeof laurin) => ({ name, instrument })

export const currentConcerts: DemoConcerts = {
  evenings: [
    {
      day: 3,
      place: 'Stiftskirche',
      length_minutes: 75,
      announced_before: 10,
      programme: [
        {
          email: 'mina.haselroth@example.net',
          work: ['Hindemith', 'op. 11 no. 4'],
          seconds: 1_020,
          sent: 12,
          earliest_day: 2,
          is_accompanied: true,
        },
        {
          email: lena,
          work: ['Schubert', 'D 664'],
          movements: [
            [1, 470],
            [2, 300],
            [3, 430],
          ],
          sent: 14,
          earliest_day: 3,
          recording: 'wished',
        },
      ],
    },
    {
      day: 7,
      place: 'Bibliothekssaal',
      length_minutes: 60,
      announced_before: 10,
      programme: [
        {
          email: lena,
          work: ['Janáček', 'In the Mists'],
          movements: [
            [1, 220],
            [4, 290],
          ],
          sent: 11,
          earliest_day: 5,
          recording: 'paid',
          notes: 'Bitte den Flügel nach hinten gedreht, falls es geht.',
        },
        {
          email: gergo.email,
          work: ['Brahms', 'op. 78'],
          movements: [[1, 640]],
          sent: 10,
          earliest_day: 4,
          is_accompanied: true,
          recording: 'wished',
        },
      ],
    },
    {
      day: 8,
      place: 'Stiftskirche',
      length_minutes: 90,
      announced_before: 3,
      programme: [
        // She leaves on that day: the plan warns of it.
        {
          email: 'freya.winterbourne@example.org',
          work: ['Schubert', 'An die Musik'],
          seconds: 165,
          sent: 7,
          earliest_day: 5,
          is_accompanied: true,
          notes: 'I would love to open the evening.',
        },
        {
          email: 'nuria.castanar@example.org',
          work: ['Bach', 'BWV 1009'],
          movements: [
            [1, 210],
            [6, 195],
          ],
          sent: 7,
          earliest_day: 6,
          recording: 'wished',
        },
        {
          email: laurin.email,
          work: ['Shostakovich', 'op. 40'],
          movements: [
            [1, 720],
            [2, 200],
          ],
          sent: 8,
          earliest_day: 8,
          is_accompanied: true,
        },
      ],
    },
  ],
  waiting: [
    {
      email: lena,
      work: ['Ravel', 'M. 40'],
      movements: [
        [1, 255],
        [2, 190],
        [3, 235],
      ],
      sent: 4,
      earliest_day: 5,
      recording: 'wished',
    },
    {
      email: lena,
      work: ['Beethoven', 'op. 70 no. 1'],
      movements: [[2, 600]],
      sent: 3,
      earliest_day: 7,
      ensemble: [member(gergo), member(laurin)],
      notes: 'Wir proben ab dem zweiten Tag gemeinsam.',
    },
    // He has withdrawn since: the office sees it at the request.
    {
      email: 'ezekiel.marlowe-finch@example.org',
      work: ['Schumann', 'op. 18'],
      seconds: 420,
      sent: 16,
      earliest_day: 6,
    },
  ],
}

/** Concerts of the previous year, all performed. */
export const pastConcerts: DemoConcerts = {
  evenings: [
    {
      day: 5,
      place: 'Stiftskirche',
      length_minutes: 80,
      announced_before: 1,
      programme: [
        {
          email: lena,
          work: ['Mozart', 'KV 331'],
          movements: [
            [1, 780],
            [3, 210],
          ],
          sent: 1,
          earliest_day: 4,
          recording: 'there',
        },
        {
          email: gergo.email,
          work: ['Mendelssohn Bartholdy', 'op. 64'],
          movements: [[1, 790]],
          sent: 1,
          earliest_day: 4,
          is_accompanied: true,
        },
      ],
    },
    {
      day: 9,
      place: 'Bibliothekssaal',
      length_minutes: 60,
      announced_before: 1,
      programme: [
        { email: lena, work: ['Brahms', 'op. 79'], movements: [[2, 380]], sent: 0, earliest_day: 8 },
      ],
    },
  ],
  waiting: [],
}
