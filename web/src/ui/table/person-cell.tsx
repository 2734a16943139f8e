import './person-cell.css'
import type { ReactNode } from 'react'
import { EmailText } from '../email-text.tsx'

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
    <p>
      <EmailText email={email} />
    </p>
  </div>
)
