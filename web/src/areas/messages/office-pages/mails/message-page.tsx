import '../../../../base/pages/list-page.css'
import type { MessageState } from '@academy/contract/site/contact/inbox-schemas'
import { getRouteApi, Link } from '@tanstack/react-router'
import { loadFresh } from '../../../../base/data-cache.ts'
import { useTexts } from '../../../../base/i18n/texts.ts'
import type { AppContext } from '../../../../base/pages/context.ts'
import { orNotFound } from '../../../../base/pages/or-not-found.ts'
import { paths } from '../../../../base/pages/paths.ts'
import { useTitleAt } from '../../../../base/pages/use-pages.ts'
import { useData, useRefresh } from '../../../../base/use-data.ts'
import { useAct } from '../../../../base/use-pending.ts'
import { Button } from '../../../../ui/button.tsx'
import { ButtonLink } from '../../../../ui/button-link.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { PersonLink } from '../../../../ui/person-link.tsx'
import { AnswerForm } from '../../../site/contact/answer-form.tsx'
import { markMessage, messageQuery } from '../../../site/contact/inbox-api.ts'
import { inboxTexts } from '../../../site/contact/inbox-texts.ts'
import { MessageView } from '../../../site/contact/message-view.tsx'
import { MailBadge } from '../../mails/mail-badge.tsx'

const route = getRouteApi('/user/mails/a/mails/messages/$messageId')

/** Does not use the cache: an answer must be based on the newest version. */
export const loadMessagePage = async (visit: {
  context: AppContext
  params: { messageId: string }
}): Promise<void> => {
  await loadFresh(messageQuery(visit.context.call, visit.params.messageId)).catch(orNotFound)
}

/** One message, its answers, and a form for another one. */
export const MessagePage = () => {
  const texts = useTexts(inboxTexts)
  const { call } = route.useRouteContext()
  const { message } = useData({ message: messageQuery(call, route.useParams().messageId) })
  const refresh = useRefresh()
  const titleOf = useTitleAt()
  const { isPending, act } = useAct({ onChanged: refresh })
  const mark = (state: MessageState) => act(() => markMessage(call, message, state), texts.marked)
  return (
    <>
      <ButtonLink look="text" to={paths.MessagesAdmin}>
        ← {texts.back}
      </ButtonLink>
      <header className="list-page-header">
        <h1>{message.subject}</h1>
        <Button
          isPending={isPending}
          look="quiet"
          onClick={() => void mark(message.state === 'done' ? 'new' : 'done')}
        >
          {message.state === 'done' ? texts.markNew : texts.markDone}
        </Button>
      </header>
      <MessageView
        message={message}
        author={
          message.person ? (
            <>
              <PersonLink id={message.person.id} name={message.person.full_name} />, {message.email}
            </>
          ) : (
            message.email
          )
        }
        titleOf={titleOf}
        stateOf={({ id, state }) => (
          <Link to={paths.MailsAdmin} search={{ search: `Re: ${message.subject}` }} key={id}>
            <MailBadge state={state} />
          </Link>
        )}
      />
      <Panel title={texts.answer}>
        <AnswerForm key={message.id} call={call} message={message} onChanged={refresh} />
      </Panel>
    </>
  )
}
