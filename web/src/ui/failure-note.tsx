import './failure-note.css'
import { Button, ButtonAnchor } from './button.tsx'
import { focusContentIfLost } from './dialog/focus-if-lost.ts'

interface FailureNoteProps {
  message: string
  retryLabel: string
  /** Loads the page again if not set, also without scripts. */
  onRetry?: () => void
}

/** Shows an error in place of the content, with a retry button. */
export const FailureNote = ({ message, retryLabel, onRetry }: FailureNoteProps) => (
  <div className="failure-note" role="alert" data-failed>
    <p>{message}</p>
    {onRetry ? (
      <Button
        onClick={() => {
          onRetry()
          focusContentIfLost()
        }}
      >
        {retryLabel}
      </Button>
    ) : (
      // The empty address is that of the page
      <ButtonAnchor href="">{retryLabel}</ButtonAnchor>
    )}
  </div>
)
