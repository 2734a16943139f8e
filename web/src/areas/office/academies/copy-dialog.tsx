import { daysBetween, isCalendarDay, laterDay } from '@academy/contract/base/days'
import { AcademyCopy } from '@academy/contract/office/academies/academy-input'
import type { CopiedAcademy, OfficeAcademy } from '@academy/contract/office/academies/schemas'
import { type ReactNode, useId, useState } from 'react'
import type { Call } from '../../../base/api.ts'
import { formatDay, formatWeekday, yearOf } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { DatePicker } from '../../../ui/date-picker/date-picker.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Fact } from '../../../ui/fact.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { ControlledField } from '../../../ui/form/controlled-field.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { TimePeriod } from '../../../ui/time-period.tsx'
import { copyAcademy } from './api.ts'
import { DeadlineNotes } from './deadline-question.tsx'
import { academyDialogTexts } from './dialog-texts.ts'
import { academiesTexts } from './texts.ts'
import './academy-dialogs.css'

interface MovedDaysProps {
  academy: OfficeAcademy
  /** The first day of the copy, as typed so far. */
  start: string
  today: string
}

/** The days that a copy would have. */
const MovedDays = ({ academy, start, today }: MovedDaysProps) => {
  const texts = useTexts(academyDialogTexts)
  const names = useTexts(academiesTexts)
  const locale = useLocale()
  const title = useId()
  if (!isCalendarDay(start)) return null
  const distance = daysBetween(academy.start_date_academy, start)
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

/** 52 weeks: every day keeps its weekday. */
const YEAR_DAYS = 364

interface CopyDialogProps {
  call: Call
  academy: OfficeAcademy
  today: string
  /** Renders the link to the copy. */
  linkTo: (id: number, label: string) => ReactNode
  onCopied: () => Promise<void>
  onClose: () => void
}

/** Makes another year of an academy, and shows what was made. */
export const CopyDialog = ({ call, academy, today, linkTo, onCopied, onClose }: CopyDialogProps) => {
  const texts = useTexts(academyDialogTexts)
  const [made, setMade] = useState<CopiedAcademy>()
  const title = made
    ? texts.copiedTitle(yearOf(made.academy.start_date_academy))
    : texts.copyTitle(yearOf(academy.start_date_academy))
  const settle = async (copied: CopiedAcademy) => {
    setMade(copied)
    await onCopied()
  }
  return (
    <Dialog title={title} onClose={onClose}>
      {made ? (
        <>
          <dl className="academy-counts">
            {(['masterclasses', 'room_types', 'rooms', 'meal_types', 'correpetition_periods'] as const).map(
              part => (
                <Fact key={part} name={texts.copied[part]}>
                  {made.copied[part]}
                </Fact>
              ),
            )}
          </dl>
          {made.left_out.length > 0 && <p>{texts.leftOut(made.left_out.join(', '))}</p>}
          <p>{texts.copiedHint}</p>
          <div>{linkTo(made.academy.id, texts.openCopy)}</div>
        </>
      ) : (
        <CopyForm call={call} academy={academy} today={today} onCopied={settle} />
      )}
    </Dialog>
  )
}

interface CopyFormProps {
  call: Call
  academy: OfficeAcademy
  today: string
  onCopied: (copied: CopiedAcademy) => Promise<void>
}

const CopyForm = ({ call, academy, today, onCopied }: CopyFormProps) => {
  const texts = useTexts(academyDialogTexts)
  const { form, field, frame } = useContractForm({
    schema: AcademyCopy,
    known: { start_date_academy: laterDay(academy.start_date_academy, YEAR_DAYS), with_periods: false },
    send: async values => {
      await onCopied(await copyAcademy(call, academy.id, values))
    },
  })
  const periods = academy.correpetition_periods.length
  return (
    <Form submitLabel={texts.copy} {...frame}>
      <p>{texts.copyHint}</p>
      <ControlledField form={form} name="start_date_academy">
        {({ value, onChange, ...connection }) => (
          <DatePicker
            label={texts.copyStart}
            hint={texts.copyStartHint}
            value={value || null}
            onUpdate={next => onChange(next ?? '')}
            {...connection}
          />
        )}
      </ControlledField>
      <MovedDays academy={academy} start={form.watch('start_date_academy')} today={today} />
      {periods > 0 && <Checkbox label={texts.withPeriods(periods)} {...field('with_periods')} />}
    </Form>
  )
}
