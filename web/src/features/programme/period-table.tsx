import type { Programme, ProgrammePeriod } from '@academy/contract/programme/schemas'
import type { Call } from '../../lib/api.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { OfficeTable } from '../../ui/office-table/office-table.tsx'
import type { TableState } from '../../ui/office-table/use-table-view.ts'
import { EditButton } from '../../ui/row-form/row-buttons.tsx'
import { rowFormTexts } from '../../ui/row-form/texts.ts'
import { useRowEditing } from '../../ui/row-form/use-row-editing.ts'
import { deletePeriod } from './api.ts'
import { NewPeriod, PeriodEditor } from './period-form.tsx'
import { programmeTexts } from './texts.ts'

interface PeriodTableProps {
  call: Call
  programme: Programme
  academy: NonNullable<Programme['academy']>
  state: TableState
  /** Loads the programme again. */
  refresh: () => Promise<void>
}

/** The correpetition periods of an academy, edited in their rows. */
export const PeriodTable = ({ call, programme, academy, state, refresh }: PeriodTableProps) => {
  const texts = useTexts(programmeTexts)
  const { actions } = useTexts(rowFormTexts)
  const { periods } = programme
  const { editing, edit, close, reload, entries, next } = useRowEditing('periods', periods)
  const afterNew = async (isSaved: boolean) => {
    if (isSaved) await refresh()
    next()
  }
  const afterEdit = async (isSaved: boolean) => {
    if (isSaved) await refresh()
    close()
  }
  const showLatest = () => {
    reload()
    void refresh()
  }
  const remove = async (one: ProgrammePeriod) => {
    await deletePeriod(call, one)
    close()
    await refresh()
  }
  const canAdd = programme.correpetitors.length > 0
  return (
    <OfficeTable
      id="periods"
      caption={texts.periods}
      rows={periods}
      idOf={({ id }) => id}
      state={state}
      isShort
      empty={canAdd ? texts.noPeriods : texts.noCorrepetitors}
      newEntry={
        canAdd
          ? {
              place: 'bottom',
              form: (
                <NewPeriod
                  key={entries}
                  hasFocus={entries > 0}
                  onDone={afterNew}
                  call={call}
                  programme={programme}
                  academy={academy}
                />
              ),
            }
          : undefined
      }
      editorOf={one =>
        editing?.id === one.id && (
          <PeriodEditor
            key={editing.version}
            period={editing}
            call={call}
            academy={academy}
            onDone={afterEdit}
            onReload={showLatest}
            onDelete={() => remove(one)}
          />
        )
      }
      columns={[
        { id: 'person', title: texts.person, isHeading: true, text: ({ name }) => name },
        { id: 'start', title: texts.start, day: ({ start_date }) => start_date },
        { id: 'end', title: texts.end, day: ({ end_date }) => end_date },
        { id: 'accompanies', title: texts.accompanies, number: one => one.masterclass_count },
        {
          id: 'actions',
          title: actions,
          isTitleHidden: true,
          cell: one => <EditButton name={one.name} onEdit={() => edit(one)} />,
        },
      ]}
    />
  )
}
