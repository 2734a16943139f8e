import type { PendingReset } from '@academy/contract/access/second-factor/schemas'
import type { Call } from '../../../base/api.ts'
import { formatLongInstant } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useAct } from '../../../base/use-pending.ts'
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
  const { isPending, act } = useAct({ onChanged, alert: 'successDismiss' })
  const { asked_by, asked_at, due_at } = reset
  const momentOf = (instant: string) => formatLongInstant(instant, locale)
  return (
    <Note title={texts.title}>
      <p>{texts.asked(asked_by, momentOf(asked_at), momentOf(due_at))}</p>
      <p>{texts.advice}</p>
      <Button isPending={isPending} onClick={() => act(() => stopOwnReset(call), texts.stopped)}>
        {texts.stop}
      </Button>
    </Note>
  )
}
