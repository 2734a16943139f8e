import { formatDayRange } from '../../../base/format.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { ControlledField } from '../../../ui/form/controlled-field.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import type { Correpetitor } from './api.ts'
import { requestTexts } from './request-texts.ts'
import type { RequestState } from './use-request.ts'

interface AccompanistFieldsProps {
  request: RequestState
  correpetitors: readonly Correpetitor[]
}

/** Chooses the accompanist; then a page turner is required. */
export const AccompanistFields = ({ request, correpetitors }: AccompanistFieldsProps) => {
  const texts = useTexts(requestTexts)
  const { form, field, typed, check } = request
  return (
    <>
      <ControlledField form={form} name="correpetition_id">
        {({ value, onChange, ...control }) => (
          <SelectField
            label={texts.accompanist}
            hint={texts.accompanistHint}
            placeholder={texts.noAccompanist}
            options={correpetitors.map(({ id, display_name, start_date, end_date }) => ({
              value: String(id),
              label: `${display_name}, ${formatDayRange(start_date, end_date)}`,
            }))}
            value={value ?? ''}
            {...control}
            onChange={({ target }) => {
              onChange(target.value ? Number(target.value) : null)
              check('correpetition_id')
            }}
          />
        )}
      </ControlledField>
      {typed.correpetition_id !== null && (
        <Checkbox
          label={texts.pageTurner}
          required
          {...field('page_turner_confirmed', { onChange: () => check('page_turner_confirmed') })}
        />
      )}
    </>
  )
}
