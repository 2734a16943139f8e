import {
  type Decision,
  type OfficeDecisions as Decisions,
  OfficeDecisionsInput,
} from '@academy/contract/admission/selection/schemas'
import { sortedName } from '@academy/contract/base/names'
import { useState } from 'react'
import { showAlert } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { isRefusal } from '../../../base/api-errors.ts'
import { explainReason } from '../../../base/explain-failure.ts'
import { areaCommon } from '../../../base/i18n/area-texts.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useLeaveWarning } from '../../../base/use-leave-warning.ts'
import { Excerpt } from '../../../ui/excerpt/excerpt.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { WarningLine } from '../../../ui/note.tsx'
import type { TableColumn } from '../../../ui/office-table/columns.ts'
import { OfficeTable } from '../../../ui/office-table/office-table.tsx'
import type { TableFilter } from '../../../ui/office-table/table-view.ts'
import { useTableView } from '../../../ui/office-table/use-table-view.ts'
import { PersonLink } from '../../../ui/person-link.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { RecordingLinks } from './applicant-parts.tsx'
import { decideForTeacher } from './office-api.ts'
import { officeDecisionsTexts } from './office-decisions-texts.ts'
import './office-decisions.css'

type Applicant = Decisions['applicants'][number]

const choices = ['accept', 'reserve', 'decline', 'open'] as const

interface Choosing {
  decisionOf: (applicant: Applicant) => Decision | null
  onDecide: (application_id: number, decision: Decision | null) => void
}

/** Sort and filter look at the saved decisions, so that no row moves while somebody chooses. */
const savedOf = ({ decision }: Applicant) => decision ?? 'open'

const useDecisionColumns = ({ decisionOf, onDecide }: Choosing): TableColumn<Applicant>[] => {
  const texts = useTexts(officeDecisionsTexts)
  return [
    {
      id: 'name',
      title: texts.name,
      isHeading: true,
      text: one => one.full_name,
      order: sortedName,
      cell: one => (
        <bdi>
          <PersonLink id={one.account_id} name={one.full_name} />
        </bdi>
      ),
    },
    { id: 'age', title: texts.age, number: one => one.age },
    {
      id: 'known',
      title: texts.known,
      text: one => (one.is_known ? texts.isKnown : texts.isUnknown),
      order: one => Number(!one.is_known),
    },
    {
      id: 'repertoire',
      title: texts.repertoire,
      text: one => one.repertoire,
      cell: one => one.repertoire && <Excerpt text={one.repertoire} empty="" of={one.full_name} />,
    },
    {
      id: 'recordings',
      title: texts.recordings,
      number: one => one.recordings.length,
      cell: one => one.recordings.length > 0 && <RecordingLinks {...one} name={one.full_name} />,
    },
    {
      id: 'comment',
      title: texts.comment,
      text: one => one.comment,
      cell: one => one.comment && <Excerpt text={one.comment} empty="" of={one.full_name} />,
      isHiddenAtFirst: true,
    },
    {
      id: 'decision',
      title: texts.decision,
      text: one => texts.choices[savedOf(one)],
      order: one => choices.indexOf(savedOf(one)),
      cell: one => (
        <SegmentedControl
          label={texts.of(one.full_name)}
          options={choices.map(value => ({ value, name: texts.choices[value] }))}
          chosen={decisionOf(one) ?? 'open'}
          onChoose={value => onDecide(one.application_id, value === 'open' ? null : value)}
        />
      ),
    },
  ]
}

const useDecisionFilters = (): TableFilter<Applicant>[] => {
  const texts = useTexts(officeDecisionsTexts)
  return [
    {
      id: 'decision',
      label: texts.savedDecision,
      all: texts.allDecisions,
      options: choices.map(value => ({ value, label: texts.choices[value] })),
      keeps: (one, value) => savedOf(one) === value,
    },
  ]
}

interface OfficeDecisionsProps {
  call: Call
  decisions: Decisions
  /** Called after success, and when somebody else has decided: the list is stale in either case. */
  onDone: () => void
}

const Reason = OfficeDecisionsInput.pick({ reason: true })

/** The decisions of a masterclass, for a teacher who cannot decide. */
export const OfficeDecisions = ({ call, decisions, onDone }: OfficeDecisionsProps) => {
  const texts = useTexts(officeDecisionsTexts)
  const locale = useLocale()
  const { masterclass, applicants } = decisions
  const [chosen, choose] = useState<Record<number, Decision | null>>({})
  useLeaveWarning(() => Object.keys(chosen).length > 0)
  const decisionOf = ({ application_id, decision }: Decisions['applicants'][number]) =>
    application_id in chosen ? (chosen[application_id] ?? null) : decision
  const { field, frame } = useContractForm({
    schema: Reason,
    known: { reason: '' },
    send: async ({ reason }) => {
      await decideForTeacher(call, masterclass.id, {
        reason,
        decisions: applicants.map(one => ({
          application_id: one.application_id,
          before: one.decision,
          decision: decisionOf(one),
        })),
      })
      choose({})
      showAlert('success', texts.saved)
      onDone()
    },
    explainFailure: error => {
      if (!isRefusal(error, 'changed_meanwhile')) return explainReason(error, locale)
      onDone()
      return texts.changed
    },
  })
  const columns = useDecisionColumns({
    decisionOf,
    onDecide: (id, decision) => choose(known => ({ ...known, [id]: decision })),
  })
  const filters = useDecisionFilters()
  const state = useTableView('decision')
  const accepted = applicants.filter(one => decisionOf(one) === 'accept').length
  if (applicants.length === 0) return <p>{texts.nobody}</p>
  return (
    <div className="office-decisions">
      <p>{texts.intro}</p>
      <OfficeTable
        id="decisions"
        caption={texts.caption}
        columns={columns}
        rows={applicants}
        idOf={one => one.application_id}
        state={state}
        filters={filters}
        searchHint={texts.searchHint}
        empty={texts.nobody}
        nothingFound={texts.nothing}
        note={areaCommon.ageNote[locale]}
      />
      <p role="status">{texts.places(accepted, masterclass.places)}</p>
      {masterclass.places !== null && accepted > masterclass.places && <WarningLine text={texts.over} />}
      <Form submitLabel={texts.save} {...frame}>
        <TextField label={texts.reason} hint={texts.reasonHint} required {...field('reason')} />
      </Form>
    </div>
  )
}
