import type { PageTexts } from '@academy/contract/site/site-texts/register'
import { formatMoney } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Cello, MusicStand } from './arcade.tsx'
import { homeTexts } from './home-texts.ts'
import './landscape.css'
import './concert-hall.css'
import './concert-scene.css'

const WINDOWS = [150, 380, 610]
const FRONT_ROW = [8, 66, 124, 182, 240, 298, 356, 414, 472, 530, 588, 646, 704]
const BACK_ROW = FRONT_ROW.slice(0, -1).map(x => x + 29)

const windowOf = (x: number) => `M${x - 66} 238V124a66 66 0 0 1 132 0v114Z`
const RIDGES = ['v-58l44-26 34 30 54-32v86', 'v-40l30-34 34 24 40-40 28 30v60', 'v-70l36 24 40-34 56 46v34']
const headOf = (top: number) => (x: number) =>
  `M${x + 9} ${top}a15 16 0 1 1 30 0 15 16 0 1 1-30 0ZM${x - 4} ${top + 70}c0-66 56-66 56 0Z`

/** The hall a moment before the first note, seen from the last row. */
const ConcertHall = () => (
  <svg className="hall" viewBox="0 0 760 416" aria-hidden="true">
    <path className="hall-wall" d="M0 420V150C0 46 170 6 380 6s380 40 380 144v270Z" />
    <path className="hall-night" d={WINDOWS.map(windowOf).join('')} />
    <path
      className="day-stars"
      d="M110 108h0M142 82h0M178 120h0M350 84h0M330 128h0M416 142h0M580 104h0M616 78h0M646 130h0M598 150h0"
    />
    <circle className="sun" cx="402" cy="104" r="15" />
    <path className="ridge-near" d={WINDOWS.map((x, index) => `M${x - 66} 238${RIDGES[index]}Z`).join('')} />
    <path className="hall-frame" d={WINDOWS.map(windowOf).join('')} />
    <path className="hall-floor" d="M0 282h760v138H0Z" />
    <path
      className="arcade-iron"
      d="M214 232l168-92 14 92ZM206 232h204v30H206ZM222 262h11v44h-11ZM382 262h11v44h-11ZM150 258h36v8h-4v40h-6v-40h-16v40h-6v-40h-4Z"
    />
    <path className="hall-keys" d="M206 240h36v8h-36Z" />
    <g transform="translate(164 -8) scale(.52)">
      <MusicStand />
    </g>
    <g transform="translate(90 -6) scale(.54)">
      <Cello />
    </g>
    <path className="hall-crowd" d={BACK_ROW.map(headOf(338)).join('')} />
    <path className="hall-crowd-front" d={`${FRONT_ROW.map(headOf(372)).join('')}M0 408h760v12H0Z`} />
  </svg>
)

interface ConcertSceneProps {
  text: PageTexts<'home'>['concerts']
  /** Euros; undefined while there is no academy. */
  recordingFee: number | undefined
}

/** The concerts of the academy. */
export const ConcertScene = ({ text, recordingFee }: ConcertSceneProps) => {
  const texts = useTexts(homeTexts)
  const locale = useLocale()
  return (
    <section className="concert-scene" aria-labelledby="concert-scene-title">
      <div className="concert-scene-inside">
        <div className="concert-scene-text">
          <h2 id="concert-scene-title">{texts.concerts}</h2>
          {text.paragraphs.map(paragraph => (
            <p key={paragraph} lang={text.lang}>
              {paragraph}
            </p>
          ))}
          <a href="/concerts">{texts.toConcerts}</a>
          {recordingFee !== undefined && (
            <p className="concert-scene-recording">
              {recordingFee > 0 ? texts.recording(formatMoney(recordingFee, locale)) : texts.freeRecording}
            </p>
          )}
        </div>
        <ConcertHall />
      </div>
    </section>
  )
}
