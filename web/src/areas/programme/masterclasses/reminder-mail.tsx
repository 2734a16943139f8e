import { useState } from 'react'
import { explainReason } from '../../../base/explain-failure.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { pageCall } from '../../../base/page-call.ts'
import { usePending } from '../../../base/use-pending.ts'
import { Button } from '../../../ui/button.tsx'
import { requestReminder } from './api.ts'
import { detailTexts } from './detail-texts.ts'

/** A button for members, an explanation for guests; then the server's response. */
export const ReminderMail = ({ requestMail }: { requestMail: () => Promise<string> }) => {
  const locale = useLocale()
  const texts = useTexts(detailTexts)
  const { isPending: isSending, run } = usePending()
  const [answer, setAnswer] = useState('')

  const request = () =>
    run(async () => setAnswer(await requestMail().catch(error => explainReason(error, locale))))
  return (
    <>
      <Button look="quiet" data-only="in" aria-disabled={isSending} onClick={request}>
        {texts.email}
      </Button>
      <p className="reminder-hint" data-only="out">
        {texts.loginForEmail}
      </p>
      <p role="status">{answer}</p>
    </>
  )
}

/** The reminder of a masterclass by email. */
export const PublicReminderMail = ({ masterclassId }: { masterclassId: number }) => (
  <ReminderMail requestMail={() => requestReminder(pageCall, masterclassId)} />
)
