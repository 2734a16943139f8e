import type { Programme } from '@academy/contract/programme/programme/schemas'
import type { ReactNode } from 'react'
import type { Call } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { OfficeTable } from '../../../ui/office-table/office-table.tsx'
import type { TableState } from '../../../ui/office-table/use-table-view.ts'
import { useRowEditing } from '../../../ui/row-form/use-row-editing.tsx'
import { deletePeriod } from './api.ts'
import { NewPeriod, PeriodEditor } from './period-form.tsx'
import { programmeTexts } from './texts.ts'

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

/** The correpetition periods of an academy, edited in their rows. */
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
            {texts.noCorrepetitors} {linkToInvitation(texts.inviteCorrepetitor)}
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
