import './button.css'
import type { ComponentProps } from 'react'
import { Spinner } from './spinner.tsx'

const CLASSES = {
  default: 'button',
  quiet: 'button button-quiet',
  danger: 'button button-danger',
  text: 'text-button',
  'danger-text': 'text-button text-button-danger',
}

/** `quiet` is for secondary actions, `danger` for irreversible ones; `text` looks like a link. */
export type ButtonLook = keyof typeof CLASSES

/** For elements that are rendered elsewhere, such as by React Aria, and look like a button. */
export const buttonClass = (look: ButtonLook = 'default', className?: string) =>
  className ? `${CLASSES[look]} ${className}` : CLASSES[look]

interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook
  /** Set for asynchronous work: shows a spinner, keeps its width, and ignores further clicks. */
  isPending?: boolean
}

export const Button = ({ look, className, isPending, onClick, children, ...button }: ButtonProps) => {
  const isAsync = isPending !== undefined
  return (
    <button
      type="button"
      // A disabled button would lose the focus.
      aria-disabled={button.disabled ? undefined : isPending}
      aria-busy={isPending}
      {...button}
      className={buttonClass(look, [isAsync && 'pending-button', className].filter(Boolean).join(' '))}
      onClick={event => !isPending && onClick?.(event)}
    >
      {isAsync ? <span className="pending-button-label">{children}</span> : children}
      {isPending && <Spinner />}
    </button>
  )
}

interface ButtonAnchorProps extends ComponentProps<'a'> {
  look?: ButtonLook
}

/** Leads to a file, to another site, or to a page that is loaded as a whole. */
export const ButtonAnchor = ({ look, className, children, ...anchor }: ButtonAnchorProps) => (
  <a {...anchor} className={buttonClass(look, className)}>
    {children}
  </a>
)

/** An action within text or beside a title. */
export const TextButton = (button: ButtonProps) => <Button look="text" {...button} />
