import { getRouteApi } from '@tanstack/react-router'
import { associationQuery } from '../../../features/association/api.ts'
import { AssociationForm } from '../../../features/association/association-form.tsx'
import { associationTexts } from '../../../features/association/texts.ts'
import { showAlert } from '../../../lib/alerts.ts'
import type { Call } from '../../../lib/api.ts'
import { useTexts } from '../../../lib/i18n/texts.ts'
import { useData, useRefresh } from '../../../lib/use-data.ts'
import { paths } from '../../paths.ts'
import { ListPage, ListPageFailure, ListPageLoading } from '../list-page.tsx'

const route = getRouteApi('/user/settings/a/association')
const path = paths.AssociationAdmin

export const associationQueries = (call: Call) => ({ association: associationQuery(call) })

export const AssociationPage = () => {
  const { call } = route.useRouteContext()
  const { association } = useData(associationQueries(call))
  const { saved } = useTexts(associationTexts)
  const refresh = useRefresh()
  const onSaved = async () => {
    await refresh()
    showAlert('success', saved)
  }
  return (
    <ListPage path={path}>
      <AssociationForm call={call} association={association} onSaved={onSaved} />
    </ListPage>
  )
}

export const AssociationLoading = () => (
  <ListPageLoading path={path} label={useTexts(associationTexts).loading} />
)

export const AssociationFailure = () => <ListPageFailure path={path} />
