import '../text-button.css'
import { StepButtons } from './step-buttons.tsx'

interface EntryToolsProps {
  /** Counted from 0. */
  position: number
  count: number
  labels: { up: string; down: string; remove: string; delete: string }
  onMove: (to: number) => void
  onRemove: () => void
}

/** Moves and deletes one entry of a list in a form. */
export const EntryTools = ({ position, count, labels, onMove, onRemove }: EntryToolsProps) => (
  <>
    <StepButtons
      position={position}
      count={count}
      upLabel={labels.up}
      downLabel={labels.down}
      onStep={to => onMove(to)}
    />
    <button
      type="button"
      className="text-button text-button-danger"
      aria-label={labels.remove}
      onClick={onRemove}
    >
      {labels.delete}
    </button>
  </>
)
