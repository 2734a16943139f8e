import './panel.css'
import { type ReactNode, type Ref, useId } from 'react'

interface PanelProps {
  title: string
  /** What can be done with all of it, beside the title. */
  action?: ReactNode
  /** For those who put the focus onto the title. */
  titleRef?: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** A part of a page with a title of its own: a thin rule instead of a box. */
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
