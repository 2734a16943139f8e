import type { GroupMailDetail, GroupMailRecipient } from '@academy/contract/messages/group-mails/schemas'
import { Link } from '@tanstack/react-router'
import { showAlert } from '../../../../base/alerts.ts'
import type { Call } from '../../../../base/api.ts'
import { explainReason } from '../../../../base/explain-failure.ts'
import { useLocale } from '../../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../../base/i18n/texts.ts'
import { paths } from '../../../../base/pages/paths.ts'
import { usePending } from '../../../../base/use-pending.ts'
import { PersonSearch } from '../../../../ui/form/person-search.tsx'
import { useTableView } from '../../../../ui/office-table/use-table-view.ts'
import { Panel } from '../../../../ui/panel.tsx'
import { PersonLink } from '../../../../ui/person-link.tsx'
import { addRecipients, leaveOut } from '../../group-mails/api.ts'
import { RecipientTable } from '../../group-mails/recipient-table.tsx'
import { groupMailTexts } from '../../group-mails/texts.ts'
import { findPeople } from '../../mails/api.ts'
import { MailBadge } from '../../mails/mail-badge.tsx'

interface GroupMailRecipientsProps {
  call: Call
  mail: GroupMailDetail
  refresh: () => Promise<void>
}

/** The recipients, of whom a draft can leave some out and take others. */
export const GroupMailRecipients = ({ call, mail, refresh }: GroupMailRecipientsProps) => {
  const texts = useTexts(groupMailTexts)
  const locale = useLocale()
  const state = useTableView('state')
  const { run } = usePending()
  const act = (work: () => Promise<unknown>) =>
    void run(async () => {
      try {
        await work()
      } catch (error) {
        showAlert('dangerDismiss', explainReason(error, locale))
      }
      await refresh()
    })
  return (
    <Panel title={texts.recipients}>
      {mail.state === 'draft' && (
        <PersonSearch
          label={texts.addPerson}
          find={search => findPeople(call, search)}
          onChoose={({ id, full_name }) =>
            act(async () => {
              await addRecipients(call, mail.id, [id])
              showAlert('success', texts.added(full_name))
            })
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
