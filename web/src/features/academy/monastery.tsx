const ARCHES = [668, 692, 716, 740, 764, 788, 812, 836]
const LIT = [716, 788, 812]
const FIRS = [
  { x: 560, y: 376, height: 54 },
  { x: 592, y: 377, height: 72 },
  { x: 622, y: 377, height: 46 },
  { x: 1016, y: 378, height: 60 },
  { x: 1046, y: 379, height: 80 },
  { x: 1078, y: 379, height: 50 },
]

const archOf = (x: number) => `M${x} 378v-20a8 8 0 0 1 16 0v20Z`
const firOf = ({ x, y, height }: (typeof FIRS)[number]) =>
  `M${x} ${y - height}l${height / 4} ${height}h-${height / 2}Z`

/** Cloister wing with its arcade, church and tower. */
export const Monastery = () => (
  <g>
    <path className="fir" d={FIRS.map(firOf).join('')} />
    <path className="wall" d="M656 316h208v64H656ZM864 296h92v84h-92ZM952 226h36v154h-36Z" />
    <path className="roof" d="M648 317l20-28h196v28ZM858 297l22-34h72v34Z" />
    <path
      className="roof"
      d="M949 220h42v7h-42ZM955 220c-11-12-3-22 6-27 5-3 7-6 7-12v-13h-5v-3h5v-6h4v6h5v3h-5v13c0 6 2 9 7 12 9 5 17 15 6 27Z"
    />
    <path className="arch" d={ARCHES.map(archOf).join('')} />
    <path className="lamp" d={LIT.map(x => `M${x + 4} 324h8v10h-8Z`).join('')} />
    <path
      className="arch"
      d={ARCHES.filter(x => !LIT.includes(x))
        .map(x => `M${x + 4} 324h8v10h-8Z`)
        .join('')}
    />
    <path className="lamp" d="M884 350v-26a7 7 0 0 1 14 0v26ZM920 350v-26a7 7 0 0 1 14 0v26Z" />
    <path className="arch" d="M964 262v-14a6 6 0 0 1 12 0v14Z" />
  </g>
)
