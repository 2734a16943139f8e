import './form-page.css'
import type { ReactNode } from 'react'

interface Props {
  title: string
  /** What the page is for, and where else one might want to go. */
  intro: ReactNode
  children: ReactNode
}

/** A page with one form, or with what became of it: the words on the left, the work on the right. */
export const FormPage = ({ title, intro, children }: Props) => (
  <div className="form-page">
    <header className="form-page-words">
      <h1>{title}</h1>
      {intro}
    </header>
    <div className="form-page-work">{children}</div>
  </div>
)
