import './panel.css'
import { type ReactNode, type Ref, useId } from 'react'

interface PanelProps {
  title: string
  /** An action on the whole panel, beside the title. */
  action?: ReactNode
  /** To focus the title. */
  titleRef?: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** A titled section of a page, with a thin rule instead of a box. */
export const Panel = ({ title, action, titleRef, children }: PanelProps) => {
  const id = useId()
  return (
    <section className="panel" aria-labelledby={id}>
      <header className="panel-header">
        <h2 id={id} ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
          {title}
        </h2>
        {action}
      </header>
      {children}
    </section>
  )
}
