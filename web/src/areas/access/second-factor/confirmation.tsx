import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import type { Call } from '../../../base/api.ts'
import { askForConfirmationWith } from '../../../base/confirmation.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { proofTexts } from './texts.ts'

// The forms are loaded when they are needed.
const Confirmation = lazy(async () => ({ default: (await import('./confirmation-ways.tsx')).Confirmation }))

/** Opens when a call asks for a recent login. The call is repeated afterwards, so nothing typed is lost. */
export const ConfirmationDialog = ({ call }: { call: Call }): ReactNode => {
  const texts = useTexts(proofTexts)
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
    <Dialog isOpen={isOpen} onClose={() => settle(false)} title={texts.title}>
      <p>{texts.intro}</p>
      {isOpen && (
        <Suspense fallback={<p role="status">{texts.loading}</p>}>
          <Confirmation call={call} onConfirmed={() => settle(true)} />
        </Suspense>
      )}
    </Dialog>
  )
}
