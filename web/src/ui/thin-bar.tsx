import './thin-bar.css'

interface ThinBarProps {
  /** How much of it is full: 1 is all of it. */
  part: number
  /** More than there is room for. */
  isOver?: boolean
}

/** Shows at a glance what the figures beside it say. */
export const ThinBar = ({ part, isOver }: ThinBarProps) => (
  <div className="thin-bar" data-over={isOver || undefined} aria-hidden="true">
    <div style={{ width: `${Math.min(100, part * 100)}%` }} />
  </div>
)
