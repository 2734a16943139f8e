import { ERASURE_DAYS } from '@academy/contract/erasure/kinds'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { confirmErasure } from '../../features/erasure/api.ts'
import { erasureTexts } from '../../features/erasure/texts.ts'
import { explainReason } from '../../lib/explain-failure.ts'
import { dayInVienna, formatLongDay } from '../../lib/format.ts'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { usePending } from '../../lib/use-pending.ts'
import { FormMessage, type Message } from '../../ui/form/form-message.tsx'
import { FormPage } from '../../ui/form/form-page.tsx'
import { PendingButton } from '../../ui/pending-button.tsx'

const route = getRouteApi('/main/auth/confirm-deletion')

/** Where the link of the mail leads. A button, because programs also open links of mails. */
export const ConfirmDeletionPage = () => {
  const texts = useTexts(erasureTexts)
  const locale = useLocale()
  const { call } = route.useRouteContext()
  const { token = '' } = route.useSearch()
  const { isPending, run } = usePending()
  const [message, setMessage] = useState<Message>()
  const confirm = () =>
    run(async () => {
      try {
        const { erase_after } = await confirmErasure(call, token)
        const day = formatLongDay(dayInVienna(erase_after), locale)
        setMessage({ tone: 'success', text: texts.confirmed(day) })
      } catch (error) {
        setMessage({ tone: 'failure', text: explainReason(error, locale) })
      }
    })
  const isDone = message?.tone === 'success'
  return (
    <FormPage title={texts.confirmTitle} intro={!isDone && <p>{texts.confirmByLink(ERASURE_DAYS)}</p>}>
      <FormMessage message={message} />
      {!isDone && (
        <PendingButton isPending={isPending} isDestructive onClick={confirm}>
          {texts.confirm}
        </PendingButton>
      )}
    </FormPage>
  )
}
