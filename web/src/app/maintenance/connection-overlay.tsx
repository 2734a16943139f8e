import { useRouterState } from '@tanstack/react-router'
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { paths } from '../../base/pages/paths.ts'
import { topLayer } from '../../ui/top-layer.ts'
import type { ConnectionProblem } from './connection.ts'
import { OutageNote, useConnection } from './outage-note.tsx'

const keepOpen = (event: KeyboardEvent) => {
  if (event.key === 'Escape') event.preventDefault()
}

/**
 * A modal dialog: the browser makes the page behind it inert, traps the focus, and restores it afterwards.
 */
const Overlay = ({ problem }: { problem: ConnectionProblem }) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const open = () => dialog.current?.isConnected && dialog.current.showModal()
  // Close the dialog while it is still in the DOM: only then does the browser restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="connection-overlay"
      {...topLayer}
      aria-labelledby="outage-title"
      aria-describedby="outage-reason"
      onKeyDown={keepOpen}
      onCancel={event => event.preventDefault()}
      onClose={open}
    >
      <OutageNote problem={problem} heading="h2" isPageBelow />
    </dialog>
  )
}

/** Shown above any page. A 503 leads to the maintenance page instead, which has its own message. */
export const ConnectionOverlay = () => {
  const { problem } = useConnection()
  const path = useRouterState({ select: state => state.location.pathname })
  return problem && path !== paths.Maintenance ? <Overlay problem={problem} /> : null
}
