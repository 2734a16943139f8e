import './badge.css'
import type { ReactNode } from 'react'

/** A small note beside something: quiet for what is over, warm for what still invites, danger for what is late. */
export const Badge = ({ tone, children }: { tone: 'quiet' | 'warm' | 'danger'; children: ReactNode }) => (
  <span className={`badge badge-${tone}`}>{children}</span>
)
