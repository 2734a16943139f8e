import type { Applicant } from '@academy/contract/selection/schemas'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { knownView, shownRows } from '../../ui/office-table/table-view.ts'
import { useTableView } from '../../ui/office-table/use-table-view.ts'
import { useApplicantColumns, useApplicantFilters } from './applicant-columns.tsx'
import { inListOrder } from './decisions.ts'
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
  const rows = inListOrder(applicants)
  const view = knownView(state.view, columns, filters)
  return { table: { columns, filters, state, rows }, shown: shownRows(rows, view, columns, filters, locale) }
}

export type ApplicantList = ReturnType<typeof useShownApplicants>['table']
