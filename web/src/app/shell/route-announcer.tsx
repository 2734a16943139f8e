import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** Announces client-side navigations to screen readers like full page loads. */
export const RouteAnnouncer = () => {
  const router = useRouter()
  const [title, setTitle] = useState('')

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged, toLocation }) => {
        // The browser announces the first page itself; changes of the query or fragment are not page changes.
        if (!fromLocation || !pathChanged || toLocation.hash) return
        focusHeading()
        setTitle(document.title)
      }),
    [router],
  )
  return (
    <p className="visually-hidden" aria-live="polite">
      {title}
    </p>
  )
}

// Otherwise the focus would stay in the menu, or on a link that is gone. A page that focuses one of its own
// fields keeps the focus.
const focusHeading = () => {
  const main = document.querySelector<HTMLElement>('main')
  const place = document.querySelector<HTMLElement>('h1') ?? main
  if (!place || main?.contains(document.activeElement)) return
  place.tabIndex = -1
  place.focus({ preventScroll: true })
}
