import './badge.css'
import type { ReactNode } from 'react'

/** A small label: quiet for past states, warm for possible actions, danger for overdue ones. */
export const Badge = ({ tone, children }: { tone: 'quiet' | 'warm' | 'danger'; children: ReactNode }) => (
  <span className={`badge badge-${tone}`}>{children}</span>
)
