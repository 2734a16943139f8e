import './person-cell.css'
import type { ReactNode } from 'react'

interface PersonCellProps {
  full_name: string
  email: string
  /** The name as a link. */
  link?: ReactNode
}

/** A person's name and email address. */
export const PersonCell = ({ full_name, email, link }: PersonCellProps) => (
  <div className="person-cell">
    {link ?? full_name}
    {/* A preferred line break in long addresses. */}
    <p>
      {email.split('@')[0]}
      <wbr />@{email.split('@')[1]}
    </p>
  </div>
)
