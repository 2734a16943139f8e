import { getRouteApi, Link } from '@tanstack/react-router'
import { ListPage } from '../../../base/pages/list-page.tsx'
import { paths } from '../../../base/pages/paths.ts'
import { useData, usePolledData, useRefresh } from '../../../base/use-data.ts'
import { ConsentsSection } from '../../people/consents/consents-section.tsx'
import { ErasureSection } from '../erasure/erasure-section.tsx'
import { DataExportPanel, isBeingMade } from '../personal-data/data-export-panel.tsx'
import { exportQueries, personalDataQueries } from './personal-data-data.ts'

const route = getRouteApi('/user/personal-data')

/** What is stored about oneself: to take along, what one agreed to, and how to delete it. */
export const PersonalDataPage = () => {
  const { call } = route.useRouteContext()
  const { shown } = usePolledData(exportQueries(call), ({ data_export }) => isBeingMade(data_export))
  const { consents, erasure } = useData(personalDataQueries(call))
  const refresh = useRefresh()
  return (
    <ListPage path={paths.PersonalData}>
      <DataExportPanel
        call={call}
        dataExport={shown.data_export}
        onChanged={refresh}
        privacyLink={label => <Link to={paths.Privacy}>{label}</Link>}
      />
      <ConsentsSection
        call={call}
        consents={consents}
        links={{
          application: label => <Link to={paths.MyMasterclasses}>{label}</Link>,
          file: label => (
            <Link to={paths.Profile} hash="arrival">
              {label}
            </Link>
          ),
        }}
        onChanged={refresh}
      />
      <ErasureSection call={call} erasure={erasure} onChanged={refresh} />
    </ListPage>
  )
}
