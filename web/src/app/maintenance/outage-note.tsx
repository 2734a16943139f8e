import { useSyncExternalStore } from 'react'
import { useTexts } from '../../base/i18n/texts.ts'
import { Button } from '../../ui/button.tsx'
import { type Connection, type ConnectionProblem, connected, connection, subscribe } from './connection.ts'
import { ping } from './ping.ts'
import { maintenanceTexts } from './texts.ts'
import './maintenance.css'

export const useConnection = (): Connection => useSyncExternalStore(subscribe, connection, () => connected)

interface OutageNoteProps {
  problem: ConnectionProblem
  /** A page has one h1, so an overlay on top of it uses h2. */
  heading: 'h1' | 'h2'
  /** The page remains open below, and the text says so. */
  isPageBelow?: boolean
}

/** Shows the problem, what happens next, and a button to retry now. */
export const OutageNote = ({ problem, heading: Heading, isPageBelow = false }: OutageNoteProps) => {
  const texts = useTexts(maintenanceTexts)
  const { isChecking } = useConnection()
  const title = problem === 'maintenance' ? texts.title.maintenance : texts.title.connection
  return (
    <div className="outage-note">
      <svg className="outage-mark" viewBox="0 0 120 60" aria-hidden="true">
        <path d="M4 52h112M14 52V34a14 14 0 0 1 28 0v18M46 52V34a14 14 0 0 1 28 0v18M78 52V34a14 14 0 0 1 28 0v18" />
      </svg>
      <Heading id="outage-title">{title}</Heading>
      <div id="outage-reason" role="status">
        <p>{texts.reason[problem]}</p>
        {isPageBelow && <p>{texts.kept}</p>}
      </div>
      <p className="outage-automatic">{texts.automatic}</p>
      <Button onClick={() => void ping()}>{texts.tryAgain}</Button>
      <p className="outage-checking" role="status">
        {isChecking && texts.checking}
      </p>
    </div>
  )
}
