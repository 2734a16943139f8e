import './thin-bar.css'

interface ThinBarProps {
  /** The filled share; 1 is full. */
  part: number
  /** Exceeds the capacity. */
  isOver?: boolean
}

/** Visualizes the figures beside it. */
export const ThinBar = ({ part, isOver }: ThinBarProps) => (
  <div className="thin-bar" data-over={isOver || undefined} aria-hidden="true">
    <div style={{ width: `${Math.min(100, part * 100)}%` }} />
  </div>
)
