import './excerpt.css'
import '../text-button.css'
import { useId, useState } from 'react'
import { useTexts } from '../../lib/i18n/texts.ts'
import { previewOf } from './preview.ts'
import { excerptTexts } from './texts.ts'

interface ExcerptProps {
  text: string
  /** Said when there is no text. */
  empty: string
  /** What it is and whose, for those who hear the button without what stands around it. */
  of: string
  /** Characters; the usual preview without it. */
  length?: number
}

/** The beginning of what somebody wrote, and the whole of it when asked for. On paper it is the whole. */
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
