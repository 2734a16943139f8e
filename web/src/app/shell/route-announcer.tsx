import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** A page that the router has put in place of another is told to screen readers like one that was loaded. */
export const RouteAnnouncer = () => {
  const router = useRouter()
  const [title, setTitle] = useState('')

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged, toLocation }) => {
        // The first page is the browser's to announce; a filter or a place within the page changes no page.
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

// The focus would otherwise stay in the menu, or on a link that is gone. A page that puts it into a field of its own keeps it.
const focusHeading = () => {
  const main = document.querySelector<HTMLElement>('main')
  const place = document.querySelector<HTMLElement>('h1') ?? main
  if (!place || main?.contains(document.activeElement)) return
  place.tabIndex = -1
  place.focus({ preventScroll: true })
}
