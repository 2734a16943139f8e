import type { MailOverview } from '@academy/contract/messages/mails/schemas'
import type { Call } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { useAsk } from '../../../ui/dialog/ask.tsx'
import { Note } from '../../../ui/note.tsx'
import { endMailPause } from './api.ts'
import { mailTexts } from './texts.ts'

interface PauseNoteProps {
  call: Call
  overview: MailOverview
  onChanged: () => void
}

/** Says that no mail leaves after a restore, and ends that. */
export const PauseNote = ({ call, overview, onChanged }: PauseNoteProps) => {
  const texts = useTexts(mailTexts)
  const [ask, question] = useAsk((what: 'send' | 'delete') => ({
    title: texts.releaseTitle,
    text: what === 'delete' ? texts.discardText : texts.releaseText,
    confirmLabel: what === 'delete' ? texts.discard : texts.release,
    isDestructive: what === 'delete',
    act: async () => {
      await endMailPause(call, what)
      return texts.released
    },
    onChanged,
  }))
  if (!overview.is_paused) return null
  return (
    <Note title={texts.paused}>
      <p>{texts.pausedText(overview.pending_count)}</p>
      <div className="mail-actions">
        <Button onClick={() => ask('send')}>{texts.release}</Button>
        <Button look="quiet" onClick={() => ask('delete')}>
          {texts.discard}
        </Button>
      </div>
      {question}
    </Note>
  )
}
