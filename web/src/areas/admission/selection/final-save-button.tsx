import type { FinalMailPreview, SelectionMasterclass } from '@academy/contract/admission/selection/schemas'
import { useState } from 'react'
import { showAlert } from '../../../base/alerts.ts'
import { nameIn } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useSaveFailure } from '../../../base/use-save-failure.ts'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { PendingButton } from '../../../ui/pending-button.tsx'
import { WarningLine } from '../../../ui/warning-line.tsx'
import type { FinalSave } from './api.ts'
import { isBeyondPlaces } from './decisions.ts'
import { finalTexts } from './final-texts.ts'
import { hasMails, MailPreview } from './mail-preview.tsx'

interface FinalSaveButtonProps {
  masterclass: SelectionMasterclass
  finalSave: FinalSave
  /** Called after success and failure: the page's data is stale in either case. */
  onDone: () => void
  /** Names the masterclass for screen readers where there are several of these buttons. */
  of?: string
}

/** Previews the mails, then saves the selection for good. */
export const FinalSaveButton = ({ masterclass, finalSave, onDone, of }: FinalSaveButtonProps) => {
  const { places } = masterclass
  const texts = useTexts(finalTexts)
  const locale = useLocale()
  const nameOf = (one: SelectionMasterclass) =>
    `${nameIn(locale, one.instrument)}, ${one.teacher_first_name} ${one.teacher_last_name}`
  const showFailure = useSaveFailure()
  const [isLoading, setLoading] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [mails, setMails] = useState<FinalMailPreview>()
  const sendsMails = mails !== undefined && hasMails(mails)

  const ask = async () => {
    setLoading(true)
    try {
      setMails(await finalSave.mails(masterclass.id))
      setOpen(true)
    } catch (error) {
      showFailure(error)
      onDone()
    } finally {
      setLoading(false)
    }
  }
  const save = async () => {
    try {
      await finalSave.save(masterclass.id)
      showAlert('successDismiss', sendsMails ? texts.saved : texts.savedForNobody)
    } finally {
      onDone()
    }
  }
  return (
    <>
      <PendingButton
        isPending={isLoading}
        disabled={!masterclass.can_finalize}
        // Finalizing makes sense where somebody waits for an answer.
        isQuiet={!masterclass.can_finalize || masterclass.application_count === 0}
        onClick={ask}
      >
        {of ? texts.saveOne : texts.save}
        {of && <span className="visually-hidden">: {of}</span>}
      </PendingButton>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={texts.question}
        confirmLabel={sendsMails ? texts.confirm : texts.saveOne}
        onConfirm={save}
      >
        <p>
          <strong>{texts.of(nameOf(masterclass))}</strong>
        </p>
        {mails && places !== null && isBeyondPlaces(places, mails.accepted.count - 1) && (
          <WarningLine text={texts.beyond(mails.accepted.count, places)} />
        )}
        {mails && <MailPreview mails={mails} />}
      </ConfirmDialog>
    </>
  )
}
