import '../../ui/button.css'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../lib/i18n/texts.ts'
import { payTexts } from './pay-texts.ts'

interface CopyValueProps {
  label: string
  /** What is copied. */
  value: string
  /** How it is shown, for example in groups. */
  shown?: string
}

const SHOWN_MS = 4_000

const selectIn = (element: HTMLElement) => {
  const range = document.createRange()
  range.selectNodeContents(element)
  const selection = getSelection()
  selection?.removeAllRanges()
  selection?.addRange(range)
}

/** Returns whether the clipboard took it: browsers refuse it without a secure connection or permission. */
const copy = async (value: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(value)
    return true
  } catch {
    return false
  }
}

/** One value of a transfer with a button that copies it, or selects it where copying is refused. */
export const CopyValue = ({ label, value, shown = value }: CopyValueProps) => {
  const texts = useTexts(payTexts)
  const element = useRef<HTMLElement>(null)
  const [outcome, setOutcome] = useState<'copied' | 'selected'>()
  useEffect(() => {
    if (outcome !== 'copied') return
    const timer = setTimeout(setOutcome, SHOWN_MS, undefined)
    return () => clearTimeout(timer)
  }, [outcome])
  const press = async () => {
    // Screen readers announce a repeated message only if it was gone.
    setOutcome(undefined)
    const isCopied = await copy(value)
    if (!isCopied && element.current) selectIn(element.current)
    setOutcome(isCopied ? 'copied' : 'selected')
  }
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
          onClick={press}
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
