import './office-table.css'
import type { OfficeMasterclass } from '@academy/contract/selection/schemas'
import { nameIn } from '../../lib/format.ts'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { type RecordColumn, RecordTable } from '../../ui/table/record-table.tsx'
import { TimePeriod } from '../../ui/time-period.tsx'
import type { FinalSave } from './api.ts'
import { ApplicationsSwitch } from './applications-switch.tsx'
import { DoneMark } from './done-mark.tsx'
import { FinalSaveButton } from './final-save-button.tsx'
import { listTexts } from './list-texts.ts'

interface OfficeTableProps {
  masterclasses: OfficeMasterclass[]
  finalSave: FinalSave
  close: (id: number, isClosed: boolean) => Promise<unknown>
  onDone: () => void
}

/** All masterclasses of the academy and the state of their selections. */
export const OfficeTable = ({ masterclasses, finalSave, close, onDone }: OfficeTableProps) => {
  const texts = useTexts(listTexts)
  const locale = useLocale()
  const nameOf = ({ instrument, teacher_first_name, teacher_last_name }: OfficeMasterclass) =>
    `${nameIn(locale, instrument)}, ${teacher_first_name} ${teacher_last_name}`
  const columns: RecordColumn<OfficeMasterclass>[] = [
    {
      title: texts.masterclass,
      isHeading: true,
      cell: one => (
        <span className="office-masterclass">
          {nameIn(locale, one.instrument)}
          <span>
            {one.teacher_first_name} {one.teacher_last_name}
          </span>
          <span>
            <TimePeriod start={one.start_date} end={one.end_date} />
          </span>
        </span>
      ),
    },
    {
      title: texts.applying,
      cell: one => <ApplicationsSwitch masterclass={one} of={nameOf(one)} close={close} onDone={onDone} />,
    },
    { title: texts.applications, isNumber: true, cell: one => one.application_count },
    { title: texts.participants, isNumber: true, cell: one => one.participant_count },
    { title: texts.unpaid, isNumber: true, cell: one => one.unpaid_count },
    {
      title: texts.decisions,
      cell: one => (
        <DoneMark isDone={one.all_decisions_done}>
          {one.all_decisions_done ? texts.allDone : texts.someOpen}
        </DoneMark>
      ),
    },
    {
      title: texts.final,
      cell: one => {
        if (one.final_participants_saved) return <DoneMark isDone>{texts.saved}</DoneMark>
        if (!one.final_save_open) return <DoneMark isDone={false}>{texts.notSaved}</DoneMark>
        return <FinalSaveButton masterclass={one} finalSave={finalSave} onDone={onDone} of={nameOf(one)} />
      },
    },
  ]
  return (
    <div className="office-table">
      <RecordTable caption={texts.allTitle} columns={columns} rows={masterclasses} idOf={({ id }) => id} />
    </div>
  )
}
