import { sheetTexts } from '../../../features/housekeeping/sheet-texts.ts'
import { formatDay, formatDayRange } from '../../../lib/format.ts'
import { useTexts } from '../../../lib/i18n/texts.ts'
import type { SheetFrame } from './office-lodging-data.ts'

/** Returns the printed header: academy and day. */
export const usePrintHead = ({ academy, today }: SheetFrame): string => {
  const { place_name, start_date_academy, end_date_academy } = academy
  const name = `${place_name}, ${formatDayRange(start_date_academy, end_date_academy)}`
  return useTexts(sheetTexts).printed(name, formatDay(today))
}
