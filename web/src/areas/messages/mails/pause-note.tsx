import type { MailOverview } from '@academy/contract/messages/mails/schemas'
import { useState } from 'react'
import { showAlert } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { Note } from '../../../ui/note.tsx'
import { releaseMails } from './api.ts'
import { mailTexts } from './texts.ts'

interface PauseNoteProps {
  call: Call
  overview: MailOverview
  onChanged: () => void
}

/** Says that no mail leaves after a restore, and ends that. */
export const PauseNote = ({ call, overview, onChanged }: PauseNoteProps) => {
  const texts = useTexts(mailTexts)
  const [asked, ask] = useState<'send' | 'delete'>()
  if (!overview.is_paused) return null
  const release = async () => {
    try {
      if (asked) await releaseMails(call, asked)
      showAlert('success', texts.released)
    } finally {
      onChanged()
    }
  }
  return (
    <Note title={texts.paused}>
      <p>{texts.pausedText(overview.pending_count)}</p>
      <div className="mail-actions">
        <Button onClick={() => ask('send')}>{texts.release}</Button>
        <Button look="quiet" onClick={() => ask('delete')}>
          {texts.discard}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={asked !== undefined}
        onClose={() => ask(undefined)}
        onConfirm={release}
        title={texts.releaseTitle}
        confirmLabel={asked === 'delete' ? texts.discard : texts.release}
        isDestructive={asked === 'delete'}
      >
        <p>{asked === 'delete' ? texts.discardText : texts.releaseText}</p>
      </ConfirmDialog>
    </Note>
  )
}
