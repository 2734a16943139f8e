import type { User } from '@academy/contract/accounts/schemas'
import type { SecondStep } from '@academy/contract/second-factor/schemas'
import { Link, useRouter, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { LoginForm } from '../../features/accounts/login-form.tsx'
import { clearAlerts } from '../../lib/alerts.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { useRefresh } from '../../lib/use-data.ts'
import { useUser } from '../../lib/use-user.ts'
import { ModalDialog } from '../../ui/dialog/modal-dialog.tsx'
import { RESET_MODE } from '../pages/reset-mode.ts'
import { paths } from '../paths.ts'
import { userTexts } from './texts.ts'

// Most logins have no second step.
const SecondStepForm = lazy(async () => ({
  default: (await import('../../features/second-factor/second-step-form.tsx')).SecondStepForm,
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
  const texts = useTexts(userTexts).expired
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
    <ModalDialog isOpen={isOpen} onClose={onClose} title={texts.title}>
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
    </ModalDialog>
  )
}
