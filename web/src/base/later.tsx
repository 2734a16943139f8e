import { type ComponentType, useEffect, useRef, useState } from 'react'
import { showAlert } from './alerts.ts'
import { ConnectionError } from './api-errors.ts'
import { explainFailure } from './explain-failure.ts'
import { useLocale } from './i18n/locale-context.ts'

type Fetch = () => Promise<unknown>

const waiting = new Set<Fetch>()
let isShown = false
let isFetching = false

const whenIdle = (act: () => void): void => {
  // Safari has none.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act)
  else setTimeout(act, 500)
}

/** One after the other, so that they take little from what the page itself asks for. */
const fetchNext = (): void => {
  const [next] = waiting
  isFetching = next !== undefined
  if (!next) return
  waiting.delete(next)
  whenIdle(() => void next().then(fetchNext, fetchNext))
}

const register = (next: Fetch): void => {
  waiting.add(next)
  if (isShown && !isFetching) fetchNext()
}

/** From then on, parts of the page that nobody has opened yet are fetched while nothing else happens. */
export const fetchLaterParts = (): void => {
  isShown = true
  if (!isFetching) fetchNext()
}

/** Fetches all of them at once. */
export const fetchAllParts = async (): Promise<void> => {
  const all = [...waiting]
  waiting.clear()
  await Promise.all(all.map(next => next()))
}

interface OpenedState {
  /** While it is false for the first time, nothing is loaded. */
  isOpen?: boolean
  onClose?: (isDone: boolean) => void
}

interface Options<Props> {
  /** Shown instead while the part is being loaded. */
  Waiting?: ComponentType<Props>
  isFetchedWhenIdle?: boolean
}

/**
 * A part of a page that is shown when it is opened, such as a dialog, and is not loaded with the page: it is fetched while
 * nothing else happens, at the latest when it is opened. A part that cannot be loaded is closed, with an alert. What is
 * fetched before the page is shown is there at once.
 */
export const later = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Waiting, isFetchedWhenIdle = true }: Options<Props> = {},
) => {
  let loaded: ComponentType<Props> | undefined
  const fetch = async () => {
    loaded ??= await load()
    return loaded
  }
  if (isFetchedWhenIdle) register(fetch)
  const Part = (props: Props & Omit<OpenedState, keyof Props>) => {
    const { isOpen = true, onClose }: OpenedState = props
    const [Loaded, setLoaded] = useState(() => loaded)
    const locale = useLocale()
    const latest = useRef({ locale, onClose })
    useEffect(() => {
      latest.current = { locale, onClose }
    })
    useEffect(() => {
      if (Loaded || !isOpen) return
      let isGone = false
      const fail = () => {
        if (isGone) return
        showAlert('dangerDismiss', explainFailure(new ConnectionError(), latest.current.locale))
        latest.current.onClose?.(false)
      }
      fetch().then(part => !isGone && setLoaded(() => part), fail)
      return () => {
        isGone = true
      }
    }, [Loaded, isOpen])
    if (Loaded) return <Loaded {...props} />
    return Waiting && isOpen ? <Waiting {...props} /> : null
  }
  return Object.assign(Part, { fetch })
}
