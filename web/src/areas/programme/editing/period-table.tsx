import {
  type AcademyChoice,
  PeriodChange,
  PeriodInput,
  type Programme,
  type ProgrammePeriod,
} from '@academy/contract/programme/editing/schemas'
import type { ReactNode } from 'react'
import type { Call } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Dropdown } from '../../../ui/dropdown/dropdown.tsx'
import { schemaFor } from '../../../ui/form/contract-resolver.ts'
import { ControlledField } from '../../../ui/form/controlled-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { OfficeTable } from '../../../ui/office-table/office-table.tsx'
import type { TableState } from '../../../ui/office-table/use-table-view.ts'
import { RowForm } from '../../../ui/row-form/row-form.tsx'
import { type RowEvents, useRowEditing } from '../../../ui/row-form/use-row-editing.tsx'
import { useRowForm } from '../../../ui/row-form/use-row-form.ts'
import { addPeriod, changePeriod, deletePeriod } from './api.ts'
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

/** Types a new accompaniment period. */
const NewPeriod = ({ call, academy, programme, hasFocus, onDone }: NewPeriodProps) => {
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
const PeriodEditor = ({ call, academy, period, ...events }: PeriodEditorProps) => {
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

interface PeriodTableProps {
  call: Call
  programme: Programme
  academy: NonNullable<Programme['academy']>
  state: TableState
  /** Links to where an accompanist is invited. */
  linkToInvitation: (children: ReactNode) => ReactNode
  /** Loads the programme again. */
  refresh: () => Promise<void>
}

const TABLE = 'periods'

/** The accompaniment periods of an academy, edited in their rows. */
export const PeriodTable = ({
  call,
  programme,
  academy,
  state,
  linkToInvitation,
  refresh,
}: PeriodTableProps) => {
  const texts = useTexts(programmeTexts)
  const { periods } = programme
  const { newEntry, editorOf, actionColumn } = useRowEditing({
    table: TABLE,
    rows: periods,
    nameOf: ({ name }) => name,
    remove: one => deletePeriod(call, one),
    refresh,
  })
  const canAdd = programme.correpetitors.length > 0
  return (
    <OfficeTable
      id={TABLE}
      caption={texts.periods}
      rows={periods}
      idOf={({ id }) => id}
      state={state}
      isShort
      empty={
        canAdd ? (
          texts.noPeriods
        ) : (
          <>
            {texts.noAccompanists} {linkToInvitation(texts.inviteCorrepetitor)}
          </>
        )
      }
      newEntry={
        canAdd
          ? newEntry(events => <NewPeriod call={call} programme={programme} academy={academy} {...events} />)
          : undefined
      }
      editorOf={editorOf((period, events) => (
        <PeriodEditor period={period} call={call} academy={academy} {...events} />
      ))}
      columns={[
        { id: 'person', title: texts.person, isHeading: true, text: ({ name }) => name },
        { id: 'start', title: texts.start, day: ({ start_date }) => start_date },
        { id: 'end', title: texts.end, day: ({ end_date }) => end_date },
        { id: 'accompanies', title: texts.accompanies, number: one => one.masterclass_count },
        actionColumn,
      ]}
    />
  )
}
