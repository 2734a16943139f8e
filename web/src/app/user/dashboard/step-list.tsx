import './step-list.css'
import '../../../ui/button.css'
import '../../../ui/text-button.css'
import { Link } from '@tanstack/react-router'
import { formatDay } from '../../../lib/format.ts'
import { useLocale } from '../../../lib/i18n/locale-context.ts'
import { useTexts } from '../../../lib/i18n/texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { textsOf } from './describe-step.ts'
import type { Step } from './next-steps.ts'
import { stepTexts } from './step-texts.ts'

interface StepListProps {
  steps: readonly Step[]
  onCompleteProfile: () => void
}

/** The next steps, with the day in the margin. */
export const StepList = ({ steps, onCompleteProfile }: StepListProps) => {
  const texts = useTexts(stepTexts)
  return (
    <Panel title={texts.title}>
      {steps.length === 0 && <p className="user-quiet">{texts.nothing}</p>}
      <ol className="steps">
        {steps.map((step, index) => (
          // Steps have no stable identity, and the list is rebuilt each time.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <StepItem key={index} step={step} onCompleteProfile={onCompleteProfile} />
        ))}
      </ol>
    </Panel>
  )
}

const StepItem = ({ step, onCompleteProfile }: { step: Step } & Pick<StepListProps, 'onCompleteProfile'>) => {
  const texts = useTexts(stepTexts)
  const { what, why, way } = textsOf(step, useLocale())
  return (
    <li>
      <StepDay step={step} />
      <div>
        <h3>{what}</h3>
        <p className="user-quiet">{why}</p>
        {way && (
          <Link className="text-button" to={way.to} params={way.params ?? {}} search={way.search ?? {}}>
            {way.label}
          </Link>
        )}
        {step.kind === 'completeProfile' && (
          <button type="button" className="button" onClick={onCompleteProfile}>
            {texts.completeProfile.go}
          </button>
        )}
      </div>
    </li>
  )
}

// Events on a day, as opposed to deadlines.
const eventKinds = ['accepted', 'booked', 'plays', 'performs', 'accompanies', 'repertoires']

const StepDay = ({ step: { kind, date, isLate } }: { step: Step }) => {
  const texts = useTexts(stepTexts)
  if (!date) return <p className="step-day">{kind === 'rejected' ? '' : texts.now}</p>
  return (
    <p className="step-day">
      {!eventKinds.includes(kind) && `${texts.by} `}
      <time dateTime={date}>{formatDay(date)}</time>
      {isLate && (
        <>
          {' '}
          <Badge tone="danger">{texts.late}</Badge>
        </>
      )}
    </p>
  )
}
