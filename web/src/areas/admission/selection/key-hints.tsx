import './key-hints.css'
import { useTexts } from '../../../base/i18n/texts.ts'
import { selectionTexts } from './texts.ts'

/** The keyboard shortcuts; shown only with a keyboard. */
export const KeyHints = ({ canDecide }: { canDecide: boolean }) => {
  const texts = useTexts(selectionTexts)
  const hints = canDecide ? [...texts.stepKeys, ...texts.decisionKeys] : texts.stepKeys
  return (
    <p className="key-hints">
      {texts.keys}:
      {hints.map(([key, meaning]) => (
        <span key={key}>
          <kbd>{key}</kbd> {meaning}
        </span>
      ))}
    </p>
  )
}
