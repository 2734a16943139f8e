import './all-instruments.css'
import { localized } from '@academy/contract/locale'
import { InstrumentDrawing } from './instrument-drawing.tsx'

const names = ['piano', 'violin', 'viola', 'cello', 'percussion', 'voice', 'saxophone', 'organ']

/** A frieze for a page without masterclasses to show yet. */
export const AllInstruments = () => (
  <div className="all-instruments" aria-hidden="true">
    {names.map(name => (
      <InstrumentDrawing key={name} instrument={localized('name', name)} />
    ))}
  </div>
)
