import { useRef } from 'react'

/** Remembers the key of the last sent values. */
export const requestKeys = (newKey: () => string | undefined) => {
  let sent: { values: string; key: string | undefined } | undefined
  return {
    /** The same values get the same key until they are confirmed; other values get a new one. */
    keyFor(values: object): { request_key?: string } {
      const text = JSON.stringify(values)
      if (sent?.values !== text) sent = { values: text, key: newKey() }
      return sent.key === undefined ? {} : { request_key: sent.key }
    },
    answered() {
      sent = undefined
    },
  }
}

// Browsers offer randomUUID only in secure contexts.
const randomKey = (): string | undefined => globalThis.crypto.randomUUID?.()

/**
 * Idempotency keys for a form: after a lost response, sending the same values again is the same request for
 * the server.
 */
export const useRequestKey = () => {
  const keys = useRef<ReturnType<typeof requestKeys>>(undefined)
  keys.current ??= requestKeys(randomKey)
  return keys.current
}
