import './note.css'
import './button.css'
import { type ReactNode, useId } from 'react'

interface NoteProps {
  title: string
  /** The explanation, then the action. */
  children: ReactNode
}

/** A highlighted note with a brass line in the margin. */
export const Note = ({ title, children }: NoteProps) => {
  const id = useId()
  return (
    <section className="note" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
