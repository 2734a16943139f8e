import '../../../ui/text-button.css'
import type { OfficeMasterclass } from '@academy/contract/admission/selection/schemas'
import { useState } from 'react'
import { showAlert } from '../../../base/alerts.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { listTexts } from './list-texts.ts'

interface SendLettersButtonProps {
  masterclass: OfficeMasterclass
  /** The masterclass and its teacher. */
  of: string
  send: (id: number) => Promise<void>
  onDone: () => void
}

/** Sends the letters of a final save at once. */
export const SendLettersButton = ({ masterclass, of, send, onDone }: SendLettersButtonProps) => {
  const texts = useTexts(listTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="text-button" onClick={() => setOpen(true)}>
        {texts.sendLetters}
        <span className="visually-hidden">: {of}</span>
      </button>
      <ConfirmDialog
        isOpen={isOpen}
        title={texts.sendLettersTitle}
        confirmLabel={texts.sendLetters}
        onConfirm={async () => {
          await send(masterclass.id)
          showAlert('success', texts.lettersSent)
          onDone()
        }}
        onClose={() => setOpen(false)}
      >
        <p>{texts.sendLettersText(of)}</p>
      </ConfirmDialog>
    </>
  )
}
