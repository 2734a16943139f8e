import './form-message.css'
import { useEffect, useRef } from 'react'

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

/** For a dialog with buttons that stay in view: below a long content, a failure would be out of sight. */
export const FormMessageInView = ({ message }: { message: Message | undefined }) => {
  const place = useRef<HTMLDivElement>(null)
  const failure = message?.tone === 'failure' ? message.text : undefined
  useEffect(() => {
    if (failure !== undefined) place.current?.scrollIntoView({ block: 'nearest' })
  }, [failure])
  return (
    <div ref={place}>
      <FormMessage message={message} />
    </div>
  )
}

const Note = ({ tone, text, hint, link }: Message) => (
  <div className={`form-message form-message-${tone}`}>
    <p>
      {text} {link && <a href={link.href}>{link.label}</a>}
    </p>
    {hint && <p className="form-message-hint">{hint}</p>}
  </div>
)
