import { failureWords } from '@academy/contract/base/mail-trouble'
import {
  LINK_REMOVED,
  type OfficeMail,
  type OfficeMailDetail,
} from '@academy/contract/messages/mails/schemas'
import type { Call } from '../../../base/api.ts'
import { formatInstant } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useLoadedData } from '../../../base/use-data.ts'
import { useAct } from '../../../base/use-pending.ts'
import { Button } from '../../../ui/button.tsx'
import { useAsk } from '../../../ui/dialog/ask.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Fact } from '../../../ui/fact.tsx'
import { FailureNote } from '../../../ui/failure-note.tsx'
import { WarningLine } from '../../../ui/note.tsx'
import { MailPreview } from '../../../ui/preview-frame/mail-preview.tsx'
import { SkeletonList } from '../../../ui/skeleton-list.tsx'
import { mailQuery, sendMailAgain, stopMail } from './api.ts'
import { MailBadge } from './mail-badge.tsx'
import { mailTexts } from './texts.ts'
import './mails.css'

/** What is known of a mail, and the mail itself. */
const MailDetail = ({ mail }: { mail: OfficeMailDetail }) => {
  const texts = useTexts(mailTexts)
  const locale = useLocale()
  const { columns } = texts
  const failure = mail.last_error ? failureWords(mail.last_error, locale) : undefined
  const shown = (content: string) => content.replaceAll(LINK_REMOVED, texts.linkRemoved)
  return (
    <div className="mail-detail">
      <dl className="mail-facts">
        <Fact name={columns.state}>
          <MailBadge state={mail.state} />
        </Fact>
        <Fact name={texts.to}>
          {[mail.person?.full_name, mail.recipient ?? texts.confidential].filter(Boolean).join(', ')}
          {mail.is_refused && <WarningLine text={texts.refused} />}
        </Fact>
        {mail.reply_to && <Fact name={texts.replyTo}>{mail.reply_to}</Fact>}
        <Fact name={columns.kind}>{mail.kind ? texts.kinds[mail.kind] : texts.otherKind}</Fact>
        <Fact name={columns.created}>{formatInstant(mail.created_at)}</Fact>
        {mail.sent_at && <Fact name={columns.sent}>{formatInstant(mail.sent_at)}</Fact>}
        {mail.attempts > 0 && <Fact name={columns.attempts}>{mail.attempts}</Fact>}
        {mail.next_attempt_at && mail.attempts > 0 && (
          <Fact name={columns.next}>{formatInstant(mail.next_attempt_at)}</Fact>
        )}
        {failure && (
          <Fact name={columns.answer}>
            {failure.text}
            {failure.own && <p className="mail-answer">{texts.ownWords(failure.own)}</p>}
          </Fact>
        )}
        {mail.attachments.length > 0 && <Fact name={texts.attached}>{mail.attachments.join(', ')}</Fact>}
      </dl>
      {mail.copy_of !== null && <p>{texts.repeats}</p>}
      {mail.copies.length > 0 && (
        <p>{texts.repeated(mail.copies.map(({ created_at }) => formatInstant(created_at)).join('; '))}</p>
      )}
      {mail.has_hidden_link && <p className="field-hint">{texts.hiddenLink}</p>}
      {mail.html !== null && mail.text !== null ? (
        <MailPreview html={shown(mail.html)} text={shown(mail.text)} />
      ) : (
        <p>{texts.confidentialHint}</p>
      )}
    </div>
  )
}

interface MailDialogProps {
  call: Call
  /** The mail to show; closed if undefined. */
  mail: Pick<OfficeMail, 'id' | 'subject'> | undefined
  onClose: () => void
  onChanged: () => void
}

/** A mail with what can be done with it. */
export const MailDialog = ({ mail, onClose, ...rest }: MailDialogProps) => (
  <Dialog isOpen={mail !== undefined} onClose={onClose} title={mail?.subject ?? ''} closesOutside>
    {mail && <LoadedMail key={mail.id} id={mail.id} {...rest} />}
  </Dialog>
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
  const { isPending, act } = useAct({ onChanged })
  const name = mail.person?.full_name ?? mail.recipient ?? texts.somebody
  const again = () => sendMailAgain(call, mail.id)
  const [askAgain, questionAgain] = useAsk(() => ({
    title: texts.againTitle,
    text: texts.againText(name),
    confirmLabel: texts.again,
    act: async () => {
      await again()
      return texts.againDone
    },
    onChanged,
  }))
  const [askToStop, questionToStop] = useAsk(() => ({
    title: texts.stopTitle,
    text: texts.stopText(name),
    confirmLabel: mail.state === 'failed' ? texts.setAside : texts.stop,
    act: async () => {
      await stopMail(call, mail.id)
      return texts.stopDone
    },
    onChanged,
  }))
  return (
    <div className="mail-actions">
      {mail.can_resend && (
        <Button
          isPending={isPending}
          // What was sent before asks first.
          onClick={() => (mail.state === 'sent' ? askAgain() : void act(again, texts.againDone))}
        >
          {texts.again}
        </Button>
      )}
      {mail.can_stop && (
        <Button isPending={isPending} look="quiet" onClick={() => askToStop()}>
          {mail.state === 'failed' ? texts.setAside : texts.stop}
        </Button>
      )}
      {questionAgain}
      {questionToStop}
    </div>
  )
}
