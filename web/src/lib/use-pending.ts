import { useRef, useState } from 'react'
import { showAlert } from './alerts.ts'
import { explainFailure } from './explain-failure.ts'
import { useLocale } from './i18n/locale-context.ts'

/**
 * Runs one piece of work at a time. It is over when the work is over, whatever came of it: a failure that the work did
 * not handle itself is shown as an alert.
 */
export const usePending = () => {
  const locale = useLocale()
  const [isPending, setPending] = useState(false)
  // A second press may come before the first has been rendered.
  const isRunning = useRef(false)
  const run = async (work: () => unknown): Promise<void> => {
    if (isRunning.current) return
    isRunning.current = true
    setPending(true)
    try {
      await work()
    } catch (error) {
      showAlert('dangerDismiss', explainFailure(error, locale))
    } finally {
      isRunning.current = false
      setPending(false)
    }
  }
  return { isPending, run }
}
