import '../../../ui/button.css'
import type { OfficeMail, OfficeMailDetail } from '@academy/contract/messages/mails/schemas'
import { useState } from 'react'
import { showAlert } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { explainReason } from '../../../base/explain-failure.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useLoadedData } from '../../../base/use-data.ts'
import { usePending } from '../../../base/use-pending.ts'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { ModalDialog } from '../../../ui/dialog/modal-dialog.tsx'
import { FailureNote } from '../../../ui/failure-note.tsx'
import { PendingButton } from '../../../ui/pending-button.tsx'
import { SkeletonList } from '../../../ui/skeleton-list.tsx'
import { mailQuery, sendMailAgain, stopMail } from './api.ts'
import { MailDetail } from './mail-detail.tsx'
import { mailTexts } from './texts.ts'

interface MailDialogProps {
  call: Call
  /** The mail to show; closed if undefined. */
  mail: Pick<OfficeMail, 'id' | 'subject'> | undefined
  onClose: () => void
  onChanged: () => void
}

/** A mail with what can be done with it. */
export const MailDialog = ({ mail, onClose, ...rest }: MailDialogProps) => (
  <ModalDialog isOpen={mail !== undefined} onClose={onClose} title={mail?.subject ?? ''} closesOutside>
    {mail && <LoadedMail key={mail.id} id={mail.id} {...rest} />}
  </ModalDialog>
)

const LoadedMail = ({ id, call, onChanged }: { id: number; call: Call; onChanged: () => void }) => {
  const texts = useTexts(mailTexts)
  const { found, hasFailed, reload } = useLoadedData(mailQuery(call, id))
  if (hasFailed) return <FailureNote message={texts.failed} retryLabel={texts.tryAgain} onRetry={reload} />
  if (!found) return <SkeletonList label={texts.loading} />
  const changed = () => {
    reload()
    onChanged()
  }
  return (
    <>
      <MailDetail mail={found} />
      <MailActions call={call} mail={found} onChanged={changed} />
    </>
  )
}

interface MailActionsProps {
  call: Call
  mail: OfficeMailDetail
  onChanged: () => void
}

const MailActions = ({ call, mail, onChanged }: MailActionsProps) => {
  const texts = useTexts(mailTexts)
  const locale = useLocale()
  const { isPending, run } = usePending()
  const [asked, ask] = useState<'again' | 'stop'>()
  const name = mail.person?.full_name ?? mail.recipient ?? texts.somebody
  const act = async (work: () => Promise<unknown>, done: string) => {
    try {
      await work()
      showAlert('success', done)
    } finally {
      onChanged()
    }
  }
  const showReason = (error: unknown) => showAlert('dangerDismiss', explainReason(error, locale))
  const again = () => act(() => sendMailAgain(call, mail.id), texts.againDone)
  return (
    <div className="mail-actions">
      {mail.can_resend && (
        <PendingButton
          isPending={isPending}
          // What was sent before asks first.
          onClick={() => (mail.state === 'sent' ? ask('again') : void run(() => again().catch(showReason)))}
        >
          {texts.again}
        </PendingButton>
      )}
      {mail.can_stop && (
        <PendingButton isPending={isPending} isQuiet onClick={() => ask('stop')}>
          {mail.state === 'failed' ? texts.setAside : texts.stop}
        </PendingButton>
      )}
      <ConfirmDialog
        isOpen={asked === 'again'}
        onClose={() => ask(undefined)}
        onConfirm={again}
        title={texts.againTitle}
        confirmLabel={texts.again}
      >
        <p>{texts.againText(name)}</p>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === 'stop'}
        onClose={() => ask(undefined)}
        onConfirm={() => act(() => stopMail(call, mail.id), texts.stopDone)}
        title={texts.stopTitle}
        confirmLabel={mail.state === 'failed' ? texts.setAside : texts.stop}
      >
        <p>{texts.stopText(name)}</p>
      </ConfirmDialog>
    </div>
  )
}
