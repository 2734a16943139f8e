import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'

/** Scrolls a table sideways if its columns do not fit, such as after many were chosen. */
export const TableFrame = ({ children }: { children: ReactNode }) => {
  const frame = useRef<HTMLDivElement>(null)
  const [isWide, setWide] = useState(false)
  useLayoutEffect(() => {
    const element = frame.current
    const table = element?.firstElementChild
    if (!element || !table) return
    const observer = new ResizeObserver(() => setWide(table.clientWidth > element.clientWidth))
    observer.observe(element)
    observer.observe(table)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={frame} className="office-list-frame" data-wide={isWide || undefined}>
      {children}
    </div>
  )
}
