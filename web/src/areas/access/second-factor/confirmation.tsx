import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { Call } from '../../../base/api.ts'
import { askForConfirmationWith } from '../../../base/confirmation.ts'
import { later } from '../../../base/later.tsx'
import { WaitingDialog } from '../../../ui/dialog/dialog.tsx'

const Confirmation = later(async () => (await import('./confirmation-ways.tsx')).Confirmation, {
  Waiting: WaitingDialog,
})

/** Opens when a call asks for a recent login. The call is repeated afterwards, so nothing typed is lost. */
export const ConfirmationDialog = ({ call }: { call: Call }): ReactNode => {
  const [isOpen, setOpen] = useState(false)
  const waiting = useRef<((isConfirmed: boolean) => void)[]>([])
  const settle = useCallback((isConfirmed: boolean) => {
    setOpen(false)
    for (const resolve of waiting.current.splice(0)) resolve(isConfirmed)
  }, [])
  useEffect(
    () =>
      askForConfirmationWith(() => {
        setOpen(true)
        return new Promise(resolve => waiting.current.push(resolve))
      }),
    [],
  )
  return (
    <Confirmation
      call={call}
      isOpen={isOpen}
      onConfirmed={() => settle(true)}
      onClose={() => settle(false)}
    />
  )
}
