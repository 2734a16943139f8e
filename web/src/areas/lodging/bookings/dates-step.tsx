import { firstDeparture } from '@academy/contract/lodging/bookings/stay'
import { formatLongDay, laterDay } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { DatePicker } from '../../../ui/date-picker/date-picker.tsx'
import { ControlledField } from '../../../ui/form/controlled-field.tsx'
import type { BookingConstraints } from './booking-rules.ts'
import type { BookingState } from './use-booking.ts'
import { wizardTexts } from './wizard-texts.ts'

interface DatesStepProps {
  booking: Pick<BookingState, 'form' | 'choices' | 'change'>
  constraints: BookingConstraints
}

/** Arrival and departure. Days outside the academy or in the past cannot be chosen. */
export const DatesStep = ({ booking: { form, choices, change }, constraints }: DatesStepProps) => {
  const { dates: texts } = useTexts(wizardTexts)
  const locale = useLocale()
  const { academy, today } = constraints
  const first = today > academy.start_date ? today : academy.start_date
  const arrival = choices.start_date ?? first
  return (
    <>
      <p>{texts.intro(formatLongDay(first, locale), formatLongDay(academy.end_date, locale))}</p>
      <div className="field-pair">
        <ControlledField form={form} name="start_date">
          {({ onChange: _, ...day }) => (
            <DatePicker
              label={texts.start}
              min={first}
              max={academy.end_date}
              offered={{ max: laterDay(academy.end_date, -1) }}
              onUpdate={start_date => change({ start_date })}
              {...day}
            />
          )}
        </ControlledField>
        <ControlledField form={form} name="end_date">
          {({ onChange: _, ...day }) => (
            <DatePicker
              label={texts.end}
              hint={texts.endHint}
              min={academy.start_date}
              offered={{ min: firstDeparture(arrival, academy.end_date) }}
              max={academy.end_date}
              onUpdate={end_date => change({ end_date })}
              {...day}
            />
          )}
        </ControlledField>
      </div>
    </>
  )
}
