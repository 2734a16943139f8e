import { type ComponentType, useDeferredValue, useEffect, useRef, useState } from 'react'
import { whenIdle } from './after-paint.ts'
import { showAlert } from './alerts.ts'
import { ConnectionError } from './api-errors.ts'
import { explainFailure } from './explain-failure.ts'
import { useLocale } from './i18n/locale-context.ts'

type Fetch = () => Promise<unknown>

const waiting = new Set<Fetch>()
let isShown = false
let isFetching = false

/** One after the other, so that they take little from what the page itself asks for. */
const fetchNext = (): void => {
  const [next] = waiting
  isFetching = next !== undefined
  if (!next) return
  waiting.delete(next)
  whenIdle(() => void next().then(fetchNext, fetchNext))
}

/** Fetches what most pages do without while nothing else happens. */
export const fetchWhenIdle = (next: Fetch): void => {
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
  /** For a part that takes longer to render than a tap may: it answers the tap, and then the part is rendered. */
  Answer?: ComponentType<Props>
}

/**
 * A part of a page that is shown when it is opened, such as a dialog, and is not loaded with the page: it is fetched while
 * nothing else happens, at the latest when it is opened. A part that cannot be loaded is closed, with an alert; if
 * its page does not close it, it shows nothing. What is fetched before the page is shown is there at once.
 */
export const later = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Waiting, isFetchedWhenIdle = true, Answer }: Options<Props> = {},
) => {
  let loaded: ComponentType<Props> | undefined
  const fetch = async () => {
    loaded ??= await load()
    return loaded
  }
  if (isFetchedWhenIdle) fetchWhenIdle(fetch)
  const Part = (props: Props & Omit<OpenedState, keyof Props>) => {
    const { isOpen = true, onClose }: OpenedState = props
    const [Loaded, setLoaded] = useState(() => loaded)
    const [hasFailed, setFailed] = useState(false)
    // The next opening tries again.
    if (!isOpen && hasFailed) setFailed(false)
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
        setFailed(true)
        showAlert('dangerDismiss', explainFailure(new ConnectionError(), latest.current.locale))
        latest.current.onClose?.(false)
      }
      fetch().then(part => !isGone && setLoaded(() => part), fail)
      return () => {
        isGone = true
      }
    }, [Loaded, isOpen])
    const isAnswered = useDeferredValue(isOpen, !Answer) || !Answer
    if (!Loaded) return Waiting && isOpen && !hasFailed ? <Waiting {...props} /> : null
    return isOpen && !isAnswered ? <Answer {...props} /> : <Loaded {...props} />
  }
  return Object.assign(Part, { fetch })
}
