import { dayNumber, isCalendarDay, laterDay } from '@academy/contract/base/days'
import type { OfficeAcademy } from '@academy/contract/office/academies/schemas'
import { useId } from 'react'
import { formatDay, formatWeekday } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { TimePeriod } from '../../../ui/time-period.tsx'
import { DeadlineNotes } from './deadline-notes.tsx'
import { academyDialogTexts } from './dialog-texts.ts'
import { academiesTexts } from './texts.ts'

interface MovedDaysProps {
  academy: OfficeAcademy
  /** The first day of the copy, as typed so far. */
  start: string
  today: string
}

/** The days that a copy would have. */
export const MovedDays = ({ academy, start, today }: MovedDaysProps) => {
  const texts = useTexts(academyDialogTexts)
  const names = useTexts(academiesTexts)
  const locale = useLocale()
  const title = useId()
  if (!isCalendarDay(start)) return null
  const distance = dayNumber(start) - dayNumber(academy.start_date_academy)
  const moved = (day: string) => laterDay(day, distance)
  const oneDay = (day: string) => `${formatWeekday(moved(day), locale)} ${formatDay(moved(day))}`
  const { end_date_application: deadline, lodging_free_until: freeUntil } = academy
  const first = academy.masterclasses.map(({ start_date }) => start_date).toSorted()[0]
  const last = academy.masterclasses
    .map(({ end_date }) => end_date)
    .toSorted()
    .at(-1)
  return (
    <section className="academy-dialog-part" aria-labelledby={title}>
      <h3 id={title}>{texts.movedTitle}</h3>
      <dl className="academy-moved">
        <dt>{names.days}</dt>
        <dd>
          <TimePeriod start={moved(academy.start_date_academy)} end={moved(academy.end_date_academy)} />
        </dd>
        <dt>{names.deadline}</dt>
        <dd>{oneDay(deadline)}</dd>
        {freeUntil && (
          <>
            <dt>{names.freeUntil}</dt>
            <dd>{oneDay(freeUntil)}</dd>
          </>
        )}
        {first && last && (
          <>
            <dt>{texts.masterclasses(academy.masterclass_count)}</dt>
            <dd>
              <TimePeriod start={moved(first)} end={moved(last)} />
            </dd>
          </>
        )}
      </dl>
      <DeadlineNotes deadline={moved(deadline)} start={start} today={today} copied={deadline} />
    </section>
  )
}
