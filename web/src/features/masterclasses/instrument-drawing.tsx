import './instrument-drawing.css'
import type { Localized } from '@academy/contract/locale'
import { instrumentKey } from './instruments.ts'

/** The drawing uses the current text colour. An instrument without a drawing leaves its space empty. */
export const InstrumentDrawing = ({ instrument }: { instrument: Localized<'name'> }) => (
  <svg className="instrument-drawing" aria-hidden="true">
    <use href={`/instruments/line-art.svg#${instrumentKey(instrument)}`} />
  </svg>
)
