import { laterDay } from '@academy/contract/base/days'
import './course-facts.css'
import type { Localized } from '@academy/contract/base/locale'
import type { Academy } from '@academy/contract/programme/academy/schemas'
import type { Masterclass } from '@academy/contract/programme/masterclasses/schemas'
import type { ReactNode } from 'react'
import { formatDay, formatLongDay, formatMoney } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useUser } from '../../../base/use-user.ts'
import { applyTexts } from './apply-texts.ts'

interface Props {
  masterclass: Pick<
    Masterclass,
    'start_date' | 'end_date' | 'participation_fee' | keyof Localized<'chamber_music'>
  >
  academy: Pick<Academy, 'end_date_application' | 'deadline_passed' | 'handling_fee'>
}

/**
 * Days, fees and deadline of a masterclass. Lessons begin the day after arrival and end the day before
 * departure.
 */
export const CourseFacts = ({ masterclass, academy }: Props) => {
  const texts = useTexts(applyTexts)
  const locale = useLocale()
  const isConfirmed = useUser()?.email_verified ?? true
  const { start_date, end_date, participation_fee } = masterclass
  const deadline = formatLongDay(academy.end_date_application, locale)
  return (
    <div className="course-facts">
      <dl className="course-period">
        <Day name={texts.arrival} day={start_date} />
        <Day name={texts.firstLesson} day={laterDay(start_date, 1)} />
        <Day name={texts.lastLesson} day={laterDay(end_date, -1)} />
        <Day name={texts.departure} day={end_date} />
      </dl>
      <dl>
        <Fact name={texts.fee}>
          {formatMoney(Number.parseInt(participation_fee, 10), locale)}, {texts.feeNote}
        </Fact>
        <Fact name={texts.deadline}>
          {academy.deadline_passed ? texts.deadlinePassed(deadline) : texts.deadlineText(deadline)}
        </Fact>
        <Fact name={texts.handlingFee}>
          {texts.handlingFeeText(formatMoney(academy.handling_fee, locale), isConfirmed)}
        </Fact>
        <Fact name={texts.chamberMusic}>
          {masterclass[`chamber_music_${locale}`] || texts.chamberMusicText}
        </Fact>
      </dl>
    </div>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

const Day = ({ name, day }: { name: string; day: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <time dateTime={day}>{formatDay(day)}</time>
    </dd>
  </div>
)
