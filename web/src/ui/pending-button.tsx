import './button.css'
import './pending-button.css'
import type { ComponentProps } from 'react'
import { Spinner } from './spinner.tsx'

interface PendingButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  isPending: boolean
  isDestructive?: boolean
  /** Beside the main action of the page. */
  isQuiet?: boolean
}

const looksOf = ({ isDestructive, isQuiet }: Pick<PendingButtonProps, 'isDestructive' | 'isQuiet'>) =>
  `${isDestructive ? ' button-danger' : ''}${isQuiet ? ' button-quiet' : ''}`

/** A button whose work takes a while: it shows its own spinner, keeps its width, and does not act twice. */
export const PendingButton = ({
  isPending,
  isDestructive = false,
  isQuiet = false,
  onClick,
  children,
  ...button
}: PendingButtonProps) => (
  <button
    type="button"
    {...button}
    className={`button pending-button${looksOf({ isDestructive, isQuiet })}`}
    // Disabled while it works, it would lose the focus.
    aria-disabled={isPending}
    aria-busy={isPending}
    onClick={event => !isPending && onClick?.(event)}
  >
    <span className="pending-button-label">{children}</span>
    {isPending && <Spinner />}
  </button>
)
