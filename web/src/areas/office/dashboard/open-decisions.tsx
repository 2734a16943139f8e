import './office-overview.css'
import type { OpenDecision } from '@academy/contract/office/dashboard/schemas'
import type { ReactNode } from 'react'
import type { Call } from '../../../base/api.ts'
import { dayInVienna, formatDay } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useRefresh } from '../../../base/use-data.ts'
import { useAct } from '../../../base/use-pending.ts'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { remindTeacher } from './api.ts'
import { officeTexts } from './office-texts.ts'

interface OpenDecisionsProps {
  /** For links to the panel. */
  id: string
  call: Call
  decisions: readonly OpenDecision[]
  today: string
  /** Links to the selection of a masterclass. */
  linkTo: (decision: OpenDecision, label: string) => ReactNode
}

/** The masterclasses whose teachers have not decided, each with a reminder. */
export const OpenDecisions = ({ id, decisions, ...props }: OpenDecisionsProps) => {
  const { decisions: texts } = useTexts(officeTexts)
  if (decisions.length === 0) return null
  return (
    <Panel title={texts.title}>
      <ul className="open-decisions" id={id}>
        {decisions.map(decision => (
          <Decision key={decision.masterclass_id} decision={decision} {...props} />
        ))}
      </ul>
    </Panel>
  )
}

interface DecisionProps extends Omit<OpenDecisionsProps, 'decisions' | 'id'> {
  decision: OpenDecision
}

const Decision = ({ call, decision, today, linkTo }: DecisionProps) => {
  const { decisions: texts } = useTexts(officeTexts)
  const locale = useLocale()
  const refresh = useRefresh()
  const { isPending, act } = useAct({ onChanged: refresh })
  const { teacher, application_count, undecided_count, has_account, reminded_at } = decision
  const name = `${decision[`instrument_${locale}`]}, ${teacher}`
  const remindedOn = reminded_at && dayInVienna(reminded_at)
  const remind = () => act(() => remindTeacher(call, decision.masterclass_id), texts.sent(teacher))
  return (
    <li>
      <div>
        {linkTo(decision, name)}
        <p className="user-quiet">
          {undecided_count === 0
            ? texts.decided(application_count)
            : texts.missing(undecided_count, application_count)}
        </p>
      </div>
      <div className="open-decision-act">
        {remindedOn && <span className="user-quiet">{texts.reminded(formatDay(remindedOn))}</span>}
        {!has_account && <span className="user-quiet">{texts.noAccount}</span>}
        {has_account && remindedOn !== today && (
          <Button isPending={isPending} look="quiet" aria-label={texts.remindOf(name)} onClick={remind}>
            {texts.remind}
          </Button>
        )}
      </div>
    </li>
  )
}
