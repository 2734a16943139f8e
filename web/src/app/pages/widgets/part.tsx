import type { ReactNode } from 'react'

/** A heading with a group of widgets. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="widgets-part">
    <h2>{title}</h2>
    <div className="widgets-examples">{children}</div>
  </section>
)
