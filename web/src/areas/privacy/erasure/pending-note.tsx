import type { Erasure } from '@academy/contract/privacy/erasure/schemas'
import { showAlert } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { dayInVienna, formatLongDay } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { usePending } from '../../../base/use-pending.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { cancelErasure } from './api.ts'
import { erasureTexts } from './texts.ts'
import { Obstacles } from './what-stays.tsx'

interface PendingNoteProps {
  call: Call
  erasure: Erasure
  onKept: () => Promise<void>
}

/** Says when the account is deleted, with a button that keeps it. Nothing if nobody has asked for it. */
export const PendingNote = ({ call, erasure, onKept }: PendingNoteProps) => {
  const texts = useTexts(erasureTexts)
  const locale = useLocale()
  const { isPending, run } = usePending()
  const { request, obstacles } = erasure
  if (!request) return null
  const keep = () =>
    run(async () => {
      await cancelErasure(call)
      await onKept()
      showAlert('success', texts.keptAccount)
    })
  const day = formatLongDay(dayInVienna(request.erase_after), locale)
  return (
    <Note title={request.is_by_office ? texts.pendingByOffice(day) : texts.pending(day)}>
      <p>
        {texts.keepHint} {erasure.gets_mail ? texts.mailed : texts.notMailed}
      </p>
      {obstacles.length > 0 && (
        <>
          <p>{texts.delayed}</p>
          <Obstacles erasure={erasure} />
        </>
      )}
      <Button isPending={isPending} onClick={() => void keep()}>
        {texts.keep}
      </Button>
    </Note>
  )
}
