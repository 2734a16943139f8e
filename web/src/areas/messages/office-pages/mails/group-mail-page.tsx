import type { GroupMailDetail, GroupMailRecipient } from '@academy/contract/messages/group-mails/schemas'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import type { Call } from '../../../../base/api.ts'
import { loadFresh } from '../../../../base/data-cache.ts'
import { useLocale } from '../../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../../base/i18n/texts.ts'
import type { AppContext } from '../../../../base/pages/context.ts'
import { useMember } from '../../../../base/pages/member.ts'
import { orNotFound } from '../../../../base/pages/or-not-found.ts'
import { paths } from '../../../../base/pages/paths.ts'
import { usePolledData, useRefresh } from '../../../../base/use-data.ts'
import { useAct } from '../../../../base/use-pending.ts'
import { Button } from '../../../../ui/button.tsx'
import { ButtonLink } from '../../../../ui/button-link.tsx'
import { useAsk } from '../../../../ui/dialog/ask.tsx'
import { DraftEditor } from '../../../../ui/draft-editor/draft-editor.tsx'
import { PersonSearch } from '../../../../ui/form/person-search.tsx'
import { useTableView } from '../../../../ui/office-table/use-table-view.ts'
import { Panel } from '../../../../ui/panel.tsx'
import { PersonLink } from '../../../../ui/person-link.tsx'
import { placeholderNames } from '../../../site/site-texts/placeholder-names.ts'
import { addRecipients, deleteGroupMail, groupMailQuery, leaveOut } from '../../group-mails/api.ts'
import { GroupMailFields, useGroupMailEditor } from '../../group-mails/group-mail-fields.tsx'
import { GroupMailPreview } from '../../group-mails/group-mail-preview.tsx'
import { GroupMailBadge, GroupMailCounts } from '../../group-mails/group-mail-table.tsx'
import { RecipientTable } from '../../group-mails/recipient-table.tsx'
import { SendButton, StopButton } from '../../group-mails/send-button.tsx'
import { groupMailTexts } from '../../group-mails/texts.ts'
import { useSubject } from '../../group-mails/use-subject.ts'
import { findPeople } from '../../mails/api.ts'
import { MailBadge } from '../../mails/mail-badge.tsx'
import '../../../../base/pages/list-page.css'

interface GroupMailRecipientsProps {
  call: Call
  mail: GroupMailDetail
  refresh: () => Promise<void>
}

/** The recipients, of whom a draft can leave some out and take others. */
const GroupMailRecipients = ({ call, mail, refresh }: GroupMailRecipientsProps) => {
  const texts = useTexts(groupMailTexts)
  const state = useTableView('state')
  const { act } = useAct({ onChanged: refresh })
  return (
    <Panel title={texts.recipients}>
      {mail.state === 'draft' && (
        <PersonSearch
          label={texts.addPerson}
          find={(search, signal) => findPeople(call, search, signal)}
          onChoose={({ id, full_name }) =>
            void act(() => addRecipients(call, mail.id, [id]), texts.added(full_name))
          }
        />
      )}
      <RecipientTable
        call={call}
        mail={mail}
        state={state}
        nameOf={({ account_id, full_name }) => <PersonLink id={account_id} name={full_name} />}
        mailOf={sent => (
          <Link to={paths.MailsAdmin} search={{ kind: 'group-mail' }}>
            <MailBadge state={sent.state} />
          </Link>
        )}
        onLeaveOut={(one: GroupMailRecipient, isLeftOut) =>
          act(() => leaveOut(call, mail.id, one.account_id, isLeftOut))
        }
      />
    </Panel>
  )
}

interface GroupMailDraftProps {
  call: Call
  mail: GroupMailDetail
  refresh: () => Promise<void>
}

/** Recipients, text and preview of a mail that is not sent yet. */
const GroupMailDraft = ({ call, mail, refresh }: GroupMailDraftProps) => {
  const texts = useTexts(groupMailTexts)
  const locale = useLocale()
  const navigate = useNavigate()
  const editor = useGroupMailEditor({ call, personId: useMember().id, mail, refresh })
  const refuseEmpty = () => {
    const part = mail[`subject_${locale}`] === '' ? 'subject' : 'text'
    const error = { type: 'REQUIRED', message: texts.writeFirst }
    editor.form.setError(`${part}_${locale}`, error, { shouldFocus: true })
  }
  const [askToDelete, question] = useAsk(() => ({
    title: texts.deleteTitle,
    text: texts.deleteText,
    confirmLabel: texts.delete,
    isDestructive: true,
    act: async () => {
      await deleteGroupMail(call, mail.id)
      editor.discardDraft()
      await navigate({ to: paths.GroupMailsAdmin })
    },
  }))
  return (
    <>
      <div className="group-mail-tools">
        <SendButton
          call={call}
          mail={mail}
          subject={useSubject()(mail)}
          isUnsaved={editor.isUnsaved}
          onEmpty={refuseEmpty}
          onChanged={refresh}
        />
        <Button look="quiet" onClick={() => askToDelete()}>
          {texts.delete}
        </Button>
      </div>
      <DraftEditor editor={editor} action="save" conflictTitle={texts.conflictTitle}>
        <GroupMailFields editor={editor} placeholderNames={useTexts(placeholderNames)} />
      </DraftEditor>
      <GroupMailPreview
        call={call}
        mail={mail}
        contentOf={async () => ((await editor.form.trigger()) ? editor.form.getValues() : undefined)}
      />
      <GroupMailRecipients call={call} mail={mail} refresh={refresh} />
      {question}
    </>
  )
}

const route = getRouteApi('/user/mails/a/mails/groups/$groupMailId')

/** Does not use the cache: the editor must start with the newest version. */
export const loadGroupMailPage = async (visit: {
  context: AppContext
  params: { groupMailId: string }
}): Promise<void> => {
  await loadFresh(groupMailQuery(visit.context.call, visit.params.groupMailId)).catch(orNotFound)
}

/** A mail to a group: a draft with its editor, or what was sent. */
export const GroupMailPage = () => {
  const texts = useTexts(groupMailTexts)
  const locale = useLocale()
  const { call } = route.useRouteContext()
  const { mail } = usePolledData(
    { mail: groupMailQuery(call, route.useParams().groupMailId) },
    ({ state }) => state === 'sending',
  )
  const refresh = useRefresh()
  const subject = useSubject()(mail)
  return (
    <>
      <ButtonLink look="text" to={paths.GroupMailsAdmin}>
        ← {texts.back}
      </ButtonLink>
      <header className="list-page-header">
        <h1>{subject || texts.draftTitle}</h1>
        {mail.can_stop && <StopButton call={call} mail={mail} onChanged={refresh} />}
      </header>
      <div className="group-mail-head">
        <GroupMailBadge state={mail.state} />
        <GroupMailCounts mail={mail} />
      </div>
      {mail.state === 'draft' ? (
        <GroupMailDraft key={mail.id} call={call} mail={mail} refresh={refresh} />
      ) : (
        <>
          <Panel title={texts.wording}>
            <p className="group-mail-text">{mail[`text_${locale}`] || subject}</p>
          </Panel>
          <GroupMailRecipients call={call} mail={mail} refresh={refresh} />
        </>
      )}
    </>
  )
}
