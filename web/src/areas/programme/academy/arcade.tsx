import './landscape.css'
import './arcade.css'

const CENTRES = [120, 360, 600, 840, 1080, 1320]

// Capital, arch, capital, shaft, base: the opening in the wall.
const openingOf = (centre: number) => `M${centre - 96} 512v-18h-9V262h9v-18a96 96 0 0 1 192 0v18h9v232h-9v18Z`

const wall = `M0 0h1440v650H0Z${CENTRES.map(openingOf).join('')}`

/** The evening view from the cloister, five minutes before the concert. */
export const Arcade = () => (
  <svg className="arcade" viewBox="0 64 1440 586" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <path className="arcade-sky" d="M0 0h1440v650H0Z" />
    <circle className="sun" cx="548" cy="258" r="40" />
    <path
      className="ridge-far"
      d="M0 372l88-46 44 20 96-78 40 28 62-58 46 44 34-14 92 88 78-48 60 40 112-92 42 32 108-74 44 38 26-10 86 62 58-26 92 66 78-48 84 50 60-34 32 20v290H0Z"
    />
    <path
      className="ridge-middle"
      d="M0 422l96-44 84 30 132-66 108 58 96-30 118 44 150-62 128 54 138-60 104 46 124-42 108 36 54-14v250H0Z"
    />
    <path
      className="ridge-near"
      d="M0 470c180-46 372-46 560-6 150 32 320 30 500-14 150-36 270-32 380 0v170H0Z"
    />
    <Church />
    <path className="ground" d="M0 506c260-22 480-20 700-12 260 10 500-6 740 6v120H0Z" />
    <path
      className="arcade-birds"
      d="M338 176q10-9 15 0 6-9 16-1M392 206q8-7 12 0 5-7 13-1M640 192q8-7 12 0 5-7 13-1"
    />
    <path className="arcade-stone" fillRule="evenodd" d={wall} />
    <path className="arcade-rim" d={CENTRES.map(openingOf).join('')} />
    <path className="arcade-floor" d={CENTRES.map(c => `M${c - 84} 548h168l-99 102h-190Z`).join('')} />
    <MusicStand />
    <Cello />
  </svg>
)

const Church = () => (
  <g>
    <path
      className="fir"
      d="M1010 440l16 66h-32ZM1336 426l20 80h-40ZM1376 448l14 58h-28ZM310 450l15 58h-30ZM344 432l19 76h-38Z"
    />
    <path className="wall" d="M1092 408h128v100h-128ZM1052 322h44v186h-44Z" />
    <path className="roof" d="M1086 409l26-42h106l10 42Z" />
    <path
      className="roof"
      d="M1048 315h52v8h-52ZM1055 315c-13-14-4-27 8-33 6-4 8-7 8-14v-16h-6v-4h6v-7h5v7h6v4h-6v16c0 7 3 10 9 14 11 6 21 19 8 33Z"
    />
    <path className="lamp" d="M1116 478v-34a9 9 0 0 1 18 0v34ZM1150 478v-34a9 9 0 0 1 18 0v34Z" />
    <path className="arch" d="M1066 364v-16a8 8 0 0 1 16 0v16Z" />
  </g>
)

export const MusicStand = () => (
  <g>
    <path
      className="arcade-iron"
      d="M650 420h6v148h-6ZM653 560l-34 34h9l25-24 25 24h9ZM596 432l8-66h98l8 66v6H596Z"
    />
    <path className="arcade-sheet" d="M606 424l7-66 39 5v64ZM700 424l-7-66-39 5v64Z" />
    <path
      className="arcade-notes"
      d="M618 374l28 4m-29 8 29 4m-30 8 30 4m-31 8 31 4M689 374l-29 4m30 8-30 4m31 8-31 4m32 8-32 4"
    />
  </g>
)

export const Cello = () => (
  <g transform="rotate(9 860 580)">
    <path
      className="arcade-iron"
      d="M858 574h4v26h-4ZM855 290h10v130h-10ZM860 276a9 9 0 1 1 0 18 9 9 0 1 1 0-18ZM845 306h30v4h-30ZM846 318h28v4h-28Z"
    />
    <path
      className="arcade-cello"
      d="M860 398c22 0 41 6 43 28 2 18-10 24-13 38-2 10-1 18 4 25 17 10 22 28 22 44 0 30-26 44-56 44s-56-14-56-44c0-16 5-34 22-44 5-7 6-15 4-25-3-14-15-20-13-38 2-22 21-28 43-28Z"
    />
    <path className="arcade-iron" d="M855 396h10v68l-2 8h-6l-2-8ZM845 506h30v4h-30ZM856 526h8l3 36h-14Z" />
    <path className="arcade-holes" d="M836 484c-6 6 6 20-2 30M884 484c6 6-6 20 2 30" />
  </g>
)
