import './sessions.css'
import type { Session } from '@academy/contract/access/sessions/schemas'
import { deviceName, networkName } from '@academy/contract/base/devices'
import { useRef } from 'react'
import type { Call } from '../../../base/api.ts'
import { isRefusal } from '../../../base/api-errors.ts'
import { dayInVienna, formatLongDay, formatLongInstant } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button, TextButton } from '../../../ui/button.tsx'
import { useAsk } from '../../../ui/dialog/ask.tsx'
import { useReturnFocus } from '../../../ui/dialog/focus-if-lost.ts'
import { Panel } from '../../../ui/panel.tsx'
import { endOtherSessions, endSession } from './api.ts'
import { sessionTexts } from './texts.ts'

interface SessionListProps {
  call: Call
  sessions: readonly Session[]
  onChanged: () => Promise<void>
}

/** Where the person is logged in. Each session can be ended, or all others at once. */
export const SessionList = ({ call, sessions, onChanged }: SessionListProps) => {
  const texts = useTexts(sessionTexts)
  const locale = useLocale()
  const heading = useRef<HTMLHeadingElement>(null)
  useReturnFocus(sessions.length, heading)
  const end = async (work: () => Promise<unknown>) => {
    try {
      await work()
    } catch (error) {
      // Ended by itself or elsewhere: that is what was wanted.
      if (!isRefusal(error, 'not_found')) throw error
    }
    await onChanged()
  }
  const [askToEnd, question] = useAsk((session: Session) => ({
    title: texts.endQuestion,
    text: texts.endText(deviceName(session, locale)),
    confirmLabel: texts.endLabel,
    isDestructive: true,
    act: async () => {
      await end(() => endSession(call, session.id))
      return texts.ended
    },
  }))
  const [askToEndOthers, questionOfOthers] = useAsk(() => ({
    title: texts.endOthersQuestion,
    text: texts.endOthersText,
    confirmLabel: texts.endOthers,
    isDestructive: true,
    act: async () => {
      await end(() => endOtherSessions(call))
      return texts.othersEnded
    },
  }))
  return (
    <Panel title={texts.title} titleRef={heading}>
      <p className="sessions-intro">{texts.intro}</p>
      <ul className="sessions">
        {sessions.map(session => (
          <SessionItem key={session.id} session={session} onEnd={() => askToEnd(session)} />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <p>
          <Button look="quiet" onClick={() => askToEndOthers()}>
            {texts.endOthers}
          </Button>
        </p>
      ) : (
        <p className="sessions-intro">{texts.noOthers}</p>
      )}
      {question}
      {questionOfOthers}
    </Panel>
  )
}

const SessionItem = ({ session, onEnd }: { session: Session; onEnd: () => void }) => {
  const texts = useTexts(sessionTexts)
  const locale = useLocale()
  const device = deviceName(session, locale)
  const network = networkName(session.network, locale)
  const { is_current, is_same_network, created_at, last_used_at, ends_at } = session
  return (
    <li className="session">
      <div>
        <h3>
          {device} {is_current && <Badge tone="warm">{texts.current}</Badge>}
        </h3>
        <p className="session-network">
          {[network, !is_current && is_same_network && texts.sameNetwork].filter(Boolean).join(', ')}
        </p>
        <p className="session-times">
          {[
            texts.loggedIn(formatLongInstant(created_at, locale)),
            is_current ? texts.inUse : texts.lastUsed(formatLongInstant(last_used_at, locale)),
            texts.ends(formatLongDay(dayInVienna(ends_at), locale)),
          ].join(', ')}
        </p>
      </div>
      {!is_current && (
        <TextButton aria-label={texts.endOf(device)} onClick={onEnd}>
          {texts.end}
        </TextButton>
      )}
    </li>
  )
}
