import './landscape.css'

const ARCHES = [-236, -210, -184, -158, -132, -106, -80, -54, -28, -2]
const FIRS = [
  { x: -432, height: 74 },
  { x: -402, height: 104 },
  { x: -368, height: 62 },
  { x: 306, height: 82 },
  { x: 338, height: 118 },
  { x: 374, height: 92 },
  { x: 406, height: 60 },
]
const TREES = [-330, -306, 262, 284]

const archOf = (x: number) => `M${x} 0v-24a9 9 0 0 1 18 0v24Z`
const paneOf = (x: number) => `M${x + 4}-66h10v14h-10Z`
const naveWindowOf = (x: number) => `M${x}-38v-42a8 8 0 0 1 16 0v42Z`
const firOf = ({ x, height }: (typeof FIRS)[number]) =>
  `M${x} ${2 - height}l${height / 4} ${height}h-${height / 2}Z`
const treeOf = (x: number) => `M${x} 0v-14a13 15 0 1 1 4 0v14Z`

/** Gate, cloister wing with its arcade, church and tower. The ground is at 0. */
const Monastery = () => (
  <g>
    <path className="fir" d={FIRS.map(firOf).join('')} />
    <path
      className="wall"
      d="M-252-86H40v88h-292ZM-300-106h48V2h-48ZM36-122h156V2H36ZM192-238h50V2h-50ZM-346-24h46V2h-46ZM242-24h54V2h-54Z"
    />
    <path
      className="wall-shade"
      d="M-258-86H40v5h-298ZM28-122h164v6H28ZM218-238h24V2h-24ZM-276-106h24V2h-24Z"
    />
    <path
      className="roof"
      d="M-262-86l26-40H36v40ZM-308-106l32-46 32 46ZM26-122l30-62h136v62ZM-349-28h52v6h-52ZM240-28h59v6h-59Z"
    />
    <path
      className="roof"
      d="M187-246h60v9h-60ZM195-246c-15-16-5-31 9-38 7-4 10-9 10-18v-18h-7v-4h7v-9h6v9h7v4h-7v18c0 9 3 14 10 18 14 7 24 22 9 38ZM-278-152h4v-17h-4Z"
    />
    <path className="arch" d={ARCHES.map(archOf).join('')} />
    <path className="pane" d={ARCHES.map(paneOf).join('')} />
    <path className="pane" d={[54, 86, 118, 150].map(naveWindowOf).join('')} />
    <path className="arch" d="M-286 2v-38a10 10 0 0 1 20 0V2ZM208-196v-20a9 9 0 0 1 18 0v20Z" />
    <path className="pane" d="M-282-74h12v16h-12ZM210-128h14v18h-14ZM210-74h14v18h-14Z" />
    <circle className="lamp" cx="217" cy="-170" r="9" />
    <path className="tree" d={TREES.map(treeOf).join('')} />
  </g>
)

/**
 * The monastery below the ridge: an August morning, or its night with stars and lit windows. The origin is the foot of the
 * monastery; the drawing continues beyond its view box, so that a wide page sees more of it.
 */
export const Landscape = () => (
  <svg className="landscape" viewBox="-500 -500 1000 590" aria-hidden="true">
    <path
      className="stars"
      d="M-196-430h0M-120-540h0M-70-626h0M24-500h0M84-560h0M128-452h0M196-412h0M196-520h0M250-580h0M282-440h0M318-640h0M350-470h0M392-530h0M436-600h0M470-450h0M520-510h0M556-420h0M620-580h0M660-460h0M700-400h0M760-540h0M830-480h0"
    />
    <path
      className="stars-bright"
      d="M-16-560h0M60-640h0M290-520h0M238-380h0M420-650h0M590-500h0M500-570h0M720-610h0"
    />
    <circle className="sun" cx="112" cy="-338" r="42" />
    <path
      className="birds"
      d="M300-424q10-9 15 0 6-9 16-1M352-452q8-7 12 0 5-7 13-1M268-462q8-7 12 0 5-7 13-1"
    />
    <path
      className="ridge-far"
      d="M-2000-110l240-70 160 46 160-56 160 48 160-54 140 44 120-30 140 40 120-46 100 26 120-80 80 24 110-104 130-122 50 42 40-26 80 106 28 30 42-22 44 18 76 14 120-100 50 28 50-20 120 92 100-40 140 90 160-70 400 80V90h-3240Z"
    />
    <path
      className="snow"
      d="M-60-452l-52 49 28-5 18 18 20-22 18 14 18-12 14 14 18-14 16 18 16-14-24-30-40 26ZM420-400l-36 30 20-4 12 16 18-18 18 10 18-6Z"
    />
    <path
      className="ridge-middle"
      d="M-2000-70l200-46 150 34 190-56 160 46 140-40 170 48 150-52 170 44 150-54 130 40 190-82 150 66 120-30 130 56 170-80 150 60 140-36 160 56 200-56 200 46V90h-3120Z"
    />
    <path
      className="ridge-near"
      d="M-2000-24c240-50 420-60 640-30 240 32 420 44 640 12 200-30 420-70 640-40 220 28 420 60 620 20 140-28 260-30 400-6V90h-2940Z"
    />
    <path
      className="lake"
      d="M-1180 12c90-26 230-34 380-30 120 3 220 12 250 22 10 14-120 26-300 28-160 2-310-6-330-20Z"
    />
    <Monastery />
    <path
      className="ground"
      d="M-2000 34c180-16 420-22 700-10 300 12 560 6 800-14 300-26 560-22 780 4 260 30 440 30 620 14V600h-2900Z"
    />
    <path
      className="way"
      d="M-280 2c-6 18-30 26-60 38-40 16-80 30-96 60h52c20-26 60-44 92-60 24-12 32-24 32-38Z"
    />
  </svg>
)
