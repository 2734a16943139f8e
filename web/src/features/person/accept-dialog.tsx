import type { PersonApplication } from '@academy/contract/person/schemas'
import { showAlert } from '../../lib/alerts.ts'
import type { Call } from '../../lib/api.ts'
import { formatMoney } from '../../lib/format.ts'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { useSaveFailure } from '../../lib/use-save-failure.ts'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { WarningLine } from '../../ui/warning-line.tsx'
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

/** Gives a declined applicant a place after the final save. */
export const AcceptDialog = ({ call, application, title, name, onDone, onClose }: AcceptDialogProps) => {
  const { accept: texts } = useTexts(personFormTexts)
  const locale = useLocale()
  const fail = useSaveFailure()
  const { participation_fee, places, participant_count: taken } = application.masterclass
  const accept = async () => {
    try {
      await acceptLate(call, application.id)
      showAlert('success', texts.done(name))
    } catch (error) {
      fail(error)
    }
    onDone()
  }
  return (
    <ConfirmDialog
      isOpen
      title={texts.title(name)}
      confirmLabel={texts.confirm}
      onConfirm={accept}
      onClose={onClose}
    >
      <p>{texts.text(name, title, formatMoney(participation_fee, locale))}</p>
      {places !== null && taken !== null && (
        <>
          <p>{texts.places(taken, places)}</p>
          {taken >= places && <WarningLine text={texts.full} />}
        </>
      )}
      <p>{texts.bed}</p>
    </ConfirmDialog>
  )
}
