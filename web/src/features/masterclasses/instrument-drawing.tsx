import './instrument-drawing.css'
import type { Localized } from '@academy/contract/locale'
import { instrumentKey } from './instruments.ts'

/** The drawing takes the colour of the text around it. An instrument without one leaves its place empty. */
export const InstrumentDrawing = ({ instrument }: { instrument: Localized<'name'> }) => (
  <svg className="instrument-drawing" aria-hidden="true">
    <use href={`/instruments/line-art.svg#${instrumentKey(instrument)}`} />
  </svg>
)
