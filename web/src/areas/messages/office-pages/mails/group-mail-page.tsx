import '../../../../ui/text-button.css'
import '../../../../base/pages/list-page.css'
import { getRouteApi, Link } from '@tanstack/react-router'
import { loadFresh } from '../../../../base/data-cache.ts'
import { useLocale } from '../../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../../base/i18n/texts.ts'
import type { AppContext } from '../../../../base/pages/context.ts'
import { orNotFound } from '../../../../base/pages/or-not-found.ts'
import { paths } from '../../../../base/pages/paths.ts'
import { usePolledData, useRefresh } from '../../../../base/use-data.ts'
import { Panel } from '../../../../ui/panel.tsx'
import { groupMailQuery } from '../../group-mails/api.ts'
import { GroupMailCounts } from '../../group-mails/group-mail-counts.tsx'
import { GroupMailBadge } from '../../group-mails/group-mail-table.tsx'
import { StopButton } from '../../group-mails/send-button.tsx'
import { groupMailTexts } from '../../group-mails/texts.ts'
import { GroupMailDraft } from './group-mail-draft.tsx'
import { GroupMailRecipients } from './group-mail-recipients.tsx'
import { useSubject } from './use-subject.ts'

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
      <Link className="text-button" to={paths.GroupMailsAdmin}>
        ← {texts.back}
      </Link>
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
