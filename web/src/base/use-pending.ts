import { useRef, useState } from 'react'
import { showAlert } from './alerts.ts'
import { explainFailure } from './explain-failure.ts'
import { useLocale } from './i18n/locale-context.ts'

/** Runs one task at a time, and shows failures that the task does not handle itself as an alert. */
export const usePending = () => {
  const locale = useLocale()
  const [isPending, setPending] = useState(false)
  // A second click may arrive before the first one has rendered.
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
