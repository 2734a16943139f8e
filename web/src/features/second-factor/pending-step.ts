import type { SecondStep } from '@academy/contract/second-factor/schemas'

const STORAGE_KEY = 'second-step'

const isStep = (stored: unknown): stored is SecondStep =>
  stored instanceof Object && 'token' in stored && 'methods' in stored && Array.isArray(stored.methods)

let current: SecondStep | undefined

/** The second step of a login in this tab. It survives a reload; without storage it lasts as long as the page. */
export const pendingStep = (): SecondStep | undefined => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null')
    return isStep(stored) ? stored : current
  } catch {
    return current
  }
}

export const storePendingStep = (step: SecondStep | undefined): void => {
  current = step
  try {
    if (step) sessionStorage.setItem(STORAGE_KEY, JSON.stringify(step))
    else sessionStorage.removeItem(STORAGE_KEY)
  } catch {
    // Kept in memory.
  }
}
