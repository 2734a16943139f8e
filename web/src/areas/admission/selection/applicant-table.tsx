import type { Applicant } from '@academy/contract/admission/selection/schemas'
import { byName } from '@academy/contract/base/names'
import type { ReactNode } from 'react'
import { areaCommon } from '../../../base/i18n/area-texts.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { OfficeTable } from '../../../ui/office-table/office-table.tsx'
import { inGroups, type TableGroups, useFoldedGroups } from '../../../ui/office-table/table-groups.ts'
import { knownView, shownRows } from '../../../ui/office-table/table-view.ts'
import { useTableView } from '../../../ui/office-table/use-table-view.ts'
import { useApplicantColumns, useApplicantFilters } from './applicant-columns.tsx'
import { applicantGroups, groupOf, inListOrder } from './decisions.ts'
import { tableTexts } from './table-texts.ts'
import { selectionTexts } from './texts.ts'
import type { Decide, Pending } from './use-selection.ts'
import './applicant-table.css'

/** The list of applicants with its search, sort and filters, and the rows that it shows. */
export const useShownApplicants = (
  applicants: readonly Applicant[],
  acts: { pending: Pending; decide: Decide },
) => {
  const locale = useLocale()
  const columns = useApplicantColumns(applicants, acts)
  const filters = useApplicantFilters()
  const state = useTableView('decision', 'known', 'news')
  const compare = byName(locale)
  const rows = inListOrder(applicants.toSorted((one, other) => compare(one.student, other.student)))
  const view = knownView(state.view, columns, filters)
  const texts = useTexts(tableTexts)
  const hasReserves = rows.some(one => groupOf(one) === 'reserve')
  const grouping: TableGroups<Applicant> = {
    groups: applicantGroups
      .filter(id => id !== 'reserve' || hasReserves)
      .map(id => ({ id, title: texts.groups[id] })),
    groupOf,
    ...useFoldedGroups(),
  }
  return {
    table: { columns, filters, state, rows, grouping },
    shown: inGroups(shownRows(rows, view, columns, filters, locale), grouping),
  }
}

export type ApplicantList = ReturnType<typeof useShownApplicants>['table']

export const APPLICANT_TABLE = 'applicants'

interface ApplicantTableProps {
  list: ApplicantList
  pending: Pending
  files: ReactNode
}

/** All applicants, one line each; undecided ones first. */
export const ApplicantTable = ({ list, pending, files }: ApplicantTableProps) => {
  const texts = useTexts(tableTexts)
  const { nobody } = useTexts(selectionTexts)
  return (
    <div className="applicant-table">
      <OfficeTable
        id={APPLICANT_TABLE}
        caption={texts.caption}
        {...list}
        idOf={({ id }) => id}
        isBusy={({ id }) => pending.has(id)}
        searchHint={texts.searchHint}
        empty={nobody}
        nothingFound={texts.nothing}
        note={areaCommon.ageNote[useLocale()]}
        files={files}
      />
    </div>
  )
}
