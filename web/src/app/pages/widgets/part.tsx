import type { ReactNode } from 'react'

/** One heading with the widgets that belong together. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="widgets-part">
    <h2>{title}</h2>
    <div className="widgets-examples">{children}</div>
  </section>
)
