import type { PersonApplication } from '@academy/contract/office/person-page/schemas'
import { useState } from 'react'
import type { Call } from '../../../base/api.ts'
import { isRefusal } from '../../../base/api-errors.ts'
import { formatMoney } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { AskForReason } from '../../../ui/dialog/ask-for-reason.tsx'
import { WarningLine } from '../../../ui/note.tsx'
import { acceptLate } from './api.ts'
import { personFormTexts } from './texts.ts'

interface AcceptDialogProps {
  call: Call
  application: PersonApplication
  /** The masterclass, such as "Cello with Ilse Marent". */
  title: string
  name: string
  onDone: () => void
  onClose: () => void
}

/** Gives a place to somebody who was declined or waits, after the final save. */
export const AcceptDialog = ({ call, application, title, name, onDone, onClose }: AcceptDialogProps) => {
  const { accept: texts } = useTexts(personFormTexts)
  const locale = useLocale()
  // The server asks once when all places are taken or offered; who paid late needs a free one.
  const [isOver, setOver] = useState(false)
  const { participation_fee, places, participant_count: taken } = application.masterclass
  const accept = async (reason: string) => {
    try {
      await acceptLate(call, application.id, { reason, over_places: isOver })
    } catch (error) {
      if (isRefusal(error, 'places_taken') && application.late_fee === null) setOver(true)
      throw error
    }
    onDone()
    return texts.done(name)
  }
  return (
    <AskForReason
      title={texts.title(name)}
      confirmLabel={isOver ? texts.confirmOver : texts.confirm}
      act={accept}
      onClose={onClose}
    >
      <p>{texts.text(name, title, formatMoney(participation_fee, locale))}</p>
      {application.late_fee !== null && <p>{texts.lateFee(formatMoney(application.late_fee, locale))}</p>}
      {places !== null && taken !== null && <p>{texts.places(taken, places)}</p>}
      {isOver && <WarningLine text={texts.full} />}
      <p>{texts.bed}</p>
    </AskForReason>
  )
}
