import '../../programme/academy/landscape.css'
import './pillar-drawings.css'
import type { ReactNode } from 'react'

/** Every pillar is a view through one arch of the cloister. */
const Arch = ({ children }: { children: ReactNode }) => (
  <svg className="pillar" viewBox="0 0 160 200" aria-hidden="true">
    <path className="pillar-sky" d="M10 196V80a70 70 0 0 1 140 0v116Z" />
    {children}
    <path className="pillar-frame" d="M10 196V80a70 70 0 0 1 140 0v116ZM4 196h152" />
  </svg>
)

const Masterclasses = () => (
  <Arch>
    <path className="ridge-far" d="M10 120l30-26 22 16 34-34 54 48v72H10Z" />
    <path className="ridge-middle" d="M10 160l44-22 38 18 58-28v68H10Z" />
    <path
      className="pillar-dark"
      d="M78 48h6v66h-6ZM81 36a6 6 0 1 1 0 12 6 6 0 1 1 0-12ZM70 52h22v3H70ZM71 60h20v3H71Z"
    />
    <path
      className="roof"
      d="M81 96c14 0 26 4 27 18 1 11-6 15-8 24-1 6-1 11 3 15 10 6 14 16 14 25 0 12-16 18-36 18s-36-6-36-18c0-9 4-19 14-25 4-4 4-9 3-15-2-9-9-13-8-24 1-14 13-18 27-18Z"
    />
    <path className="pillar-dark" d="M78 96h6v36l-1 5h-4l-1-5ZM71 162h20v3H71ZM78 174h6l2 20H76Z" />
    <path className="pillar-line" d="M65 148c-4 4 4 13-1 19M97 148c4 4-4 13 1 19" />
    <path className="pillar-bow" d="M128 64 112 188M132 66l-14 122" />
  </Arch>
)

const HEADS = [24, 44, 64, 84, 104, 124, 144]

const Concerts = () => (
  <Arch>
    <circle className="sun" cx="80" cy="62" r="16" />
    <path className="ridge-far" d="M10 112l26-18 30 18 32-28 52 34v20H10Z" />
    <path className="ground" d="M10 134h140v62H10Z" />
    <path
      className="pillar-dark"
      d="M46 114 112 70l6 44ZM44 114h78v12H44ZM50 126h5v22h-5ZM112 126h5v22h-5ZM28 132h14v16h-3v-12h-8v12h-3Z"
    />
    <path className="lamp" d="M44 118h20v4H44Z" />
    <path
      className="pillar-crowd"
      d={HEADS.slice(0, -1)
        .map(x => `M${x + 3} 166a7 7 0 1 1 14 0 7 7 0 1 1-14 0ZM${x} 196c0-24 20-24 20 0Z`)
        .join('')}
    />
  </Arch>
)

interface StandPlace {
  x: number
  y: number
  size: number
}

const Stand = ({ x, y, size }: StandPlace) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path className="pillar-dark" d="M-1.5 0h3v34l9 8h-4L0 36l-6.500 6h-4l9-8ZM-19 0l3-20h32l3 20v3h-38Z" />
    <path className="wall" d="M-15-1l3-20 11.500 2v19ZM15-1l-3-20-11.500 2v19Z" />
  </g>
)

const Chamber = () => (
  <Arch>
    <circle className="sun" cx="112" cy="56" r="13" />
    <path className="ridge-far" d="M10 112l34-36 26 24 30-18 50 36v78H10Z" />
    <path className="ridge-near" d="M10 140c46-14 94-14 140-2v58H10Z" />
    <Stand x={58} y={126} size={0.72} />
    <Stand x={104} y={126} size={0.72} />
    <Stand x={38} y={148} size={1} />
    <Stand x={122} y={148} size={1} />
  </Arch>
)

const Festival = () => (
  <Arch>
    <path className="ridge-far" d="M10 128l36-34 24 20 40-42 40 38v86H10Z" />
    <path className="ridge-near" d="M10 168c46-14 94-12 140-4v32H10Z" />
    <path className="wall" d="M66 92h28v92H66Z" />
    <path
      className="roof"
      d="M63 87h34v6H63ZM68 87c-8-9-2-17 5-21 4-2 5-5 5-9v-9h-4v-3h4v-5h4v5h4v3h-4v9c0 4 1 7 5 9 7 4 13 12 5 21Z"
    />
    <path className="arch" d="M74 118v-10a6 6 0 0 1 12 0v10Z" />
    <path className="lamp" d="M73 184v-18a7 7 0 0 1 14 0v18Z" />
    <path
      className="pillar-line"
      d="M10 116c20 14 40 10 56-16M94 100c16 26 36 30 56 16M10 152c22 10 42 4 56-20M94 132c14 24 34 30 56 20"
    />
    <path className="lamp" d="M18 121l10 3-6 9ZM46 119l9-6 1 11ZM106 115l8 6-8 5ZM132 123l10-2-3 10Z" />
    <path className="roof" d="M32 124l10-2-3 11ZM118 123l10 1-5 9ZM20 156l10 1-5 9ZM106 148l8 5-7 6Z" />
    <path className="ground" d="M10 184h140v12H10ZM34 155l10-2-3 11ZM48 150l8-7 2 11ZM120 156l10 1-5 9Z" />
  </Arch>
)

/** In the order of the texts about them. */
export const pillarDrawings = [
  { name: 'masterclasses', Drawing: Masterclasses },
  { name: 'concerts', Drawing: Concerts },
  { name: 'chamber', Drawing: Chamber },
  { name: 'festival', Drawing: Festival },
]
