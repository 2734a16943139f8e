import './key-hints.css'
import { useTexts } from '../../lib/i18n/texts.ts'
import { selectionTexts } from './texts.ts'

/** Which keys do what; shown where there is a keyboard. */
export const KeyHints = () => {
  const texts = useTexts(selectionTexts)
  return (
    <p className="key-hints">
      {texts.keys}:
      {texts.keyHints.map(([key, meaning]) => (
        <span key={key}>
          <kbd>{key}</kbd> {meaning}
        </span>
      ))}
    </p>
  )
}
