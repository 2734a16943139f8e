import { formatDay, laterDay } from '../../lib/format.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { DatePicker } from '../../ui/date-picker/date-picker.tsx'
import type { LodgingDays } from './booking-faults.ts'
import type { BookingState } from './use-booking.ts'
import { wizardTexts } from './wizard-texts.ts'

interface DatesStepProps {
  booking: Pick<BookingState, 'choices' | 'faults' | 'change'>
  house: LodgingDays
}

/** From when to when. What lies outside the academy, or has passed, cannot be chosen. */
export const DatesStep = ({ booking: { choices, faults, change }, house }: DatesStepProps) => {
  const { dates: texts } = useTexts(wizardTexts)
  const { academy, today } = house
  const first = today > academy.start_date ? today : academy.start_date
  const arrival = choices.start_date ?? first
  return (
    <>
      <p>{texts.intro(formatDay(first), formatDay(academy.end_date))}</p>
      <div className="field-pair">
        <DatePicker
          label={texts.start}
          hint={texts.startHint}
          value={choices.start_date}
          min={first}
          max={laterDay(academy.end_date, -1)}
          error={faults.start_date}
          onUpdate={start_date => change({ start_date })}
        />
        <DatePicker
          label={texts.end}
          hint={texts.endHint}
          value={choices.end_date}
          min={laterDay(arrival, 1)}
          max={academy.end_date}
          error={faults.end_date}
          onUpdate={end_date => change({ end_date })}
        />
      </div>
    </>
  )
}
