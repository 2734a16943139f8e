import '../button.css'
import '../text-button.css'
import { type ReactNode, useState } from 'react'
import { showAlert } from '../../base/alerts.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

interface AskedButtonProps {
  label: string
  className: string
  title: string
  confirmLabel: string
  isDestructive?: boolean
  /** Returns what to say afterwards. */
  act: () => Promise<string>
  onChanged: () => Promise<void>
  /** Describes the consequences. */
  children: ReactNode
}

/** A button that asks before it acts, and says afterwards what has happened. */
export const AskedButton = ({ label, className, act, onChanged, ...dialog }: AskedButtonProps) => {
  const [isAsking, setAsking] = useState(false)
  const confirm = async () => {
    try {
      showAlert('successDismiss', await act())
    } finally {
      // Also after a refusal: somebody else may have been faster.
      await onChanged()
    }
  }
  return (
    <>
      <button type="button" className={className} onClick={() => setAsking(true)}>
        {label}
      </button>
      <ConfirmDialog isOpen={isAsking} onClose={() => setAsking(false)} onConfirm={confirm} {...dialog} />
    </>
  )
}
