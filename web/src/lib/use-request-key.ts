import { useRef } from 'react'

/** Remembers the key of what was sent last. */
export const requestKeys = (newKey: () => string | undefined) => {
  let sent: { values: string; key: string | undefined } | undefined
  return {
    /** The same values get the same key until their answer has come; other values get another one. */
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

// Browsers have randomUUID only on secure connections.
const randomKey = (): string | undefined => globalThis.crypto.randomUUID?.()

/** Keys for a form: when an answer got lost, sending the same again is the same request for the server. */
export const useRequestKey = () => {
  const keys = useRef<ReturnType<typeof requestKeys>>(undefined)
  keys.current ??= requestKeys(randomKey)
  return keys.current
}
