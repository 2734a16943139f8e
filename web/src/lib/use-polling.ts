import { useCallback, useEffect, useRef, useState } from 'react'
import { startPolling } from './polling.ts'

const BEAT = { everyMs: 15_000, limitMs: 30_000 }

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The new data, with the old objects wherever nothing has changed: what is drawn from them need not be drawn again. */
export const keepSame = <T>(known: T, fresh: T): T => {
  if (isSame(known, fresh)) return known
  if (!(known instanceof Object && fresh instanceof Object)) return fresh
  if (Array.isArray(fresh)) return fresh.map((one, place) => keepSame((known as T[])[place], one)) as T
  const parts = Object.entries(fresh).map(([key, part]) => [key, keepSame(known[key as keyof T], part)])
  return Object.fromEntries(parts)
}

/**
 * What the loader of a page has brought, kept fresh: asked for again while somebody looks at the page, and when they
 * come back to it. A question that fails changes nothing; the next one follows soon.
 */
export const usePolling = <T>(loaded: T, load: (signal?: AbortSignal) => Promise<T>) => {
  const [data, setData] = useState(loaded)
  const [seen, setSeen] = useState(loaded)
  if (loaded !== seen) {
    setSeen(loaded)
    setData(loaded)
  }
  const latestLoad = useRef(load)
  useEffect(() => {
    latestLoad.current = load
  })
  const version = useRef(0)

  const ask = useCallback(async (signal?: AbortSignal) => {
    version.current += 1
    const asked = version.current
    const fresh = await latestLoad.current(signal).catch(() => undefined)
    // An answer to a question from before the last change knows less than the page.
    if (fresh === undefined || asked !== version.current) return
    setData(known => keepSame(known, fresh))
  }, [])

  const update = useCallback((change: (known: T) => T) => {
    version.current += 1
    setData(change)
  }, [])

  useEffect(() => startPolling(ask, BEAT).stop, [ask])

  const refresh = useCallback(() => ask(), [ask])
  return { data, update, refresh }
}
