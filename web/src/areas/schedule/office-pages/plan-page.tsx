import { can } from '@academy/contract/base/abilities'
import type {
  AccompanistsInput,
  PlannedMasterclass,
} from '@academy/contract/schedule/accompaniment-plan/schemas'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { showAlert } from '../../../base/alerts.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { ListPage } from '../../../base/pages/list-page.tsx'
import { useMember } from '../../../base/pages/member.ts'
import { paths } from '../../../base/pages/paths.ts'
import { usePolledData, useRefresh } from '../../../base/use-data.ts'
import { useKeyedTableView, useTableView } from '../../../ui/office-table/use-table-view.ts'
import { Panel } from '../../../ui/panel.tsx'
import { assignSuggested, planQuery, saveAccompanists } from '../accompaniment-plan/api.ts'
import { AssignDialog } from '../accompaniment-plan/assign-dialog.tsx'
import { ChangeButton, OpenPoints, type SuggestedPeriod } from '../accompaniment-plan/open-points.tsx'
import { PlanMasterclassTable } from '../accompaniment-plan/plan-masterclass-table.tsx'
import { AccompanistTable, DayTable } from '../accompaniment-plan/plan-tables.tsx'
import { planTexts } from '../accompaniment-plan/texts.ts'

const route = getRouteApi('/user/a/accompaniment')
const path = paths.AccompanimentPlan

/** Who accompanies whom. The office assigns; accompanists only look. */
export const PlanPage = () => {
  const texts = useTexts(planTexts)
  const { call } = route.useRouteContext()
  const { plan } = usePolledData({ plan: planQuery(call) })
  const isOffice = can(useMember().roles, 'manage_accompaniment')
  const refresh = useRefresh()
  const [opened, setOpened] = useState({ id: 0, times: 0 })
  const masterclasses = useTableView('open')
  const people = useKeyedTableView('people')
  const days = useKeyedTableView('days')
  if (plan.year === null)
    return (
      <ListPage path={path}>
        <p>{texts.noAcademy}</p>
      </ListPage>
    )
  const open = ({ id }: PlannedMasterclass) => setOpened(({ times }) => ({ id, times: times + 1 }))
  const edited = plan.masterclasses.find(({ id }) => id === opened.id)
  const save = async (id: number, input: AccompanistsInput) => {
    await saveAccompanists(call, id, input)
    await refresh()
    showAlert('success', texts.saved)
  }
  const assign = { take: (suggested: SuggestedPeriod[]) => assignSuggested(call, suggested), open, refresh }
  return (
    <ListPage path={path}>
      <OpenPoints plan={plan} assign={isOffice ? assign : undefined} />
      <Panel title={texts.masterclasses}>
        <PlanMasterclassTable
          plan={plan}
          state={masterclasses}
          actionOf={isOffice ? one => <ChangeButton masterclass={one} onOpen={open} /> : undefined}
        />
      </Panel>
      <Panel title={texts.accompanists}>
        <p className="user-quiet">{texts.intro}</p>
        <AccompanistTable plan={plan} state={people} />
      </Panel>
      <Panel title={texts.byDay}>
        <DayTable plan={plan} state={days} />
      </Panel>
      {edited && (
        <AssignDialog
          key={opened.times}
          plan={plan}
          masterclass={edited}
          onClose={() => setOpened(({ times }) => ({ id: 0, times }))}
          save={input => save(edited.id, input)}
          refresh={refresh}
        />
      )}
    </ListPage>
  )
}
