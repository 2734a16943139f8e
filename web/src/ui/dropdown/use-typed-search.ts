import { useEffect, useRef, useState } from 'react'

/** Debounce time after the last key. */
const PAUSE_MS = 150

type Find<T> = (typed: string, signal: AbortSignal) => Promise<readonly T[]>

/** Searches for the typed text. Only the latest request counts: earlier responses are ignored. */
export const useTypedSearch = <T>(find: Find<T>) => {
  const [found, setFound] = useState<readonly T[]>([])
  const [state, setState] = useState<'settled' | 'searching' | 'failed'>('settled')
  const last = useRef<AbortController>(undefined)
  useEffect(() => () => last.current?.abort(), [])

  const search = async (typed: string) => {
    last.current?.abort()
    const question = new AbortController()
    last.current = question
    const { signal } = question
    setState('searching')
    await new Promise(goOn => setTimeout(goOn, typed === '' ? 0 : PAUSE_MS))
    if (signal.aborted) return
    const answer = await find(typed.trim(), signal).catch(() => undefined)
    if (signal.aborted) return
    setFound(answer ?? [])
    setState(answer ? 'settled' : 'failed')
  }
  return { found, state, search: (typed: string) => void search(typed) }
}
