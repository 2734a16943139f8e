import { formatDay, formatShortDay } from '../../lib/format.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import type { Correpetitor } from './api.ts'
import { requestTexts } from './request-texts.ts'
import type { RequestState } from './use-request.ts'

interface AccompanistFieldsProps {
  request: RequestState
  correpetitors: readonly Correpetitor[]
}

/** Who accompanies. Then somebody has to turn the pages. */
export const AccompanistFields = ({ request, correpetitors }: AccompanistFieldsProps) => {
  const texts = useTexts(requestTexts)
  const { typed, faults, choose } = request
  return (
    <>
      <SelectField
        label={texts.accompanist}
        hint={texts.accompanistHint}
        placeholder={texts.noAccompanist}
        options={correpetitors.map(({ id, display_name, start_date, end_date }) => ({
          value: String(id),
          label: `${display_name}, ${formatShortDay(start_date)} – ${formatDay(end_date)}`,
        }))}
        value={typed.correpetition_id ?? ''}
        error={faults['correpetition_id']}
        onChange={({ target }) =>
          choose({ correpetition_id: target.value ? Number(target.value) : null }, 'correpetition_id')
        }
      />
      {typed.correpetition_id !== null && (
        <Checkbox
          label={texts.pageTurner}
          required
          checked={typed.page_turner_confirmed}
          error={faults['page_turner_confirmed']}
          onChange={({ target }) =>
            choose({ page_turner_confirmed: target.checked }, 'page_turner_confirmed')
          }
        />
      )}
    </>
  )
}
