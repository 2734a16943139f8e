import './calendar-link-panel.css'
import type { CalendarLink } from '@academy/contract/schedule/my-days/schemas'
import { useRef } from 'react'
import { showAlert } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { dayInVienna, formatLongDay } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useCopy } from '../../../base/use-copy.ts'
import { usePending } from '../../../base/use-pending.ts'
import { Button, ButtonAnchor } from '../../../ui/button.tsx'
import { useAsk } from '../../../ui/dialog/ask.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { renewLink, revokeLink } from './api.ts'
import { myDaysTexts } from './texts.ts'

interface CalendarLinkPanelProps {
  call: Call
  link: CalendarLink
  onChanged: () => Promise<void>
}

/** The link of the private calendar: made, copied, renewed and ended here. */
export const CalendarLinkPanel = ({ call, link, onChanged }: CalendarLinkPanelProps) => {
  const texts = useTexts(myDaysTexts).link
  const { isPending, run } = usePending()
  const heading = useRef<HTMLHeadingElement>(null)
  const change = async (work: () => Promise<unknown>, done: string) => {
    await work()
    await onChanged()
    showAlert('success', done)
    // The button that had the focus is gone.
    heading.current?.focus()
  }
  return (
    <div className="screen-only">
      <Panel title={texts.title} titleRef={heading}>
        <p>{texts.intro}</p>
        {link.created_at ? (
          <MadeLink
            link={link}
            since={link.created_at}
            onRenew={() => change(() => renewLink(call), texts.renewed)}
            onEnd={() => change(() => revokeLink(call), texts.ended)}
          />
        ) : (
          <div className="calendar-link-actions">
            <Button
              isPending={isPending}
              onClick={() => run(() => change(() => renewLink(call), texts.made))}
            >
              {texts.make}
            </Button>
          </div>
        )}
      </Panel>
    </div>
  )
}

interface MadeLinkProps {
  link: CalendarLink
  since: string
  onRenew: () => Promise<void>
  onEnd: () => Promise<void>
}

const MadeLink = ({ link, since, onRenew, onEnd }: MadeLinkProps) => {
  const texts = useTexts(myDaysTexts).link
  const locale = useLocale()
  const [askToRenew, renewQuestion] = useAsk(() => ({
    title: texts.renewQuestion,
    text: texts.renewText,
    confirmLabel: texts.renew,
    act: onRenew,
  }))
  const [askToEnd, endQuestion] = useAsk(() => ({
    title: texts.endQuestion,
    text: texts.endText,
    confirmLabel: texts.end,
    isDestructive: true,
    act: onEnd,
  }))
  return (
    <>
      {link.url ? <Address url={link.url} /> : <p>{texts.hidden}</p>}
      <p className="calendar-link-note">
        {texts.secret} {texts.since(formatLongDay(dayInVienna(since), locale))}
      </p>
      <div className="calendar-link-actions">
        <Button look="quiet" onClick={() => askToRenew()}>
          {texts.renew}
        </Button>
        <Button look="quiet" onClick={() => askToEnd()}>
          {texts.end}
        </Button>
      </div>
      {renewQuestion}
      {endQuestion}
    </>
  )
}

/** Calendar programs open addresses of this kind. */
const webcalOf = (url: string) => url.replace(/^https?:/, 'webcal:')

const Address = ({ url }: { url: string }) => {
  const texts = useTexts(myDaysTexts).link
  const element = useRef<HTMLElement>(null)
  const { outcome, copyValue } = useCopy(url, element)
  return (
    <>
      <div className="calendar-link-actions">
        <ButtonAnchor href={webcalOf(url)} rel="noreferrer">
          {texts.subscribe}
        </ButtonAnchor>
        <Button look="quiet" onClick={copyValue}>
          {outcome ? texts[outcome] : texts.copy}
        </Button>
      </div>
      <p className="calendar-link-address">
        <span className="visually-hidden">{texts.address}: </span>
        <span ref={element}>{url}</span>
      </p>
      <span role="status" className={outcome === 'selected' ? undefined : 'visually-hidden'}>
        {outcome && texts[`${outcome}Status`]}
      </span>
    </>
  )
}
