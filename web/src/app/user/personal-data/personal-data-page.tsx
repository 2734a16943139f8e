import { getRouteApi, Link } from '@tanstack/react-router'
import { DataExportPanel, isBeingMade } from '../../../features/personal-data/data-export-panel.tsx'
import { personalDataTexts } from '../../../features/personal-data/texts.ts'
import { useTexts } from '../../../lib/i18n/texts.ts'
import { usePolledData, useRefresh } from '../../../lib/use-data.ts'
import { paths } from '../../paths.ts'
import { ListPage, ListPageFailure, ListPageLoading } from '../list-page.tsx'
import { personalDataQueries } from './personal-data-data.ts'

const route = getRouteApi('/user/personal-data')

/** What is stored about oneself, to take along. */
export const PersonalDataPage = () => {
  const { call } = route.useRouteContext()
  const { shown } = usePolledData(personalDataQueries(call), ({ data_export }) => isBeingMade(data_export))
  return (
    <ListPage path={paths.PersonalData}>
      <DataExportPanel
        call={call}
        dataExport={shown.data_export}
        onChanged={useRefresh()}
        privacyLink={label => <Link to={paths.Privacy}>{label}</Link>}
      />
    </ListPage>
  )
}

export const PersonalDataLoading = () => (
  <ListPageLoading path={paths.PersonalData} label={useTexts(personalDataTexts).loading} />
)

export const PersonalDataFailure = () => <ListPageFailure path={paths.PersonalData} />
