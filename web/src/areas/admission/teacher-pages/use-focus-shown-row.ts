import { useEffect, useRef } from 'react'
import { tableRowId } from '../../../ui/office-table/table-body.tsx'
import { APPLICANT_TABLE } from '../selection/applicant-table.tsx'

/** Coming back to the list, the applicant that was shown is in view and has the focus. */
export const useFocusShownRow = (applicant: string | undefined): void => {
  const last = useRef(applicant)
  useEffect(() => {
    const shown = last.current
    last.current = applicant
    if (applicant !== undefined || shown === undefined || location.hash) return
    const row = document.getElementById(tableRowId(APPLICANT_TABLE, shown))
    row?.scrollIntoView({ behavior: 'instant', block: 'center' })
    row?.querySelector('a')?.focus({ preventScroll: true })
  }, [applicant])
}
