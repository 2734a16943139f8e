import './office-masterclasses.css'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import {
  closeApplications,
  loadOfficeMasterclasses,
  officesFinalSave,
} from '../../../features/selection/api.ts'
import { listTexts } from '../../../features/selection/list-texts.ts'
import { OfficeTable } from '../../../features/selection/office-table.tsx'
import { endedBy } from '../../../lib/api.ts'
import { formatDay } from '../../../lib/format.ts'
import { useTexts } from '../../../lib/i18n/texts.ts'
import { usePolling } from '../../../lib/use-polling.ts'
import { paths } from '../../paths.ts'

const route = getRouteApi('/user/a/masterclass')

export const OfficeMasterclasses = () => {
  const texts = useTexts(listTexts)
  const { call } = route.useRouteContext()
  const { data, refresh } = usePolling(route.useLoaderData(), signal =>
    loadOfficeMasterclasses(endedBy(call, signal)),
  )
  const finalSave = useMemo(() => officesFinalSave(call), [call])
  const { academy, masterclasses } = data
  const unpaid = masterclasses.reduce((sum, { unpaid_count }) => sum + unpaid_count, 0)
  const final = masterclasses.filter(one => one.final_participants_saved).length
  return (
    <>
      <h1>{texts.allTitle}</h1>
      <ul className="office-facts">
        <li>{texts.deadline(formatDay(academy.end_date_application))}</li>
        <li>{texts.finalCount(final, masterclasses.length)}</li>
        <li>
          {unpaid > 0 ? (
            <Link to={paths.InvoicesListAdmin} search={{ state: 'open' }}>
              {texts.unpaidLink(unpaid)}
            </Link>
          ) : (
            texts.nothingUnpaid
          )}
        </li>
      </ul>
      {masterclasses.length === 0 ? (
        <p className="user-quiet">{texts.noMasterclasses}</p>
      ) : (
        <OfficeTable
          masterclasses={masterclasses}
          finalSave={finalSave}
          close={(id, isClosed) => closeApplications(call, id, isClosed)}
          onDone={() => void refresh()}
        />
      )}
    </>
  )
}
