import './button.css'
import './pending-button.css'
import type { ComponentProps } from 'react'
import { Spinner } from './spinner.tsx'

interface PendingButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  isPending: boolean
  isDestructive?: boolean
  /** A secondary action. */
  isQuiet?: boolean
}

const looksOf = ({ isDestructive, isQuiet }: Pick<PendingButtonProps, 'isDestructive' | 'isQuiet'>) =>
  `${isDestructive ? ' button-danger' : ''}${isQuiet ? ' button-quiet' : ''}`

/** A button for asynchronous work: shows a spinner, keeps its width, and ignores further clicks. */
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
    // A disabled button would lose the focus.
    aria-disabled={button.disabled ? undefined : isPending}
    aria-busy={isPending}
    onClick={event => !isPending && onClick?.(event)}
  >
    <span className="pending-button-label">{children}</span>
    {isPending && <Spinner />}
  </button>
)
