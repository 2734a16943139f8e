import { type ReactNode, useId } from 'react'
import { defineTexts, useTexts } from '../base/i18n/texts.ts'
import './warning-line.css'
import './note.css'

const warningTexts = defineTexts({ en: { warning: 'Warning' }, de: { warning: 'Warnung' } })

/** A warning with an icon and text, not by colour alone. */
export const WarningLine = ({ text }: { text: string }) => (
  <p className="warning-line">
    <svg viewBox="0 0 16 16" width="16" height="16" role="img" aria-label={useTexts(warningTexts).warning}>
      <path d="M8 1.5 15 14H1zM8 6v4M8 12h.01" />
    </svg>
    <span>{text}</span>
  </p>
)

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
