import './record.css'
import '../../../ui/text-button.css'
import type { ShownDetail } from '@academy/contract/office/audit-log/describe-details'
import { useId, useState } from 'react'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Excerpt } from '../../../ui/excerpt/excerpt.tsx'
import { recordTexts } from './texts.ts'

/** More are folded: a new academy has twenty. */
const SHOWN_AT_FIRST = 3

interface DetailListProps {
  details: readonly ShownDetail[]
  /** The action, as context for screen readers. */
  of: string
}

/** The values of an entry; of a change both, before and after. */
export const DetailList = ({ details, of }: DetailListProps) => {
  const texts = useTexts(recordTexts)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const shown = isOpen ? details : details.slice(0, SHOWN_AT_FIRST)
  if (details.length === 0) return null
  return (
    <>
      <dl className="record-details" id={id}>
        {shown.map(detail => (
          <Detail key={detail.field} {...detail} />
        ))}
      </dl>
      {details.length > SHOWN_AT_FIRST && (
        <button
          type="button"
          className="text-button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? texts.less : texts.more(details.length - SHOWN_AT_FIRST)}
          <span className="visually-hidden">: {of}</span>
        </button>
      )}
    </>
  )
}

const Detail = ({ label, before, value }: ShownDetail) => {
  const texts = useTexts(recordTexts)
  return (
    <div>
      <dt>{label}</dt>
      {before !== undefined && (
        <dd className="record-before">
          <span className="visually-hidden">{texts.before} </span>
          <Excerpt text={before} empty={texts.nothing} of={`${label}, ${texts.before}`} />
        </dd>
      )}
      <dd>
        {before !== undefined && <span className="visually-hidden">{texts.after} </span>}
        <Excerpt text={value} empty={texts.nothing} of={label} />
      </dd>
    </div>
  )
}
