import { useCallback, useRef, useState } from 'react'
import { type AlertKind, showAlert } from './alerts.ts'
import { explainFailure, explainReason, explainUnsaved } from './explain-failure.ts'
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

interface ActOptions {
  /** Loads again what has changed; also after a refusal: somebody else may have been faster. */
  onChanged?: () => unknown
  /** How it is said that it is done. */
  alert?: AlertKind
  /** Says why it failed, if not by its own reason. */
  explain?: typeof explainReason
}

/** Does something without a question, one at a time, and says that it is done or why not. With a question: `useAsk`. */
export const useAct = ({ onChanged, alert = 'success', explain = explainReason }: ActOptions = {}) => {
  const locale = useLocale()
  const { isPending, run } = usePending()
  const act = (work: () => Promise<unknown>, said?: string) =>
    run(async () => {
      try {
        await work()
        if (said !== undefined) showAlert(alert, said)
      } catch (error) {
        showAlert('dangerDismiss', explain(error, locale))
      }
      await onChanged?.()
    })
  return { isPending, act }
}

/** Returns a function that shows the common save error with its reason. For quiet calls. */
export const useSaveFailure = (): ((error: unknown) => void) => {
  const locale = useLocale()
  return useCallback(error => showAlert('dangerDismiss', explainUnsaved(error, locale)), [locale])
}
