import './masterclass-table.css'
import type { ReactNode } from 'react'

/** Done or not, as icon and text. */
export const DoneMark = ({ isDone, children }: { isDone: boolean; children: ReactNode }) => (
  <span className="tick" data-open={!isDone || undefined}>
    <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
      {isDone ? (
        <path d="m2 8.5 4 4L14 3" fill="none" stroke="currentColor" strokeWidth="2" />
      ) : (
        <circle cx="8" cy="8" r="5.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
      )}
    </svg>
    {children}
  </span>
)
