import './instrument-drawing.css'
import type { MasterclassCard } from '@academy/contract/masterclasses/schemas'
import { instrumentKey } from './instruments.ts'

/** The drawing takes the colour of the text around it. An instrument without one leaves its place empty. */
export const InstrumentDrawing = ({
  instrument,
}: {
  instrument: Pick<MasterclassCard['instrument'], 'name_en'>
}) => (
  <svg className="instrument-drawing" aria-hidden="true">
    <use href={`/instruments/line-art.svg#${instrumentKey(instrument)}`} />
  </svg>
)
