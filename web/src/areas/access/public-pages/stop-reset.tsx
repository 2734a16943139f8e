import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { isRefusal } from '../../../base/api-errors.ts'
import { explainReason } from '../../../base/explain-failure.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { paths } from '../../../base/pages/paths.ts'
import { usePending } from '../../../base/use-pending.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { FormPage } from '../../../ui/form/form.tsx'
import { FormMessage, type Message } from '../../../ui/form/form-message.tsx'
import { stopReset } from '../second-factor/api.ts'
import { ownResetTexts } from '../second-factor/reset-texts.ts'

const route = getRouteApi('/main/auth/stop-reset')

/** Where the link of the mail leads. A button, because programs also open links of mails. */
export const StopResetPage = () => {
  const texts = useTexts(ownResetTexts)
  const locale = useLocale()
  const { call } = route.useRouteContext()
  const { token = '' } = route.useSearch()
  const { isPending, run } = usePending()
  const [message, setMessage] = useState<Message>()
  const [outcome, setOutcome] = useState<'stopped' | 'over'>()
  const stop = () =>
    run(async () => {
      setMessage(undefined)
      try {
        await stopReset(call, token)
        setOutcome('stopped')
      } catch (error) {
        if (isRefusal(error, 'invalid_link')) setOutcome('over')
        else setMessage({ tone: 'failure', text: explainReason(error, locale) })
      }
    })
  if (outcome)
    return (
      <FormPage
        title={outcome === 'stopped' ? texts.stoppedTitle : texts.overTitle}
        intro={
          <>
            <p role="status">{outcome === 'stopped' ? texts.stoppedText : texts.over}</p>
            <p>{outcome === 'stopped' ? texts.next : texts.overNext}</p>
          </>
        }
      >
        <ButtonLink to={paths.Access} hash="password">
          {texts.toAccess}
        </ButtonLink>
      </FormPage>
    )
  return (
    <FormPage title={texts.title} intro={<p>{token ? texts.linkIntro : texts.incomplete}</p>}>
      <FormMessage message={message} />
      {token && (
        <Button isPending={isPending} onClick={stop}>
          {texts.stop}
        </Button>
      )}
    </FormPage>
  )
}
