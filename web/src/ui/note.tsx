import './note.css'
import './button.css'
import { type ReactNode, useId } from 'react'

interface NoteProps {
  title: string
  /** What it is about, then what to do. */
  children: ReactNode
}

/** Something that wants attention without shouting: a line of brass in the margin. */
export const Note = ({ title, children }: NoteProps) => {
  const id = useId()
  return (
    <section className="note" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
