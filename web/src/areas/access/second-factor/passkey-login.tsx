import './second-factor.css'
import { useState } from 'react'
import { clearAlerts } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { explainReason } from '../../../base/explain-failure.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { storeSession } from '../../../base/session.ts'
import { usePending } from '../../../base/use-pending.ts'
import { Button } from '../../../ui/button.tsx'
import { FormMessage, type Message } from '../../../ui/form/form-message.tsx'
import { logInWithPasskey } from './api.ts'
import { isDismissed } from './passkeys.ts'
import { proofTexts } from './texts.ts'

interface PasskeyLoginProps {
  call: Call
  /** Before hydration a click would do nothing. */
  isReady: boolean
  onLogin: () => Promise<void>
}

/** A login without address and password. */
export const PasskeyLogin = ({ call, isReady, onLogin }: PasskeyLoginProps) => {
  const texts = useTexts(proofTexts)
  const locale = useLocale()
  const { isPending, run } = usePending()
  const [message, setMessage] = useState<Message>()
  const logIn = () =>
    run(async () => {
      setMessage(undefined)
      clearAlerts()
      try {
        storeSession(await logInWithPasskey(call))
      } catch (error) {
        const text = isDismissed(error) ? texts.passkeyDismissed : explainReason(error, locale)
        setMessage({ tone: 'failure', text })
        return
      }
      await onLogin()
    })
  return (
    <div className="passkey-login">
      <Button
        look="quiet"
        disabled={!isReady}
        aria-disabled={isReady ? isPending : undefined}
        onClick={logIn}
      >
        {texts.logInWithPasskey}
      </Button>
      <FormMessage message={message} />
    </div>
  )
}
