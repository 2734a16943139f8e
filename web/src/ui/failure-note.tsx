import './button.css'
import './failure-note.css'

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
      <button type="button" className="button" onClick={onRetry}>
        {retryLabel}
      </button>
    ) : (
      // biome-ignore lint/a11y/useValidAnchor: the empty address is that of the page
      <a className="button" href="">
        {retryLabel}
      </a>
    )}
  </div>
)
