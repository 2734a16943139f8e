import './office-decisions.css'
import type { Decision, OfficeDecisions as Decisions } from '@academy/contract/admission/selection/schemas'
import { OfficeDecisionsInput } from '@academy/contract/admission/selection/schemas'
import { useState } from 'react'
import { showAlert } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { isRefusal } from '../../../base/api-errors.ts'
import { explainReason } from '../../../base/explain-failure.ts'
import { areaCommon } from '../../../base/i18n/area-texts.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useLeaveWarning } from '../../../base/use-leave-warning.ts'
import { Form } from '../../../ui/form/form.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { OfficeTable } from '../../../ui/office-table/office-table.tsx'
import { useTableView } from '../../../ui/office-table/use-table-view.ts'
import { WarningLine } from '../../../ui/warning-line.tsx'
import { decideForTeacher } from './office-api.ts'
import { useDecisionColumns, useDecisionFilters } from './office-decision-columns.tsx'
import { officeDecisionsTexts } from './office-decisions-texts.ts'

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
      return undefined
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
