import './office-decisions.css'
import type { Decision, OfficeDecisions as Decisions } from '@academy/contract/selection/schemas'
import { OfficeDecisionsInput } from '@academy/contract/selection/schemas'
import { useState } from 'react'
import { showAlert } from '../../lib/alerts.ts'
import type { Call } from '../../lib/api.ts'
import { isRefusal } from '../../lib/api-errors.ts'
import { explainReason } from '../../lib/explain-failure.ts'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { Form } from '../../ui/form/form.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { PersonLink } from '../../ui/person-link.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { WarningLine } from '../../ui/warning-line.tsx'
import { decideForTeacher } from './office-api.ts'
import { officeDecisionsTexts } from './office-decisions-texts.ts'

interface OfficeDecisionsProps {
  call: Call
  decisions: Decisions
  /** Called after success, and when somebody else has decided: the list is stale in either case. */
  onDone: () => void
}

const choices = ['accept', 'reserve', 'decline', 'open'] as const
const Reason = OfficeDecisionsInput.pick({ reason: true })

/** The decisions of a masterclass, for a teacher who cannot decide. */
export const OfficeDecisions = ({ call, decisions, onDone }: OfficeDecisionsProps) => {
  const texts = useTexts(officeDecisionsTexts)
  const locale = useLocale()
  const { masterclass, applicants } = decisions
  const [chosen, choose] = useState<Record<number, Decision | null>>({})
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
  const accepted = applicants.filter(one => decisionOf(one) === 'accept').length
  if (applicants.length === 0) return <p>{texts.nobody}</p>
  return (
    <div className="office-decisions">
      <p>{texts.intro}</p>
      <ol>
        {applicants.map(one => {
          const facts = [one.age !== null && texts.age(one.age), one.is_known && texts.known].filter(Boolean)
          return (
            <li key={one.application_id}>
              <span>
                <bdi>
                  <PersonLink id={one.account_id} name={one.full_name} />
                </bdi>
                {facts.length > 0 && <span className="user-quiet"> {facts.join(', ')}</span>}
              </span>
              <SegmentedControl
                label={texts.of(one.full_name)}
                options={choices.map(value => ({ value, name: texts.choices[value] }))}
                chosen={decisionOf(one) ?? 'open'}
                onChoose={value =>
                  choose(known => ({ ...known, [one.application_id]: value === 'open' ? null : value }))
                }
              />
            </li>
          )
        })}
      </ol>
      <p role="status">{texts.places(accepted, masterclass.places)}</p>
      {masterclass.places !== null && accepted > masterclass.places && <WarningLine text={texts.over} />}
      <Form submitLabel={texts.save} {...frame}>
        <TextField label={texts.reason} hint={texts.reasonHint} required {...field('reason')} />
      </Form>
    </div>
  )
}
