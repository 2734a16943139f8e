import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { stopReset } from '../../features/second-factor/api.ts'
import { resetTexts } from '../../features/second-factor/texts.ts'
import { explainReason } from '../../lib/explain-failure.ts'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { usePending } from '../../lib/use-pending.ts'
import { FormMessage, type Message } from '../../ui/form/form-message.tsx'
import { FormPage } from '../../ui/form/form-page.tsx'
import { PendingButton } from '../../ui/pending-button.tsx'

const route = getRouteApi('/main/auth/stop-reset')

/** Where the link of the mail leads. A button, because programs also open links of mails. */
export const StopResetPage = () => {
  const texts = useTexts(resetTexts)
  const locale = useLocale()
  const { call } = route.useRouteContext()
  const { token = '' } = route.useSearch()
  const { isPending, run } = usePending()
  const [message, setMessage] = useState<Message>()
  const stop = () =>
    run(async () => {
      try {
        await stopReset(call, token)
        setMessage({ tone: 'success', text: texts.stopped })
      } catch (error) {
        setMessage({ tone: 'failure', text: explainReason(error, locale) })
      }
    })
  return (
    <FormPage title={texts.stopTitle} intro={<p>{texts.stopIntro}</p>}>
      <FormMessage message={message} />
      {message?.tone !== 'success' && (
        <PendingButton isPending={isPending} onClick={stop}>
          {texts.stop}
        </PendingButton>
      )}
    </FormPage>
  )
}
