import { daysBetween } from '@academy/contract/base/days'
import { byLocale } from '@academy/contract/base/locale'
import type { ReactNode } from 'react'
import { formatLongDay, once } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import type { ButtonLook } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { stepTexts } from './step-texts.ts'
import type { StepTexts } from './way.ts'
import './step-list.css'

/** A step or an event, ready to be shown. */
export interface StepLine {
  texts: StepTexts
  /** Until when, or the day of an event. */
  date?: string
  isLate?: boolean
}

const relativeDays = byLocale(locale => once(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })))

interface ItemProps extends StepLine {
  day: ReactNode
  look: ButtonLook
  /** A button that leads to no page. */
  action?: ReactNode
}

/** A line: what it is and why, its day, and one way on. */
const Item = ({ texts: { what, why, way }, day, look, action }: ItemProps) => (
  <li>
    <div>
      <h3>{what}</h3>
      {why && <p className="step-why">{why}</p>}
    </div>
    <p className="step-day">{day}</p>
    <div className="step-ways">
      {way && (
        <ButtonLink
          look={look}
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

interface StepListProps<Step extends StepLine> {
  steps: readonly Step[]
  /** Instead of steps, if there are none. */
  nothing: string
  /** A further button; `look`: that of the line. */
  actionOf: (step: Step, look: ButtonLook) => ReactNode
}

/** What to do now, the most urgent first: its button is the one that stands out. */
export const StepList = <Step extends StepLine>({ steps, nothing, actionOf }: StepListProps<Step>) => {
  const texts = useTexts(stepTexts)
  return (
    <Panel title={texts.title}>
      {steps.length === 0 && <p className="user-quiet">{nothing}</p>}
      <ol className="steps">
        {steps.map((step, index) => {
          const look = index === 0 ? 'default' : 'quiet'
          return (
            <Item
              // Steps have no stable identity, and the list is rebuilt each time.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              key={index}
              texts={step.texts}
              day={<Deadline {...step} />}
              look={look}
              action={actionOf(step, look)}
            />
          )
        })}
      </ol>
    </Panel>
  )
}

const Deadline = ({ date, isLate }: StepLine) => {
  const texts = useTexts(stepTexts)
  const locale = useLocale()
  if (!date) return texts.now
  return (
    <>
      {texts.by} <time dateTime={date}>{formatLongDay(date, locale)}</time>
      {isLate && (
        <>
          {' '}
          <Badge tone="danger">{texts.overdue}</Badge>
        </>
      )}
    </>
  )
}

/** What comes by itself, with the days until then. */
export const EventList = ({ events, today }: { events: readonly StepLine[]; today: string }) => {
  const texts = useTexts(stepTexts)
  const locale = useLocale()
  if (events.length === 0) return null
  return (
    <Panel title={texts.events}>
      <ol className="steps">
        {events.map((event, index) => (
          <Item
            // Events have no identity, and the list is rebuilt each time.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={index}
            texts={event.texts}
            day={
              event.date && (
                <>
                  <time dateTime={event.date}>{formatLongDay(event.date, locale)}</time>{' '}
                  <span className="step-days">
                    {relativeDays[locale]().format(daysBetween(today, event.date), 'day')}
                  </span>
                </>
              )
            }
            look="text"
          />
        ))}
      </ol>
    </Panel>
  )
}
