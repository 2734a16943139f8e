import '../../../ui/text-button.css'
import type { OfficeMasterclass } from '@academy/contract/admission/selection/schemas'
import { useState } from 'react'
import { showAlert } from '../../../base/alerts.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { ReasonDialog } from '../../../ui/dialog/reason-dialog.tsx'
import { listTexts } from './list-texts.ts'

interface ReopenButtonProps {
  masterclass: OfficeMasterclass
  /** The masterclass and its teacher. */
  of: string
  reopen: (id: number, reason: string) => Promise<void>
  onDone: () => void
}

/** Takes back a final save while its mails still wait. */
export const ReopenButton = ({ masterclass, of, reopen, onDone }: ReopenButtonProps) => {
  const texts = useTexts(listTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="text-button" onClick={() => setOpen(true)}>
        {texts.reopen}
        <span className="visually-hidden">: {of}</span>
      </button>
      {isOpen && (
        <ReasonDialog
          title={texts.reopenTitle}
          confirmLabel={texts.reopen}
          onConfirm={reason => reopen(masterclass.id, reason)}
          onDone={() => {
            showAlert('success', texts.reopened)
            onDone()
          }}
          onClose={() => setOpen(false)}
        >
          <p>{texts.reopenText(of)}</p>
        </ReasonDialog>
      )}
    </>
  )
}
