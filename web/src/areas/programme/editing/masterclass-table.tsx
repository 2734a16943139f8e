import type { Programme, ProgrammeMasterclass } from '@academy/contract/programme/editing/schemas'
import { Fragment, type ReactNode } from 'react'
import type { Call } from '../../../base/api.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { OfficeTable } from '../../../ui/office-table/office-table.tsx'
import type { TableState } from '../../../ui/office-table/use-table-view.ts'
import { periodColumn } from '../../../ui/office-table/usual-columns.tsx'
import { useRowEditing } from '../../../ui/row-form/use-row-editing.tsx'
import { deleteMasterclass } from './api.ts'
import { MasterclassEditor, NewMasterclass } from './masterclass-form.tsx'
import { programmeTexts } from './texts.ts'

interface MasterclassTableProps {
  call: Call
  programme: Programme
  academy: NonNullable<Programme['academy']>
  state: TableState
  /** Links to where teachers and instruments are added. */
  linkTo: Record<'teachers' | 'instruments', (children: ReactNode) => ReactNode>
  /** Loads the programme again. */
  refresh: () => Promise<void>
}

const TABLE = 'programme'

const stateOf = ({ is_final, application_closed }: ProgrammeMasterclass) =>
  is_final ? 'final' : application_closed ? 'closed' : 'open'

/** The masterclasses of an academy, edited in their rows. */
export const MasterclassTable = ({
  call,
  programme,
  academy,
  state,
  linkTo,
  refresh,
}: MasterclassTableProps) => {
  const texts = useTexts(programmeTexts)
  const locale = useLocale()
  const { masterclasses } = programme
  const nameOf = (one: ProgrammeMasterclass) => `${one[`instrument_${locale}`]}, ${one.teacher_name}`
  const { newEntry, editorOf, actionColumn } = useRowEditing({
    table: TABLE,
    rows: masterclasses,
    nameOf,
    remove: one => deleteMasterclass(call, one),
    refresh,
  })
  const forms = { call, programme, academy }
  const lacking = (['teachers', 'instruments'] as const).filter(kind => programme[kind].length === 0)
  return (
    <OfficeTable
      id={TABLE}
      caption={texts.masterclasses}
      rows={masterclasses}
      idOf={({ id }) => id}
      state={state}
      empty={
        lacking.length === 0
          ? texts.noMasterclasses
          : lacking.map((kind, place) => (
              <Fragment key={kind}>
                {place > 0 && <br />}
                {texts.lacking[kind]} {linkTo[kind](texts.addLacking[kind])}
              </Fragment>
            ))
      }
      newEntry={
        lacking.length === 0 ? newEntry(events => <NewMasterclass {...forms} {...events} />) : undefined
      }
      editorOf={editorOf((masterclass, events) => (
        <MasterclassEditor masterclass={masterclass} {...forms} {...events} />
      ))}
      columns={[
        {
          id: 'instrument',
          title: texts.instrument,
          isHeading: true,
          text: one => one[`instrument_${locale}`],
        },
        { id: 'teacher', title: texts.teacher, text: one => one.teacher_name },
        periodColumn('days', { shown: texts.days, start: texts.start, end: texts.end }),
        { id: 'fee', title: texts.fee, number: one => one.participation_fee },
        { id: 'places', title: texts.places, number: one => one.places },
        { id: 'applicants', title: texts.applicants, number: one => one.application_count },
        { id: 'state', title: texts.state, text: one => texts[stateOf(one)] },
        {
          id: 'tagline',
          title: texts.taglineColumn,
          text: one => one[`tagline_${locale}`],
          isHiddenAtFirst: true,
        },
        actionColumn,
      ]}
      filters={[
        {
          id: 'state',
          label: texts.state,
          all: texts.allStates,
          options: (['open', 'closed', 'final'] as const).map(value => ({ value, label: texts[value] })),
          keeps: (one, value) => stateOf(one) === value,
        },
      ]}
    />
  )
}
