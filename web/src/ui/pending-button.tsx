import './button.css'
import './pending-button.css'
import type { ReactNode } from 'react'
import { Spinner } from './spinner.tsx'

interface PendingButtonProps {
  isPending: boolean
  isDestructive?: boolean
  onClick: () => void
  children: ReactNode
}

/** A button whose work takes a while: it shows its own spinner, keeps its width, and does not act twice. */
export const PendingButton = ({ isPending, isDestructive, onClick, children }: PendingButtonProps) => (
  <button
    type="button"
    className={`button pending-button${isDestructive ? ' button-danger' : ''}`}
    // Disabled, it would lose the focus.
    aria-disabled={isPending}
    aria-busy={isPending}
    onClick={() => !isPending && onClick()}
  >
    <span className="pending-button-label">{children}</span>
    {isPending && <Spinner />}
  </button>
)
