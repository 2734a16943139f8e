import './form-page.css'
import type { ReactNode } from 'react'

interface Props {
  title: string
  /** The purpose of the page, and related links. */
  intro: ReactNode
  children: ReactNode
}

/** A page with one form or its outcome: text on the left, form on the right. */
export const FormPage = ({ title, intro, children }: Props) => (
  <div className="form-page">
    <header className="form-page-intro">
      <h1>{title}</h1>
      {intro}
    </header>
    <div className="form-page-work">{children}</div>
  </div>
)
