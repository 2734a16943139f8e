import './button.css'
import './failure-note.css'

interface FailureNoteProps {
  message: string
  retryLabel: string
  onRetry: () => void
}

/** Says what went wrong in the place where the content would be, and offers another try. */
export const FailureNote = ({ message, retryLabel, onRetry }: FailureNoteProps) => (
  <div className="failure-note" role="alert">
    <p>{message}</p>
    <button type="button" className="button" onClick={onRetry}>
      {retryLabel}
    </button>
  </div>
)
