import type { PageTexts } from '@academy/contract/site/site-texts/register'
import { useTexts } from '../../../base/i18n/texts.ts'
import { homeTexts } from './home-texts.ts'
import './landscape.css'
import './arrival-map.css'
import './arrival-scene.css'

/** The stops along the road, from the valley to the monastery. */
const STOPS = [
  { x: 92, y: 330 },
  { x: 268, y: 284 },
  { x: 366, y: 176 },
  { x: 522, y: 158 },
]

/** Some of the stops on the way, and always its end. */
const stopsFor = (count: number) => [...STOPS.slice(0, count - 1), ...STOPS.slice(-1)]

const FIRS = [
  [180, 216],
  [200, 224],
  [220, 212],
  [424, 316],
  [446, 324],
  [466, 312],
  [250, 168],
  [268, 176],
  [120, 236],
  [560, 214],
  [580, 222],
]

/** A map of the valley, with as many numbered stops as the list beside it has. */
const ArrivalMap = ({ stops }: { stops: number }) => (
  <svg className="map" viewBox="0 0 640 400" aria-hidden="true">
    <path className="map-sky" d="M0 0h640v200H0Z" />
    <path className="map-ground" d="M0 150h640v250H0Z" />
    <path
      className="ridge-far"
      d="M0 130l70-70 40 34 66-76 58 62 44-36 74 70 60-50 62 56 70-84 50 50 46-30v134H0Z"
    />
    <path className="snow" d="M176 18l-24 28 14-4 10 10 12-12 14 6ZM544 36l-20 24 14-4 8 8 10-10 8-2Z" />
    <path
      className="ridge-middle"
      d="M0 170l90-50 70 34 96-52 90 44 84-36 90 40 120-56 0 0v66c-120 30-240 8-360 26-90 12-140 24-180 16Z"
    />
    <path
      className="map-water"
      d="M640 252c-90 6-120 40-196 44-90 6-128-38-200-26-80 14-150 30-244 12v24c96 16 170-4 248-14 66-10 112 34 200 28 80-6 110-38 192-44Z"
    />
    <path className="map-water" d="M420 226c18-14 62-14 78 0 8 10-10 20-40 20s-46-10-38-20Z" />
    <path className="map-rail" d="M0 368c60-8 150-14 260-6 140 10 260 14 380-14" />
    <path className="map-sleepers" d="M0 368c60-8 150-14 260-6 140 10 260 14 380-14" />
    <path className="map-road" d="M92 330c70 4 130-16 176-46 48-32 54-88 98-108 50-20 100 10 156-18" />
    <path className="fir" d={FIRS.map(([x, y]) => `M${x} ${y}l8 28h-16Z`).join('')} />
    <path className="wall" d="M486 118h58v30h-58ZM544 92h16v56h-16Z" />
    <path className="roof" d="M480 118l12-18h52v18ZM541 92l3-5c-4-8 1-14 8-18 7 4 12 10 8 18l3 5Z" />
    <path
      className="pane"
      d="M496 140v-10a4 4 0 0 1 8 0v10ZM512 140v-10a4 4 0 0 1 8 0v10ZM528 140v-10a4 4 0 0 1 8 0v10ZM549 106h6v9h-6Z"
    />
    <path className="map-house" d="M24 344h52v16H24ZM18 344l32-16 32 16Z" />
    {stopsFor(stops).map(({ x, y }, index) => (
      <g key={x} className="map-stop">
        <circle cx={x} cy={y} r="17" />
        <text x={x} y={y + 6.5}>
          {index + 1}
        </text>
      </g>
    ))}
  </svg>
)

/** How to get to the academy: a map, and its stops. */
export const ArrivalScene = ({ stops }: { stops: PageTexts<'home'>['arrival'] }) => {
  const texts = useTexts(homeTexts)
  return (
    <section className="home-section arrival-scene" aria-labelledby="arrival-title">
      <h2 id="arrival-title">{texts.arrival}</h2>
      <ArrivalMap stops={stops.items.length} />
      <ol lang={stops.lang}>
        {stops.items.map(({ title, paragraphs }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two stops may have the same name, and none moves
          <li key={index}>
            <h3>{title}</h3>
            <p>{paragraphs.join(' ')}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
