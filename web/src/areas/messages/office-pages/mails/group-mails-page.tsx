import { getRouteApi, Link } from '@tanstack/react-router'
import type { Call } from '../../../../base/api.ts'
import { useTexts } from '../../../../base/i18n/texts.ts'
import { ListPage } from '../../../../base/pages/list-page.tsx'
import { paths } from '../../../../base/pages/paths.ts'
import { usePolledData } from '../../../../base/use-data.ts'
import { useTableView } from '../../../../ui/office-table/use-table-view.ts'
import { groupMailsQuery } from '../../group-mails/api.ts'
import { GroupMailTable } from '../../group-mails/group-mail-table.tsx'
import { groupMailTexts } from '../../group-mails/texts.ts'
import { useSubject } from '../../group-mails/use-subject.ts'
import { WriteMailButton } from '../../group-mails/write-mail-button.tsx'

const route = getRouteApi('/user/mails/a/mails/groups')

export const groupMailsQueries = (call: Call) => ({ mails: groupMailsQuery(call) })

const paramsOf = (id: number) => ({ groupMailId: String(id) })

export const GroupMailsPage = () => {
  const texts = useTexts(groupMailTexts)
  const { call } = route.useRouteContext()
  const { mails } = usePolledData(groupMailsQueries(call))
  const state = useTableView('state')
  return (
    <ListPage path={paths.GroupMailsAdmin} action={<WriteMailButton call={call} />}>
      <GroupMailTable
        mails={mails}
        state={state}
        subjectOf={useSubject()}
        linkTo={({ id }, subject) => (
          <Link to={paths.GroupMailAdmin} params={paramsOf(id)} aria-label={texts.show(subject)}>
            {subject}
          </Link>
        )}
      />
    </ListPage>
  )
}
