import './instrument-drawing.css'

/** The drawing uses the current text colour. An instrument without a drawing leaves its space empty. */
export const InstrumentDrawing = ({ drawing }: { drawing: string | null }) => (
  <svg className="instrument-drawing" aria-hidden="true">
    {drawing && <use href={`/instruments/line-art.svg#${drawing}`} />}
  </svg>
)
