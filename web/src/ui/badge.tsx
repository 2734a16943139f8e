import './badge.css'
import type { ReactNode } from 'react'

/** A small note beside something: quiet for what is over, warm for what still invites. */
export const Badge = ({ tone, children }: { tone: 'quiet' | 'warm'; children: ReactNode }) => (
  <span className={`badge badge-${tone}`}>{children}</span>
)
