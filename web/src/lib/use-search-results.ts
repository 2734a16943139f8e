import { useEffect, useState } from 'react'

interface Found<Page> {
  /** What was found last: it stays in sight while the next search is under way. */
  found?: Page
  isLoading: boolean
  hasFailed: boolean
}

/**
 * What somebody looks for in a list that the server searches, newest question last; `reload` asks the same again.
 * `load` has to stay the same function as long as the question is the same.
 */
export const useSearchResults = <Page>(load: (signal: AbortSignal) => Promise<Page>) => {
  const [result, setResult] = useState<Found<Page>>({ isLoading: true, hasFailed: false })
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again
  useEffect(() => {
    const asking = new AbortController()
    setResult(before => ({ ...before, isLoading: true, hasFailed: false }))
    load(asking.signal).then(
      found => asking.signal.aborted || setResult({ found, isLoading: false, hasFailed: false }),
      () => asking.signal.aborted || setResult({ isLoading: false, hasFailed: true }),
    )
    return () => asking.abort()
  }, [load, round])
  return { ...result, reload: () => setRound(count => count + 1) }
}
