import { type DeadlineDays, deadlineOddities } from '@academy/contract/office/academies/odd-deadline'
import { formatDay } from '../../../base/format.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { WarningLine } from '../../../ui/warning-line.tsx'
import './academy-form.css'
import { academyFormTexts } from './form-texts.ts'

/** Says what is probably a mistake about a deadline. */
export const DeadlineNotes = ({ deadline, ...days }: DeadlineDays & { deadline: string }) => {
  const { oddities: texts } = useTexts(academyFormTexts)
  return (
    <div role="status" className="deadline-notes">
      {deadlineOddities(deadline, days).map(oddity => (
        <WarningLine
          key={oddity}
          text={oddity === 'moved' ? texts.moved(formatDay(days.copied ?? '')) : texts[oddity]}
        />
      ))}
    </div>
  )
}
