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
export const Monastery = () => (
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
