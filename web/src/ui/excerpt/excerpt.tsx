import './excerpt.css'
import '../text-button.css'
import { useId, useState } from 'react'
import { useTexts } from '../../lib/i18n/texts.ts'
import { previewOf } from './preview.ts'
import { excerptTexts } from './texts.ts'

interface ExcerptProps {
  text: string
  /** Shown if there is no text. */
  empty: string
  /** What the text is and whose, as context for screen readers. */
  of: string
  /** In characters; the default preview length if undefined. */
  length?: number
}

/** The beginning of a text, expandable. Complete on paper. */
export const Excerpt = ({ text, empty, of, length }: ExcerptProps) => {
  const texts = useTexts(excerptTexts)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const preview = previewOf(text, length)
  if (!preview.text) return <p className="excerpt-empty">{empty}</p>
  if (!preview.isCut) return <p className="excerpt">{preview.text}</p>
  return (
    <div>
      <p id={id} className={`excerpt${isOpen ? ' excerpt-whole' : ' screen-only'}`}>
        {isOpen ? text.trim() : preview.text}
      </p>
      {!isOpen && <p className="excerpt excerpt-whole print-only">{text.trim()}</p>}
      <button
        type="button"
        className="text-button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? texts.readLess : texts.readAll}
        <span className="visually-hidden">: {of}</span>
      </button>
    </div>
  )
}
