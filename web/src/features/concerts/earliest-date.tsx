import { formatDay } from '../../lib/format.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { DatePicker } from '../../ui/date-picker/date-picker.tsx'
import { ControlledField } from '../../ui/form/controlled-field.tsx'
import type { ConcertDates } from './api.ts'
import { requestTexts } from './request-texts.ts'
import type { RequestState } from './use-request.ts'

/** The earliest day. Days outside the concerts or too soon cannot be chosen. */
export const EarliestDate = ({ request, dates }: { request: RequestState; dates: ConcertDates }) => {
  const texts = useTexts(requestTexts)
  const { min_date, max_date } = dates
  const limits = min_date && max_date ? { min: min_date, max: max_date } : {}
  return (
    <ControlledField form={request.form} name="earliest_performance_date">
      {({ onChange, ...day }) => (
        <DatePicker
          label={texts.earliest}
          {...limits}
          {...(min_date &&
            max_date && { hint: texts.earliestHint(formatDay(min_date), formatDay(max_date)) })}
          {...day}
          onUpdate={next => {
            onChange(next)
            request.check('earliest_performance_date')
          }}
        />
      )}
    </ControlledField>
  )
}
