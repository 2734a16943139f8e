import './excerpt.css'
import { useId, useState } from 'react'
import { defineTexts, useTexts } from '../../base/i18n/texts.ts'
import { TextButton } from '../button.tsx'

const excerptTexts = defineTexts({
  en: { readAll: 'Read all', readLess: 'Less' },
  de: { readAll: 'Alles lesen', readLess: 'Weniger' },
})

const PREVIEW_LENGTH = 50

interface Preview {
  text: string
  isCut: boolean
}

/** Amounts keep their spaces that do not break. */
const breakable = /[^\S\u00a0\u202f]+/g

/** Returns the beginning of a text in one line. Counts graphemes, so that no character is split. */
export const previewOf = (text: string, length = PREVIEW_LENGTH): Preview => {
  const line = text.trim().replace(breakable, ' ')
  const letters = [...new Intl.Segmenter().segment(line.slice(0, length * 8))].map(({ segment }) => segment)
  if (letters.length <= length) return { text: line, isCut: /\n/.test(text.trim()) }
  return { text: `${letters.slice(0, length).join('').trimEnd()}…`, isCut: true }
}

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
      <TextButton aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {isOpen ? texts.readLess : texts.readAll}
        <span className="visually-hidden">: {of}</span>
      </TextButton>
    </div>
  )
}
