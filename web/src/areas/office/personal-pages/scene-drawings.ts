import type { Scene } from './story/lead.ts'

/** A colour of the tokens, and what it fills: from the sky to what is nearest. */
type Shape = readonly [colour: string, path: string]

const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0 ${r} ${r} 0 1 1-${2 * r} 0Z`

const sky = (colour: string): Shape => [colour, 'M6 150V60a54 54 0 0 1 108 0v90Z']
const RIDGE: Shape = ['ridge-middle', 'M6 150V98l22-20 14 12 22-30 18 24 12-10 20 22v54Z']
const HILLS: Shape = ['ridge-near', 'M6 122c36-12 72-12 108 0v28H6Z']
const GROUND: Shape = ['ground', 'M6 138c36-5 72-5 108 0v12H6Z']
const MONASTERY: readonly Shape[] = [
  ['wall', 'M34 112h46v28H34ZM78 84h15v56H78Z'],
  [
    'roof',
    'M29 112l9-16h40v16ZM75 82h21v3H75ZM78 82c-5-5-1-10 4-13 2-1 3-3 3-6v-5h1v5c0 3 1 5 3 6 5 3 9 8 4 13Z',
  ],
]
const WINDOWS =
  'M42 134v-11a3 3 0 0 1 6 0v11ZM54 134v-11a3 3 0 0 1 6 0v11ZM66 134v-11a3 3 0 0 1 6 0v11ZM82 98h7v9h-7Z'
const STAND: readonly Shape[] = [
  ['stone', 'M34 112h3v38h-3ZM21 116l5-27h19l5 27Z'],
  ['wall', 'M25 112l3-22 7 2v22ZM46 112l-3-22-7 2v22Z'],
]

export const drawings: Record<Scene, readonly Shape[]> = {
  // A sealed letter.
  sent: [
    sky('sky-noon'),
    ['sun', disc(84, 46, 10)],
    RIDGE,
    HILLS,
    GROUND,
    ['wall', 'M24 98h72v46H24Z'],
    ['wall-shade', 'M24 98l36 29 36-29Z'],
    ['roof', disc(60, 124, 7)],
  ],
  // A lamp beside the scores.
  withTeacher: [
    sky('sky-dusk'),
    ['sun', disc(34, 58, 8)],
    RIDGE,
    HILLS,
    ['lamp', 'M70 102l8-22h16l8 22Z'],
    ['stone', 'M84 102h4v32h-4ZM76 132h20v4H76ZM6 136h108v14H6Z'],
    ['wall', 'M22 130h40v6H22ZM26 118h38v6H26Z'],
    ['wall-shade', 'M24 124h42v6H24Z'],
  ],
  // An open door.
  offered: [
    sky('wall'),
    ['horizon', 'M38 150V88a24 24 0 0 1 48 0v62Z'],
    ['ridge-middle', 'M38 150v-34l14-14 10 9 12-16 12 14v41Z'],
    ['ridge-near', 'M38 150v-24c16-5 32-5 48 0v24Z'],
    ['wall-shade', 'M58 126h8l14 24H44Z'],
    ['roof', 'M38 150V88l-20-10v72Z'],
    ['lamp', disc(62, 42, 6)],
    ['wall-shade', 'M6 146h32v4H6ZM86 146h28v4H86Z'],
  ],
  // The monastery by day, and the way there.
  place: [
    sky('sky-noon'),
    ['sun', disc(48, 46, 11)],
    RIDGE,
    HILLS,
    ...MONASTERY,
    ['ground', WINDOWS],
    GROUND,
    ['wall', 'M50 138h10l16 12H34Z'],
  ],
  // A bench below a tree.
  waiting: [
    sky('sky'),
    ['sun', disc(86, 66, 10)],
    RIDGE,
    HILLS,
    GROUND,
    ['roof', 'M33 142v-36h5v36Z'],
    ['ground', 'M35 116c-15 0-22-11-18-22-3-13 8-24 19-22 12-4 22 8 18 20 6 12-4 24-19 24Z'],
    ['roof', 'M54 114h44v4H54ZM54 124h44v5H54ZM58 114h3v28h-3ZM91 114h3v28h-3Z'],
    ['brass-line', 'M66 124c-3-6 5-9 9-5 5-3 14-1 14 5Z'],
  ],
  // An instrument case, and a way that goes on.
  noPlace: [
    sky('sky-dusk'),
    ['sun', disc(66, 76, 11)],
    RIDGE,
    HILLS,
    GROUND,
    ['wall', 'M56 150c2-12 24-13 20-22-2-4-10-5-8-9h4c0 3 11 5 13 10 4 9-12 12-10 21Z'],
    [
      'stone',
      'M30 146c-7 0-10-5-10-12 0-5 3-8 3-12s-2-6-2-10c0-6 3-9 6-10V91c0-5 7-5 7 0v11c3 1 6 4 6 10 0 4-2 6-2 10s3 7 3 12c0 7-3 12-11 12Z',
    ],
    ['brass-line', 'M39 116h4v10h-4Z'],
  ],
  // An evening concert.
  inAcademy: [
    sky('sky-night'),
    [
      'star',
      `${disc(40, 46, 1.5)}${disc(54, 28, 1.5)}${disc(74, 38, 1.5)}${disc(26, 66, 1.5)}${disc(98, 72, 1.5)}`,
    ],
    ['sun', disc(88, 50, 8)],
    RIDGE,
    HILLS,
    ...STAND,
    [
      'roof',
      'M78 94c9 0 15 3 16 10 1 6-4 8-5 13 0 3 0 6 2 8 6 3 8 9 8 14 0 8-9 11-21 11s-21-3-21-11c0-5 2-11 8-14 2-2 2-5 2-8-1-5-6-7-5-13 1-7 7-10 16-10Z',
    ],
    ['stone', 'M76 62h4v42h-4ZM74 56h8v8h-8ZM71 120h14v2H71ZM75 127h6l2 16H73Z'],
  ],
  // Flowers, and the programme of the last evening.
  afterwards: [
    sky('horizon'),
    RIDGE,
    HILLS,
    ['stone', 'M6 138h108v12H6Z'],
    [
      'ground',
      'M57 112c-2-14-8-24-15-33l3-2c7 9 13 19 15 35ZM61 112c0-18 2-32 4-44h4c-3 12-5 26-5 44ZM65 112c4-14 10-20 18-27l2 3c-8 6-13 12-16 24Z',
    ],
    ['roof', disc(43, 76, 9)],
    ['sun', disc(67, 64, 10)],
    ['brass-line', disc(86, 84, 8)],
    ['wall', `M50 138l-5-30h32l-5 30ZM84 138l4-24 17 3-3 21Z${disc(43, 76, 3)}${disc(67, 64, 3)}`],
    ['wall-shade', 'M66 108h11l-5 30h-6Z'],
  ],
}
