import '../../../ui/button.css'
import { useRef } from 'react'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useCopy } from '../../../base/use-copy.ts'
import { payTexts } from './pay-texts.ts'

interface CopyValueProps {
  label: string
  /** What is copied. */
  value: string
  /** How it is shown, for example in groups. */
  shown?: string
}

/** One value of a transfer with a button that copies it, or selects it where copying is refused. */
export const CopyValue = ({ label, value, shown = value }: CopyValueProps) => {
  const texts = useTexts(payTexts)
  const element = useRef<HTMLElement>(null)
  const { outcome, copyValue } = useCopy(value, element)
  return (
    <div className="pay-value">
      <dt>{label}</dt>
      <dd>
        <span ref={element} className="pay-value-text">
          {shown}
        </span>
        <button
          type="button"
          className="button button-quiet pay-copy"
          aria-label={texts.copyOne(label)}
          onClick={copyValue}
        >
          {outcome ? texts[outcome] : texts.copy}
        </button>
        <span role="status" className={outcome === 'selected' ? 'pay-note' : 'visually-hidden'}>
          {outcome === 'copied' && texts.copiedOne(label, shown)}
          {outcome === 'selected' && texts.selectedOne(label)}
        </span>
      </dd>
    </div>
  )
}
