import './page-parts.css'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'

interface PagePartsProps {
  label: string
  /** Links to the parts. */
  children: ReactNode
}

/** The pages of a section, as tabs: on a narrow screen one line that scrolls, with the current page in view. */
export const PageParts = ({ label, children }: PagePartsProps) => {
  const line = useRef<HTMLDivElement>(null)
  const [hidden, setHidden] = useState({ before: false, after: false })
  const { pathname } = useLocation()
  const measure = useCallback(() => {
    if (!line.current) return
    const { scrollLeft, scrollWidth, clientWidth } = line.current
    // Positions are fractions on some screens.
    const [before, after] = [scrollLeft > 1, scrollLeft + clientWidth < scrollWidth - 1]
    setHidden(known => (known.before === before && known.after === after ? known : { before, after }))
  }, [])
  useEffect(() => {
    const observer = new ResizeObserver(measure)
    if (line.current) observer.observe(line.current)
    return () => observer.disconnect()
  }, [measure])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another current link
  useEffect(() => {
    const parts = line.current
    const current = parts?.querySelector<HTMLElement>('[aria-current="page"]')
    if (!parts || !current) return
    const middle = current.offsetLeft + current.offsetWidth / 2
    parts.scrollLeft = middle - parts.clientWidth / 2
    measure()
  }, [pathname])
  return (
    <nav className="page-parts" aria-label={label}>
      <div
        ref={line}
        className="page-parts-line"
        data-before={hidden.before || undefined}
        data-after={hidden.after || undefined}
        onScroll={measure}
      >
        {children}
      </div>
    </nav>
  )
}
