import type { PendingReset } from '@academy/contract/access/second-factor/schemas'
import { showAlert } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { explainReason } from '../../../base/explain-failure.ts'
import { formatLongInstant } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { usePending } from '../../../base/use-pending.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { stopOwnReset } from './api.ts'
import { ownResetTexts } from './reset-texts.ts'

interface OwnResetNoteProps {
  call: Call
  reset: PendingReset
  onChanged: () => Promise<void>
}

/** Says that another admin has asked to reset the second factor of the person, who can stop it. */
export const OwnResetNote = ({ call, reset, onChanged }: OwnResetNoteProps) => {
  const texts = useTexts(ownResetTexts)
  const locale = useLocale()
  const { isPending, run } = usePending()
  const { asked_by, asked_at, due_at } = reset
  const momentOf = (instant: string) => formatLongInstant(instant, locale)
  const stop = () =>
    run(async () => {
      try {
        await stopOwnReset(call)
        showAlert('successDismiss', texts.stopped)
      } catch (error) {
        showAlert('dangerDismiss', explainReason(error, locale))
      }
      // Also after a refusal: it may be over.
      await onChanged()
    })
  return (
    <Note title={texts.title}>
      <p>{texts.asked(asked_by, momentOf(asked_at), momentOf(due_at))}</p>
      <p>{texts.advice}</p>
      <Button isPending={isPending} onClick={stop}>
        {texts.stop}
      </Button>
    </Note>
  )
}
