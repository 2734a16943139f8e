import type {
  AccompanimentPlan,
  PlannedMasterclass,
} from '@academy/contract/schedule/accompaniment-plan/schemas'
import type { ReactNode } from 'react'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import type { TableColumn } from '../../../ui/office-table/columns.ts'
import { OfficeTable } from '../../../ui/office-table/office-table.tsx'
import type { TableState } from '../../../ui/office-table/use-table-view.ts'
import { periodColumn } from '../../../ui/office-table/usual-columns.tsx'
import { accompanistNames, instrumentOf, masterclassName } from './plan-names.ts'
import { planTexts } from './texts.ts'

interface PlanMasterclassTableProps {
  plan: AccompanimentPlan
  /** With the filter `open`. */
  state: TableState
  /** Changes who accompanies; only for the office. */
  actionOf?: ((masterclass: PlannedMasterclass) => ReactNode) | undefined
}

const isOpen = ({ needs_accompanist, period_ids }: PlannedMasterclass) =>
  needs_accompanist && period_ids.length === 0

/** Who plays for whom. */
export const PlanMasterclassTable = ({ plan, state, actionOf }: PlanMasterclassTableProps) => {
  const texts = useTexts(planTexts)
  const locale = useLocale()
  const accompanists = ({ period_ids, needs_accompanist }: PlannedMasterclass) =>
    accompanistNames(plan, period_ids) || (needs_accompanist ? texts.nobody : texts.notNeeded)
  const columns: TableColumn<PlannedMasterclass>[] = [
    {
      id: 'masterclass',
      title: texts.masterclass,
      isHeading: true,
      text: one => masterclassName(one, locale),
      files: [
        { title: texts.masterclass, text: one => instrumentOf(one, locale) },
        { title: texts.teacher, text: one => one.teacher_name },
      ],
      cell: one => (
        <span className="plan-stack">
          {instrumentOf(one, locale)}
          <span className="user-quiet">{one.teacher_name}</span>
        </span>
      ),
    },
    periodColumn('dates', { shown: texts.dates, start: texts.from, end: texts.to }),
    {
      id: 'participants',
      title: texts.participants,
      text: ({ participant_count, application_count }) =>
        participant_count === null ? texts.notDecided(application_count) : String(participant_count),
      order: one => one.participant_count ?? one.application_count,
      files: [
        { title: texts.participants, number: one => one.participant_count },
        { title: texts.applied, number: one => one.application_count },
      ],
    },
    {
      id: 'accompanists',
      title: texts.accompanists,
      text: accompanists,
      cell: one => (isOpen(one) ? <Badge tone="danger">{texts.nobody}</Badge> : accompanists(one)),
    },
  ]
  const actions: TableColumn<PlannedMasterclass> | undefined = actionOf && {
    id: 'actions',
    title: texts.actions,
    isTitleHidden: true,
    cell: actionOf,
  }
  return (
    <OfficeTable
      id="accompanied-masterclasses"
      caption={texts.masterclasses}
      rows={plan.masterclasses}
      idOf={({ id }) => id}
      state={state}
      empty={texts.noMasterclasses}
      columns={actions ? [...columns, actions] : columns}
      filters={[
        { id: 'open', label: texts.onlyOpen, isSwitch: true, keeps: (one, isOn) => !isOn || isOpen(one) },
      ]}
    />
  )
}
