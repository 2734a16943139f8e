import { formatLongDay } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { DatePicker } from '../../../ui/date-picker/date-picker.tsx'
import { ControlledField } from '../../../ui/form/controlled-field.tsx'
import { WarningLine } from '../../../ui/warning-line.tsx'
import type { ConcertDates } from './api.ts'
import { requestTexts } from './request-texts.ts'
import type { RequestState } from './use-request.ts'

interface EarliestDateProps {
  request: RequestState
  dates: ConcertDates
  departure: string | undefined
}

/** The earliest day. Days outside the concerts or too soon cannot be chosen; after the departure is a warning. */
export const EarliestDate = ({ request, dates, departure }: EarliestDateProps) => {
  const texts = useTexts(requestTexts)
  const { min_date, max_date } = dates
  const locale = useLocale()
  const earliest = request.typed.earliest_performance_date
  const limits = min_date && max_date ? { min: min_date, max: max_date } : {}
  return (
    <>
      <ControlledField form={request.form} name="earliest_performance_date">
        {({ onChange, ...day }) => (
          <DatePicker
            label={texts.earliest}
            {...limits}
            {...(min_date &&
              max_date && {
                hint: texts.earliestHint(formatLongDay(min_date, locale), formatLongDay(max_date, locale)),
              })}
            {...day}
            onUpdate={next => {
              onChange(next)
              request.check('earliest_performance_date')
            }}
          />
        )}
      </ControlledField>
      {earliest && departure && earliest >= departure && (
        <WarningLine text={texts.afterDeparture(formatLongDay(departure, locale))} />
      )}
    </>
  )
}
