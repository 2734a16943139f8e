import { useTexts } from '../../lib/i18n/texts.ts'
import { type DateFault, type DateFormat, writeDate } from './date-format.ts'
import { datePickerTexts } from './texts.ts'

// A day that shows the order of the parts.
const EXAMPLE = '2027-12-31'
const LONGEST = 30

/** Returns the texts of a date field: its format, and errors about the input. */
export const useDateWords = (format: DateFormat) => {
  const texts = useTexts(datePickerTexts)
  const pattern = format.pattern.replace(/[dmy]/g, letter => texts.letters[letter as 'd' | 'm' | 'y'])
  return {
    format: texts.format(pattern),
    explain: (fault: DateFault, text: string): string => {
      switch (fault.kind) {
        case 'unreadable':
          return texts.unreadable(text.trim().slice(0, LONGEST), writeDate(format, EXAMPLE))
        case 'disabled':
          return texts.disabled
        default:
          return texts[fault.kind](writeDate(format, fault.day))
      }
    },
  }
}
