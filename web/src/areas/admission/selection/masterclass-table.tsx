import { teacherName } from '@academy/contract/base/names'
import './masterclass-table.css'
import type { OfficeMasterclass } from '@academy/contract/admission/selection/schemas'
import type { ReactNode } from 'react'
import { formatTime, nameIn } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import type { TableColumn } from '../../../ui/office-table/columns.ts'
import { OfficeTable } from '../../../ui/office-table/office-table.tsx'
import type { TableFilter } from '../../../ui/office-table/table-view.ts'
import type { TableState } from '../../../ui/office-table/use-table-view.ts'
import { periodColumn } from '../../../ui/office-table/usual-columns.tsx'
import type { FinalSave } from './api.ts'
import { FinalSaveButton } from './final-save-button.tsx'
import { listTexts } from './list-texts.ts'
import { ApplicationsSwitch, DoneMark, ReopenButton, SendLettersButton } from './masterclass-buttons.tsx'

interface MasterclassTableProps {
  masterclasses: readonly OfficeMasterclass[]
  /** The view, with the filters `applying`, `final`, `waiting` and `applied`. */
  state: TableState
  finalSave: FinalSave
  close: (id: number, isClosed: boolean) => Promise<unknown>
  reopen: (id: number, reason: string) => Promise<void>
  sendLetters: (id: number) => Promise<void>
  /** Links to the waiting list, or to the decisions, of a masterclass. */
  linkTo: (page: 'waitingList' | 'decisions', id: number, label: ReactNode) => ReactNode
  onDone: () => void
}

/** All masterclasses of the academy and the state of their selections. */
export const MasterclassTable = ({ masterclasses, state, ...actions }: MasterclassTableProps) => {
  const texts = useTexts(listTexts)
  return (
    <OfficeTable
      id="masterclasses"
      caption={texts.allTitle}
      rows={masterclasses}
      idOf={({ id }) => id}
      columns={useColumns(actions)}
      filters={useFilters()}
      state={state}
      empty={texts.noMasterclasses}
    />
  )
}

type Actions = Pick<
  MasterclassTableProps,
  'finalSave' | 'close' | 'reopen' | 'sendLetters' | 'linkTo' | 'onDone'
>

const useColumns = ({
  finalSave,
  close,
  reopen,
  sendLetters,
  linkTo,
  onDone,
}: Actions): TableColumn<OfficeMasterclass>[] => {
  const texts = useTexts(listTexts)
  const locale = useLocale()
  const instrumentOf = ({ instrument }: OfficeMasterclass) => nameIn(locale, instrument)
  const nameOf = (one: OfficeMasterclass) => `${instrumentOf(one)}, ${teacherName(one)}`
  return [
    {
      id: 'masterclass',
      title: texts.masterclass,
      isHeading: true,
      text: nameOf,
      files: [
        { title: texts.masterclass, text: instrumentOf },
        { title: texts.teacher, text: teacherName },
      ],
      cell: one => (
        <span className="masterclass-cell">
          {instrumentOf(one)}
          <span>{teacherName(one)}</span>
        </span>
      ),
    },
    periodColumn('dates', { shown: texts.dates, start: texts.from, end: texts.to }),
    {
      id: 'applying',
      title: texts.applying,
      text: one => (one.application_closed === 1 ? texts.applyingClosed : texts.applyingOpen),
      cell: one => <ApplicationsSwitch masterclass={one} of={nameOf(one)} close={close} onDone={onDone} />,
    },
    { id: 'applications', title: texts.applications, number: one => one.application_count },
    { id: 'participants', title: texts.participants, number: one => one.participant_count },
    { id: 'unpaid', title: texts.unpaid, number: one => one.unpaid_count },
    { id: 'lapsed', title: texts.lapsed, number: one => one.lapsed_count, isHiddenAtFirst: true },
    {
      id: 'decisions',
      title: texts.decisions,
      text: one => (one.all_decisions_done ? texts.allDone : texts.someOpen),
      cell: one => (
        <DoneMark isDone={one.all_decisions_done}>
          {one.all_decisions_done ? texts.allDone : texts.someOpen}
        </DoneMark>
      ),
    },
    {
      id: 'final',
      title: texts.final,
      text: one => (one.final_participants_saved ? texts.saved : texts.notSaved),
      cell: one => {
        const { final_participants_saved: isFinal, reserve_count, free_place_count, application_count } = one
        return (
          <div className="masterclass-final">
            {isFinal || !one.final_save_open ? (
              <DoneMark isDone={isFinal}>{isFinal ? texts.saved : texts.notSaved}</DoneMark>
            ) : (
              <FinalSaveButton masterclass={one} finalSave={finalSave} onDone={onDone} of={nameOf(one)} />
            )}
            {isFinal &&
              reserve_count + free_place_count > 0 &&
              linkTo('waitingList', one.id, <WaitingText masterclass={one} of={nameOf(one)} />)}
            {one.letters_due_at && (
              <>
                <span>{texts.lettersDue(formatTime(one.letters_due_at))}</span>
                <SendLettersButton masterclass={one} of={nameOf(one)} send={sendLetters} onDone={onDone} />
              </>
            )}
            {one.can_reopen && (
              <ReopenButton masterclass={one} of={nameOf(one)} reopen={reopen} onDone={onDone} />
            )}
            {!isFinal &&
              application_count > 0 &&
              linkTo(
                'decisions',
                one.id,
                <>
                  {texts.decide}
                  <span className="visually-hidden">: {nameOf(one)}</span>
                </>,
              )}
          </div>
        )
      },
    },
  ]
}

const WaitingText = ({ masterclass, of }: { masterclass: OfficeMasterclass; of: string }) => {
  const texts = useTexts(listTexts)
  return (
    <>
      {texts.waiting(masterclass.reserve_count, masterclass.offered_count, masterclass.free_place_count)}
      <span className="visually-hidden">: {of}</span>
    </>
  )
}

const useFilters = (): TableFilter<OfficeMasterclass>[] => {
  const texts = useTexts(listTexts)
  return [
    {
      id: 'applying',
      label: texts.applying,
      all: texts.all,
      options: [
        { value: 'open', label: texts.applyingOpen },
        { value: 'closed', label: texts.applyingClosed },
      ],
      keeps: (one, value) => (one.application_closed === 1) === (value === 'closed'),
    },
    {
      id: 'final',
      label: texts.final,
      all: texts.all,
      options: [
        { value: 'saved', label: texts.saved },
        { value: 'open', label: texts.notSaved },
      ],
      keeps: (one, value) => one.final_participants_saved === (value === 'saved'),
    },
    {
      id: 'waiting',
      label: texts.waitingList,
      all: texts.all,
      options: [{ value: 'free', label: texts.withFreePlace }],
      keeps: one => one.free_place_count > 0,
    },
    {
      id: 'applied',
      label: texts.onlyApplied,
      isSwitch: true,
      keeps: (one, isOn) => !isOn || one.application_count > 0,
    },
  ]
}
