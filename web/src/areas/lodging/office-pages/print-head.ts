import { formatDay, formatDayRange } from '../../../base/format.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { sheetTexts } from '../housekeeping/sheet-texts.ts'
import type { SheetFrame } from './office-lodging-data.ts'

/** Returns the printed header: academy and day. */
export const usePrintHead = ({ academy, today }: SheetFrame): string => {
  const { place_name, start_date_academy, end_date_academy } = academy
  const name = `${place_name}, ${formatDayRange(start_date_academy, end_date_academy)}`
  return useTexts(sheetTexts).printed(name, formatDay(today))
}
