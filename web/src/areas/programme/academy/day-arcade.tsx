import type { PageTexts } from '@academy/contract/site/site-texts/register'
import './landscape.css'
import './day-arcade.css'

const time = /(\d{1,2})(?:[.:](\d{2}))?\s*(am|pm)?/i

/** The hour of a time of day as the office writes it: 7.30 → 7.5, 8 pm → 20. Undefined: the text has no time. */
export const hourOf = (text: string): number | undefined => {
  const [, hours, minutes = '0', half] = time.exec(text) ?? []
  if (hours === undefined) return undefined
  const isAfternoon = half?.toLowerCase() === 'pm' && Number(hours) < 12
  const hour = Number(hours) + Number(minutes) / 60 + (isAfternoon ? 12 : 0)
  return hour <= 24 ? hour : undefined
}

const SUNRISE = 6
const SUNSET = 19

/** The class of the sky at an hour. */
export const skyAt = (hour: number): `day-${'dawn' | 'noon' | 'afternoon' | 'dusk' | 'night'}` => {
  if (hour < 8.5) return 'day-dawn'
  if (hour < 15.5) return 'day-noon'
  if (hour < 17.5) return 'day-afternoon'
  return hour < SUNSET ? 'day-dusk' : 'day-night'
}

/** Where the sun stands in its arch: it rises at the left and sets at the right. */
export const sunAt = (hour: number): { cx: number; cy: number } => {
  const passed = Math.min(1, Math.max(0, (hour - SUNRISE) / (SUNSET - SUNRISE)))
  return { cx: Math.round(26 + 68 * passed), cy: Math.round(92 - 58 * Math.sin(Math.PI * passed)) }
}

type Day = PageTexts<'academy'>['day']

/** The height of the ridge at the left edge of each arch; it continues from one arch to the next. */
const RIDGE = [92, 84, 100, 88, 96, 82, 98, 90, 102, 86, 94, 84, 92]
const PEAKS = [66, 78, 70, 62, 74, 68, 80, 64, 72, 76, 66, 78]

/** A day at the academy, hour by hour: every arch of the cloister shows the sky of its hour. */
export const DayArcade = ({ day }: { day: Day }) => (
  <ol className={day.items.length > 7 ? 'day-arcade day-arcade-long' : 'day-arcade'} lang={day.lang}>
    {day.items.map(({ title, paragraphs }, index) => (
      <li key={title}>
        <Arch hour={hourOf(title) ?? evenHour(index, day.items.length)} index={index} />
        <p className="day-hour">{title}</p>
        <p className="day-text">{paragraphs.join(' ')}</p>
      </li>
    ))}
  </ol>
)

/** Spreads entries without a time over the day. */
const evenHour = (index: number, count: number) => 8 + (12 * index) / Math.max(1, count - 1)

const ridgeOf = (index: number) => {
  const at = (heights: number[], position: number) => heights[position % heights.length] ?? 0
  return `M6 150V${at(RIDGE, index)}l54 ${at(PEAKS, index) - at(RIDGE, index)}L114 ${at(RIDGE, index + 1)}V150Z`
}

const Arch = ({ hour, index }: { hour: number; index: number }) => {
  const sky = skyAt(hour)
  return (
    <svg className="day-arch" viewBox="0 0 120 156" aria-hidden="true">
      <path className={sky} d="M6 150V60a54 54 0 0 1 108 0v90Z" />
      {sky === 'day-night' ? (
        <>
          <path className="day-stars" d="M32 52h0M48 26h0M64 44h0M94 62h0M26 74h0" />
          <circle className="sun" cx="82" cy="36" r="9" />
        </>
      ) : (
        <circle className="sun" {...sunAt(hour)} r="10" />
      )}
      <path className="ridge-middle" d={ridgeOf(index)} />
      <path className="ridge-near" d="M6 122c36-12 72-12 108 0v28H6Z" />
      {sky === 'day-night' && <Church />}
      <path className="ground" d="M6 138c36-5 72-5 108 0v12H6Z" />
      <path className="day-frame" d="M6 150V60a54 54 0 0 1 108 0v90ZM0 151h120" />
    </svg>
  )
}

/** At the last hour the windows of the church are lit. */
const Church = () => (
  <>
    <path className="wall" d="M40 112h36v26H40ZM76 88h14v50H76Z" />
    <path
      className="roof"
      d="M36 112l8-14h32v14ZM74 86h18v3H74ZM77 86c-5-5-1-9 3-11 2-2 2-3 2-5v-5h2v5c0 2 0 3 2 5 4 2 8 6 3 11Z"
    />
    <path className="lamp" d="M46 132v-10a3 3 0 0 1 6 0v10ZM58 132v-10a3 3 0 0 1 6 0v10ZM80 104h6v7h-6Z" />
  </>
)
