import './second-factor.css'
import { useRef, useState } from 'react'
import { useTexts } from '../../../base/i18n/texts.ts'
import { saveFile } from '../../../base/save-file.ts'
import { useSite } from '../../../base/site.ts'
import { useCopy } from '../../../base/use-copy.ts'
import { useLeaveWarning } from '../../../base/use-leave-warning.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { securityTexts } from './security-texts.ts'

interface RecoveryCodesProps {
  codes: readonly string[]
  /** What else has happened. */
  note?: string | undefined
  email: string
  onClose: () => void
}

// Nobody sees the codes again, so neither a slip nor a reload may close them.
const unrepeatable = () => true

/** Shows recovery codes once, to be copied, saved or printed. */
export const RecoveryCodesDialog = ({ codes, note, email, onClose }: RecoveryCodesProps) => {
  const texts = useTexts(securityTexts)
  const { siteName } = useSite()
  const [isAsked, setAsked] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const { outcome, copyValue } = useCopy(codes.join('\n'), list)
  const title = texts.fileTitle(siteName, email)
  const text = [title, '', ...codes, ''].join('\n')
  useLeaveWarning(unrepeatable)
  return (
    <Dialog
      isHeld
      onClose={() => setAsked(true)}
      title={texts.yourCodes}
      actions={
        <>
          {/* Beside the button, because the end of the text may be out of sight. */}
          <p className="recovery-warning" role="status">
            {outcome && texts[outcome]}
          </p>
          <p className="field-error recovery-warning" role="alert">
            {isAsked && texts.keepFirst}
          </p>
          <Button onClick={onClose}>{texts.done}</Button>
        </>
      }
    >
      {note && <p>{note}</p>}
      <p>{texts.yourCodesIntro}</p>
      {/* A sheet of paper has to say whose codes they are, as the file does. */}
      <p className="print-only">{title}</p>
      <ul className="recovery-codes" ref={list}>
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="recovery-actions">
        <Button look="quiet" onClick={copyValue}>
          {texts.copy}
        </Button>
        <Button
          look="quiet"
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), texts.fileName)}
        >
          {texts.download}
        </Button>
        <Button look="quiet" onClick={() => window.print()}>
          {texts.print}
        </Button>
      </div>
    </Dialog>
  )
}
