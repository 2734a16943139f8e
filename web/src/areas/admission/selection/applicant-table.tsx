import './applicant-table.css'
import type { ReactNode } from 'react'
import { areaCommon } from '../../../base/i18n/area-texts.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { OfficeTable } from '../../../ui/office-table/office-table.tsx'
import { tableTexts } from './table-texts.ts'
import { selectionTexts } from './texts.ts'
import type { Pending } from './use-selection.ts'
import type { ApplicantList } from './use-shown-applicants.ts'

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
