import type { ReactNode } from 'react'
import { formatLongDay } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { DownloadLink } from '../../money/invoices/invoice-actions.tsx'
import { type Step, textsOf } from './describe-step.ts'
import { stepTexts } from './step-texts.ts'
import type { StepTexts } from './way.ts'
import './step-list.css'

interface StepItemProps {
  texts: StepTexts
  /** In the margin. */
  day: ReactNode
  /** Nothing to do: a link instead of a button. */
  isQuiet?: boolean
  /** A button that leads to no page. */
  action?: ReactNode
}

/** A step or an event: its day, what it is, why, and one way on. */
export const StepItem = ({ texts: { what, why, way }, day, isQuiet = false, action }: StepItemProps) => (
  <li>
    <p className="step-day">{day}</p>
    <div>
      <h3>{what}</h3>
      <p className="user-quiet">{why}</p>
      {way && (
        <ButtonLink
          look={isQuiet ? 'text' : 'default'}
          to={way.to}
          params={way.params ?? {}}
          search={way.search ?? {}}
          {...(way.hash && { hash: way.hash })}
        >
          {way.label}
        </ButtonLink>
      )}
      {action}
    </div>
  </li>
)

interface StepListProps {
  steps: readonly Step[]
  /** Instead of steps, if there are none. */
  nothing: string
  onCompleteProfile: () => void
}

/** The next steps, with the day in the margin. */
export const StepList = ({ steps, nothing, onCompleteProfile }: StepListProps) => {
  const texts = useTexts(stepTexts)
  const locale = useLocale()
  const actionOf = (step: Step) => {
    if (step.kind === 'pay' || step.kind === 'payFee') return <DownloadLink invoice={step.invoice} />
    if (step.kind !== 'completeProfile') return undefined
    return <Button onClick={onCompleteProfile}>{texts.completeProfile.go}</Button>
  }
  return (
    <Panel title={texts.title}>
      {steps.length === 0 && <p className="user-quiet">{nothing}</p>}
      <ol className="steps">
        {steps.map((step, index) => (
          <StepItem
            // Steps have no stable identity, and the list is rebuilt each time.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={index}
            texts={textsOf(step, locale)}
            day={<StepDay step={step} />}
            action={actionOf(step)}
          />
        ))}
      </ol>
    </Panel>
  )
}

// Events on a day, as opposed to deadlines.
const eventKinds: readonly Step['kind'][] = ['performs', 'accompanies', 'repertoires']

const StepDay = ({ step: { kind, date, isLate } }: { step: Step }) => {
  const texts = useTexts(stepTexts)
  const locale = useLocale()
  if (!date) return texts.now
  return (
    <>
      {!eventKinds.includes(kind) && `${texts.by} `}
      <time dateTime={date}>{formatLongDay(date, locale)}</time>
      {isLate && (
        <>
          {' '}
          <Badge tone="danger">{texts.late}</Badge>
        </>
      )}
    </>
  )
}
