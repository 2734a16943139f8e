import './step-list.css'
import '../../../ui/button.css'
import '../../../ui/text-button.css'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { StepTexts } from './way.ts'

interface StepItemProps {
  texts: StepTexts
  /** In the margin. */
  day: ReactNode
  /** Nothing to do: a link instead of a button. */
  isQuiet?: boolean
  /** A button that leads to no page. */
  action?: ReactNode
}

/** A step or an event: its day, what it is, why, and one way on. */
export const StepItem = ({ texts: { what, why, way }, day, isQuiet = false, action }: StepItemProps) => (
  <li>
    <p className="step-day">{day}</p>
    <div>
      <h3>{what}</h3>
      <p className="user-quiet">{why}</p>
      {way && (
        <Link
          className={isQuiet ? 'text-button' : 'button'}
          to={way.to}
          params={way.params ?? {}}
          search={way.search ?? {}}
          {...(way.hash && { hash: way.hash })}
        >
          {way.label}
        </Link>
      )}
      {action}
    </div>
  </li>
)
