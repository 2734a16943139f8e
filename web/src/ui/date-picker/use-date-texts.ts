import { useTexts } from '../../base/i18n/texts.ts'
import { type DateFormat, type DateLimits, type DateProblem, exampleDay, formatDate } from './date-format.ts'
import { datePickerTexts } from './texts.ts'

const MAX_LENGTH = 30

/** Returns the texts of a date field: its format, and errors about the input. */
export const useDateTexts = (format: DateFormat, limits: DateLimits) => {
  const texts = useTexts(datePickerTexts)
  const pattern = format.pattern.replace(/[dmy]/g, letter => texts.letters[letter as 'd' | 'm' | 'y'])
  return {
    pattern,
    format: texts.format(pattern),
    explain: (problem: DateProblem, text: string): string => {
      switch (problem.kind) {
        case 'unreadable':
        case 'shortYear':
          return texts[problem.kind](text.trim().slice(0, MAX_LENGTH), formatDate(format, exampleDay(limits)))
        case 'nonexistent':
          return texts.nonexistent(text.trim().slice(0, MAX_LENGTH))
        case 'disabled':
          return texts.disabled
        default:
          return texts[problem.kind](formatDate(format, problem.day))
      }
    },
  }
}
