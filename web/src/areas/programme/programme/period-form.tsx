import {
  type AcademyChoice,
  PeriodChange,
  PeriodInput,
  type Programme,
  type ProgrammePeriod,
} from '@academy/contract/programme/programme/schemas'
import type { Call } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Dropdown } from '../../../ui/dropdown/dropdown.tsx'
import { schemaFor } from '../../../ui/form/contract-resolver.ts'
import { ControlledField } from '../../../ui/form/controlled-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { RowForm } from '../../../ui/row-form/row-form.tsx'
import type { RowEvents } from '../../../ui/row-form/use-row-editing.tsx'
import { useRowForm } from '../../../ui/row-form/use-row-form.ts'
import { addPeriod, changePeriod } from './api.ts'
import { DayFields } from './day-fields.tsx'
import { programmeTexts } from './texts.ts'

type Days = { start_date: string | null; end_date: string | null }
type NewPeriodValues = Days & { account_id: number | null }

const daysOf = ({ start_date, end_date }: Days) => ({
  start_date: start_date ?? '',
  end_date: end_date ?? '',
})

interface FormProps extends RowEvents {
  call: Call
  academy: AcademyChoice
}

interface NewPeriodProps extends FormProps {
  programme: Programme
}

/** Types a new correpetition period. */
export const NewPeriod = ({ call, academy, programme, hasFocus, onDone }: NewPeriodProps) => {
  const texts = useTexts(programmeTexts)
  const { form, row } = useRowForm({
    schema: schemaFor(PeriodInput, ({ account_id, ...days }: NewPeriodValues) => ({
      ...daysOf(days),
      account_id,
      academy_id: academy.id,
    })),
    known: { account_id: null, start_date: null, end_date: null },
    draft: `period-${academy.id}`,
    save: async values => {
      await addPeriod(call, values)
      return true
    },
    onDone,
  })
  // One period for each person.
  const taken = new Set(programme.periods.map(({ account_id }) => account_id))
  return (
    <RowForm label={texts.newPeriod} isNew hasFocus={hasFocus} {...row}>
      <ControlledField form={form} name="account_id">
        {control => (
          <Dropdown
            label={texts.person}
            options={programme.correpetitors.filter(({ id }) => !taken.has(id))}
            {...control}
          />
        )}
      </ControlledField>
      <DayFields form={form} academy={academy} />
    </RowForm>
  )
}

interface PeriodEditorProps extends FormProps {
  period: ProgrammePeriod
}

/** Edits the days of a period in its row. */
export const PeriodEditor = ({ call, academy, period, ...events }: PeriodEditorProps) => {
  const texts = useTexts(programmeTexts)
  const { start_date, end_date, version } = period
  const { form, row } = useRowForm({
    schema: schemaFor(PeriodChange, (days: Days) => ({ ...daysOf(days), version })),
    known: { start_date, end_date },
    save: async values => {
      await changePeriod(call, period, values)
      return true
    },
    version,
    ...events,
  })
  return (
    <RowForm label={period.name} isNew={false} hasFocus={events.hasFocus} deletion={events.deletion} {...row}>
      <TextField label={texts.person} value={period.name} readOnly />
      <DayFields form={form} academy={academy} />
    </RowForm>
  )
}
