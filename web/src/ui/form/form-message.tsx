import './form-message.css'

export interface Message {
  tone: 'success' | 'failure'
  text: string
  /** Additional information. */
  hint?: string | undefined
  /** What to do about it, as a link that leaves the page. */
  link?: { label: string; href: string } | undefined
}

/**
 * The message about the form as a whole. Both live regions always exist, so that screen readers announce
 * changes.
 */
export const FormMessage = ({ message }: { message: Message | undefined }) => (
  <div>
    <div role="alert">{message?.tone === 'failure' && <Note {...message} />}</div>
    <div role="status">{message?.tone === 'success' && <Note {...message} />}</div>
  </div>
)

const Note = ({ tone, text, hint, link }: Message) => (
  <div className={`form-message form-message-${tone}`}>
    <p>
      {text} {link && <a href={link.href}>{link.label}</a>}
    </p>
    {hint && <p className="form-message-hint">{hint}</p>}
  </div>
)
