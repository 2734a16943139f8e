import './mails.css'
import { LINK_REMOVED, type OfficeMailDetail } from '@academy/contract/messages/mails/schemas'
import { failureWords } from '@academy/contract/messages/mails/trouble'
import { formatInstant } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Fact } from '../../../ui/fact.tsx'
import { MailPreview } from '../../../ui/preview-frame/mail-preview.tsx'
import { WarningLine } from '../../../ui/warning-line.tsx'
import { MailBadge } from './mail-badge.tsx'
import { mailTexts } from './texts.ts'

/** What is known of a mail, and the mail itself. */
export const MailDetail = ({ mail }: { mail: OfficeMailDetail }) => {
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
