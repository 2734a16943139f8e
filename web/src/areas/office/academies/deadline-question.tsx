import type { Concerned } from '@academy/contract/base/concerned'
import { laterDay } from '@academy/contract/base/days'
import { type DeadlineDays, deadlineOddities } from '@academy/contract/office/academies/odd-deadline'
import type { OfficeAcademy } from '@academy/contract/office/academies/schemas'
import { formatLongDay } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useAsk } from '../../../ui/dialog/ask.tsx'
import { WarningLine } from '../../../ui/note.tsx'
import { deadlineChanges } from './deadline-changes.ts'
import { academyFormTexts } from './form-texts.ts'
import './academy-form.css'

/** Says what is probably a mistake about a deadline. */
export const DeadlineNotes = ({ deadline, ...days }: DeadlineDays & { deadline: string }) => {
  const { oddities: texts } = useTexts(academyFormTexts)
  const locale = useLocale()
  return (
    <div role="status" className="deadline-notes">
      {deadlineOddities(deadline, days).map(oddity => (
        <WarningLine
          key={oddity}
          text={oddity === 'moved' ? texts.moved(formatLongDay(days.copied ?? '', locale)) : texts[oddity]}
        />
      ))}
    </div>
  )
}

type Days = Pick<OfficeAcademy, 'end_date_application' | 'lodging_free_until'>

/** Another deadline of people who have paid for their application. */
interface ChangedDeadline {
  before: Days
  after: Days
  concerned: Concerned
}

/** Asks before the deadline of paid applications changes, and names what follows and for whom. */
export const useDeadlineQuestion = () => {
  const texts = useTexts(academyFormTexts)
  return useAsk((changed: ChangedDeadline) => ({
    title: texts.deadlineTitle,
    confirmLabel: texts.changeDeadline,
    children: <Changed {...changed} />,
  }))
}

const deadlineOf = ({ end_date_application, lodging_free_until }: Days) => ({
  deadline: end_date_application,
  free_until: lodging_free_until,
})

const Changed = ({ before, after, concerned: { count, names } }: ChangedDeadline) => {
  const texts = useTexts(academyFormTexts)
  const locale = useLocale()
  const long = (day: string) => formatLongDay(day, locale)
  const { end_date_application: to } = after
  const days = { deadline: long(to), dayAfter: long(laterDay(to, 1)) }
  const hidden = count - names.length
  return (
    <>
      <p>
        <strong>{texts.deadlineFrom(long(before.end_date_application), days.deadline)}</strong>
      </p>
      <ul>
        {deadlineChanges(deadlineOf(before), deadlineOf(after)).map(change => (
          <li key={change}>{texts.deadlineChanges[change](days)}</li>
        ))}
      </ul>
      <p>
        {texts.deadlineLead(count)} {names.join(', ')} {hidden > 0 && texts.more(hidden)}
      </p>
    </>
  )
}
