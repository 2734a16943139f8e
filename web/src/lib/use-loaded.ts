import { useCallback, useEffect, useState } from 'react'

export type Loaded<T> =
  | { state: 'loading' }
  | { state: 'ready'; value: T }
  | { state: 'failed'; error: unknown; retry: () => void }

/** Loads when the component appears. `load` must stay the same function from render to render. */
export const useLoaded = <T>(load: (signal: AbortSignal) => Promise<T>): Loaded<T> => {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'loading' })

  const start = useCallback(() => {
    const leaving = new AbortController()
    const show = (next: Loaded<T>) => leaving.signal.aborted || setLoaded(next)
    show({ state: 'loading' })
    load(leaving.signal).then(
      value => show({ state: 'ready', value }),
      error => show({ state: 'failed', error, retry: start }),
    )
    return () => leaving.abort()
  }, [load])

  useEffect(start, [start])
  return loaded
}
