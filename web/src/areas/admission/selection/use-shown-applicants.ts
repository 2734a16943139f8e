import type { Applicant } from '@academy/contract/admission/selection/schemas'
import { byName } from '@academy/contract/base/name-order'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { inGroups, type TableGroups, useFoldedGroups } from '../../../ui/office-table/table-groups.ts'
import { knownView, shownRows } from '../../../ui/office-table/table-view.ts'
import { useTableView } from '../../../ui/office-table/use-table-view.ts'
import { useApplicantColumns, useApplicantFilters } from './applicant-columns.tsx'
import { applicantGroups, groupOf, inListOrder } from './decisions.ts'
import { tableTexts } from './table-texts.ts'
import type { Decide, Pending } from './use-selection.ts'

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
