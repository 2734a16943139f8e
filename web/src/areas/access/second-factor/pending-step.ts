import type { SecondStep } from '@academy/contract/access/second-factor/schemas'

const STORAGE_KEY = 'second-step'
/** As long as the server knows it. */
const LIFETIME_MS = 10 * 60 * 1000

interface Stored extends SecondStep {
  /** Milliseconds since 1970. */
  until: number
}

const isStored = (stored: unknown): stored is Stored =>
  stored instanceof Object &&
  'token' in stored &&
  'methods' in stored &&
  Array.isArray(stored.methods) &&
  'until' in stored &&
  typeof stored.until === 'number'

let current: Stored | undefined

const read = (): Stored | undefined => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null')
    return isStored(stored) ? stored : current
  } catch {
    return current
  }
}

/** The second step of a login in this browser. It survives a reload; without storage it lasts as long as the page. */
export const pendingStep = (): SecondStep | undefined => {
  const stored = read()
  if (!stored || stored.until <= Date.now()) return undefined
  const { token, methods } = stored
  return { token, methods }
}

const write = (step: Stored | undefined): void => {
  current = step
  try {
    if (step) localStorage.setItem(STORAGE_KEY, JSON.stringify(step))
    else localStorage.removeItem(STORAGE_KEY)
  } catch {
    // Kept in memory.
  }
}

export const storePendingStep = (step: SecondStep): void =>
  write({ ...step, until: Date.now() + LIFETIME_MS })

/** Another tab may have begun another login since: that one stays. */
export const forgetPendingStep = ({ token }: SecondStep): void => {
  if (read()?.token === token) write(undefined)
}
