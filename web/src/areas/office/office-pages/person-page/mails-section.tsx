import { failureWords } from '@academy/contract/base/mail-trouble'
import type { OfficeMail } from '@academy/contract/messages/mails/schemas'
import { useState } from 'react'
import type { Call } from '../../../../base/api.ts'
import { formatInstant, formatLongInstant } from '../../../../base/format.ts'
import { useLocale } from '../../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../../base/i18n/texts.ts'
import { useLoadedData } from '../../../../base/use-data.ts'
import { TextButton } from '../../../../ui/button.tsx'
import { FailureNote } from '../../../../ui/failure-note.tsx'
import { WarningLine } from '../../../../ui/note.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { SkeletonList } from '../../../../ui/skeleton-list.tsx'
import { WriteMailButton } from '../../../messages/group-mails/write-mail-button.tsx'
import { personMailsQuery } from '../../../messages/mails/api.ts'
import { MailBadge } from '../../../messages/mails/mail-badge.tsx'
import { MailDialog } from '../../../messages/mails/mail-dialog.tsx'
import { mailTexts } from '../../../messages/mails/texts.ts'
import { Entries, EntryHead } from './person-entries.tsx'

/** How many mails are shown before the older ones are folded. */
const SHOWN = 5

/** Says beside the address that the mail server has refused it. */
export const RefusedAddress = ({ call, personId }: { call: Call; personId: number }) => {
  const texts = useTexts(mailTexts)
  const locale = useLocale()
  const { found } = useLoadedData(personMailsQuery(call, personId))
  if (!found?.refused_address) return null
  const { since, answer } = found.refused_address
  return (
    <WarningLine
      text={texts.refusedSince(formatLongInstant(since, locale), failureWords(answer, locale).text)}
    />
  )
}

/** What was said to a person by mail, and whether it arrived. */
export const MailsSection = ({ call, personId }: { call: Call; personId: number }) => {
  const texts = useTexts(mailTexts)
  const locale = useLocale()
  const { found, hasFailed, reload } = useLoadedData(personMailsQuery(call, personId))
  const [shown, show] = useState<OfficeMail>()
  return (
    <Panel title={texts.ofPerson} action={<WriteMailButton call={call} ids={[personId]} />}>
      {hasFailed && <FailureNote message={texts.failed} retryLabel={texts.tryAgain} onRetry={reload} />}
      {!found && !hasFailed && <SkeletonList label={texts.loading} />}
      <RefusedAddress call={call} personId={personId} />
      {found && (
        <Entries
          current={found.mails.slice(0, SHOWN)}
          earlier={found.mails.slice(SHOWN)}
          empty={texts.noneToPerson}
          earlierLabel={texts.olderMails}
        >
          {mail => (
            <>
              <EntryHead
                title={mail.subject}
                state={<MailBadge state={mail.state} />}
                actions={
                  <TextButton aria-label={texts.show(mail.subject)} onClick={() => show(mail)}>
                    {texts.open}
                  </TextButton>
                }
              />
              <p className="person-detail">{formatInstant(mail.sent_at ?? mail.created_at)}</p>
              {mail.state === 'failed' && mail.last_error && (
                <p className="person-detail">{failureWords(mail.last_error, locale).text}</p>
              )}
            </>
          )}
        </Entries>
      )}
      <MailDialog call={call} mail={shown} onClose={() => show(undefined)} onChanged={reload} />
    </Panel>
  )
}
