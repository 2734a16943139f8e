import './button.css'
import './failure-note.css'

interface FailureNoteProps {
  message: string
  retryLabel: string
  onRetry: () => void
}

/** Shows an error in place of the content, with a retry button. */
export const FailureNote = ({ message, retryLabel, onRetry }: FailureNoteProps) => (
  <div className="failure-note" role="alert">
    <p>{message}</p>
    <button type="button" className="button" onClick={onRetry}>
      {retryLabel}
    </button>
  </div>
)
