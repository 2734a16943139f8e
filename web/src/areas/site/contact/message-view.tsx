import './inbox.css'
import type { OfficeMessageDetail } from '@academy/contract/site/contact/inbox-schemas'
import type { ReactNode } from 'react'
import { formatInstant } from '../../../base/format.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Panel } from '../../../ui/panel.tsx'
import { inboxTexts } from './inbox-texts.ts'
import { MessageBadge } from './message-table.tsx'

interface MessageViewProps {
  message: OfficeMessageDetail
  /** The author, linked to the page of the person. */
  author: ReactNode
  /** The name of a page of the personal area. */
  titleOf: (page: string) => string
  /** Says whether the mail with an answer has arrived. */
  stateOf: (mail: NonNullable<OfficeMessageDetail['answers'][number]['mail']>) => ReactNode
}

/** A message with its answers. */
export const MessageView = ({ message, author, titleOf, stateOf }: MessageViewProps) => {
  const texts = useTexts(inboxTexts)
  return (
    <>
      <div className="message-head">
        <MessageBadge state={message.state} />
        <span>
          {texts.from}: {author}
        </span>
        <span>{formatInstant(message.created_at)}</span>
        {message.page && (
          <span>
            {texts.page}: {titleOf(message.page)} ({message.page})
          </span>
        )}
      </div>
      <p className="message-text">{message.message}</p>
      {message.answers.length > 0 && (
        <Panel title={texts.answers}>
          <ul className="message-answers">
            {message.answers.map(answer => (
              <li key={answer.id}>
                <div className="message-head">
                  <span>
                    {texts.answered(answer.author ?? texts.deletedAccount, formatInstant(answer.created_at))}
                  </span>
                  {answer.mail && stateOf(answer.mail)}
                </div>
                <p className="message-answer-text">{answer.text}</p>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  )
}
