import './applicant-table.css'
import type { Applicant } from '@academy/contract/selection/schemas'
import type { ReactNode } from 'react'
import { useTexts } from '../../lib/i18n/texts.ts'
import { OfficeTable } from '../../ui/office-table/office-table.tsx'
import { useTableView } from '../../ui/office-table/use-table-view.ts'
import { useApplicantColumns, useApplicantFilters } from './applicant-columns.tsx'
import { inListOrder } from './decisions.ts'
import { tableTexts } from './table-texts.ts'
import { selectionTexts } from './texts.ts'
import type { Decide, Pending } from './use-selection.ts'

export const APPLICANT_TABLE = 'applicants'

interface ApplicantTableProps {
  applicants: Applicant[]
  pending: Pending
  decide: Decide
  files: ReactNode
}

/** All applicants, one line each; undecided ones first. */
export const ApplicantTable = ({ applicants, pending, decide, files }: ApplicantTableProps) => {
  const texts = useTexts(tableTexts)
  const { nobody } = useTexts(selectionTexts)
  return (
    <div className="applicant-table">
      <OfficeTable
        id={APPLICANT_TABLE}
        caption={texts.caption}
        columns={useApplicantColumns(applicants, { pending, decide })}
        rows={inListOrder(applicants)}
        idOf={({ id }) => id}
        isBusy={({ id }) => pending.has(id)}
        state={useTableView('decision', 'known', 'news')}
        filters={useApplicantFilters()}
        searchHint={texts.searchHint}
        empty={nobody}
        nothingFound={texts.nothing}
        files={files}
      />
    </div>
  )
}
