import './form-message.css'

export interface Message {
  tone: 'success' | 'failure'
  text: string
}

/** What is to be said about the form as a whole. Both places are always there: a reader hears what appears in them. */
export const FormMessage = ({ message }: { message: Message | undefined }) => (
  <div>
    <div role="alert">{message?.tone === 'failure' && <Note {...message} />}</div>
    <div role="status">{message?.tone === 'success' && <Note {...message} />}</div>
  </div>
)

const Note = ({ tone, text }: Message) => <p className={`form-message form-message-${tone}`}>{text}</p>
