import { showAlert } from './alerts.ts'

/** Does it, and says how it went. */
export const showOutcomeAlert = async (
  work: () => Promise<void>,
  said: { done: string; failed: string },
): Promise<void> => {
  try {
    await work()
    showAlert('success', said.done)
  } catch {
    showAlert('dangerDismiss', said.failed)
  }
}
