import { showAlert } from './alerts.ts'

/** Runs an action and shows an alert about its outcome. */
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
