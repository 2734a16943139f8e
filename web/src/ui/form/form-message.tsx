import './form-message.css'

export interface Message {
  tone: 'success' | 'failure'
  text: string
  /** What to know about it. */
  hint?: string | undefined
}

/** What is to be said about the form as a whole. Both places are always there: a reader hears what appears in them. */
export const FormMessage = ({ message }: { message: Message | undefined }) => (
  <div>
    <div role="alert">{message?.tone === 'failure' && <Note {...message} />}</div>
    <div role="status">{message?.tone === 'success' && <Note {...message} />}</div>
  </div>
)

const Note = ({ tone, text, hint }: Message) => (
  <div className={`form-message form-message-${tone}`}>
    <p>{text}</p>
    {hint && <p className="form-message-hint">{hint}</p>}
  </div>
)
