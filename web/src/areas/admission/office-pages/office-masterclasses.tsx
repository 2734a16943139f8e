import './office-masterclasses.css'
import type { allCurrentMasterclasses } from '@academy/contract/admission/selection/endpoints'
import type { ReplyOf } from '@academy/contract/base/endpoint'
import { teacherName } from '@academy/contract/base/names'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { Call } from '../../../base/api.ts'
import { formatDay } from '../../../base/format.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { paths } from '../../../base/pages/paths.ts'
import { useLoadedData, usePolledData, useRefresh } from '../../../base/use-data.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { laterPicture } from '../../../ui/chart/later-picture.tsx'
import { useTableView } from '../../../ui/office-table/use-table-view.ts'
import { closeApplications, officesFinalSave } from '../selection/api.ts'
import { listTexts } from '../selection/list-texts.ts'
import { MasterclassTable } from '../selection/masterclass-table.tsx'
import {
  applicationDaysQuery,
  officeMasterclassesQuery,
  reopenSelection,
  sendLetters,
} from '../selection/office-api.ts'

const ApplicationPicture = laterPicture(
  async () => (await import('../selection/selection-pictures.tsx')).ApplicationPicture,
)
const ClassPicture = laterPicture(
  async () => (await import('../selection/selection-pictures.tsx')).ClassPicture,
)

/** The page does not wait for the days before and of this year. */
const Days = ({ call }: { call: Call }) => {
  const { found } = useLoadedData(applicationDaysQuery(call))
  return found ? <ApplicationPicture days={found} /> : null
}

const targets = { waitingList: paths.WaitingListAdmin, decisions: paths.DecisionsAdmin } as const

const route = getRouteApi('/user/a/masterclass')

export const OfficeMasterclasses = () => {
  const texts = useTexts(listTexts)
  const { call } = route.useRouteContext()
  const { office } = usePolledData({ office: officeMasterclassesQuery(call) })
  return (
    <>
      <h1>{texts.allTitle}</h1>
      {office ? <Selections office={office} /> : <p className="user-quiet">{texts.noAcademy}</p>}
    </>
  )
}

const Selections = ({ office }: { office: ReplyOf<typeof allCurrentMasterclasses> }) => {
  const texts = useTexts(listTexts)
  const { call } = route.useRouteContext()
  const refresh = useRefresh()
  const finalSave = useMemo(() => officesFinalSave(call), [call])
  const { academy, masterclasses } = office
  const unpaid = masterclasses.reduce((sum, { unpaid_count }) => sum + unpaid_count, 0)
  const final = masterclasses.filter(one => one.final_participants_saved).length
  return (
    <>
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
      <Days call={call} />
      <MasterclassTable
        masterclasses={masterclasses}
        state={useTableView('applying', 'final', 'waiting', 'applied')}
        finalSave={finalSave}
        close={(id, isClosed) => closeApplications(call, id, isClosed)}
        reopen={(id, reason) => reopenSelection(call, id, reason)}
        sendLetters={id => sendLetters(call, id)}
        linkTo={(page, id, label) => (
          <ButtonLink look="text" to={targets[page]} params={{ masterclassId: String(id) }}>
            {label}
          </ButtonLink>
        )}
        onDone={() => void refresh()}
      />
      <ClassPicture
        masterclasses={masterclasses}
        linkToClass={(name, one) => (
          <Link to={paths.MasterclassesListAdmin} search={{ search: teacherName(one) }}>
            {name}
          </Link>
        )}
      />
    </>
  )
}
