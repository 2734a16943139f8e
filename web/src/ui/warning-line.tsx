import './warning-line.css'
import { defineTexts, useTexts } from '../base/i18n/texts.ts'

const warningTexts = defineTexts({ en: { warning: 'Warning' }, de: { warning: 'Warnung' } })

/** A warning with an icon and text, not by colour alone. */
export const WarningLine = ({ text }: { text: string }) => (
  <p className="warning-line">
    <svg viewBox="0 0 16 16" width="16" height="16" role="img" aria-label={useTexts(warningTexts).warning}>
      <path d="M8 1.5 15 14H1zM8 6v4M8 12h.01" />
    </svg>
    <span>{text}</span>
  </p>
)
