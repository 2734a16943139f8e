import type { User } from '@academy/contract/access/accounts/schemas'
import type { SecondStep } from '@academy/contract/access/second-factor/schemas'
import { Link, useRouter, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { RESET_MODE } from '../../areas/access/accounts/api.ts'
import { LoginForm } from '../../areas/access/accounts/login-form.tsx'
import { clearAlerts } from '../../base/alerts.ts'
import { defineTexts, useTexts } from '../../base/i18n/texts.ts'
import { paths } from '../../base/pages/paths.ts'
import { useRefresh } from '../../base/use-data.ts'
import { useUser } from '../../base/use-user.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'

const expiredTexts = defineTexts({
  en: {
    title: 'Your session has expired',
    text: 'Log in again here. The page stays as it is, with everything you have typed.',
    forgotten: 'Forgotten your password? (new tab)',
  },
  de: {
    title: 'Ihre Sitzung ist abgelaufen',
    text: 'Loggen Sie sich hier wieder ein. Die Seite bleibt, wie sie ist, mit allem, was Sie eingegeben haben.',
    forgotten: 'Passwort vergessen? (neuer Tab)',
  },
})

// Most logins have no second step.
const SecondStepForm = lazy(async () => ({
  default: (await import('../../areas/access/second-factor/second-step-form.tsx')).SecondStepForm,
}))

/** Says that the session has expired, above whatever is open, with a login that leaves the page as it is. */
export const ExpiredLogin = ({ member }: { member: User }) => {
  const hasExpired = useUser() === undefined
  const [isDismissed, setDismissed] = useState(false)
  // The next session may expire, too.
  if (!hasExpired && isDismissed) setDismissed(false)
  if (!hasExpired) return null
  return <Login member={member} isOpen={!isDismissed} onClose={() => setDismissed(true)} />
}

interface LoginProps {
  member: User
  isOpen: boolean
  onClose: () => void
}

const Login = ({ member, isOpen, onClose }: LoginProps) => {
  const texts = useTexts(expiredTexts)
  const { call } = useRouter().options.context
  const place = useRouterState({ select: state => state.location.href })
  const refresh = useRefresh()
  const [email, setEmail] = useState(member.email)
  // Within the dialog, so that unsaved input is kept.
  const [step, setStep] = useState<SecondStep>()
  const goOn = () => {
    setStep(undefined)
    // What failed without a login is over.
    clearAlerts()
    return refresh()
  }
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.title}>
      <p>{texts.text}</p>
      {step ? (
        <Suspense>
          <SecondStepForm call={call} step={step} onLogin={goOn} onExpired={() => setStep(undefined)} />
        </Suspense>
      ) : (
        <LoginForm
          call={call}
          email={email}
          onEmail={setEmail}
          onLogin={goOn}
          // The password has to be changed: in a new tab, so that unsaved input here is kept.
          onCommonPassword={async () => void window.open(`${paths.Login}#${RESET_MODE}`, '_blank')}
          onSecondStep={async next => setStep(next)}
        />
      )}
      <Link to={paths.Login} search={{ return: place }} hash={RESET_MODE} target="_blank">
        {texts.forgotten}
      </Link>
    </Dialog>
  )
}
