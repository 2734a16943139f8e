import { accountProblems } from '@academy/contract/access/accounts/problems'
import { type MouseEvent, useState } from 'react'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { pageCall } from '../../../base/page-call.ts'
import {
  accountAddress,
  changeFragment,
  openPage,
  useFragment,
  useReturnTo,
} from '../../../base/pages/address.ts'
import { pageAfterLogin } from '../../../base/pages/navigation.ts'
import { sitePaths } from '../../../base/pages/site-paths.ts'
import { FormPage } from '../../../ui/form/form.tsx'
import { useScriptRuns } from '../../../ui/form/submit-button.tsx'
import { RESET_MODE } from '../accounts/api.ts'
import { ForgotPasswordForm } from '../accounts/forgot-password-form.tsx'
import { LoginForm } from '../accounts/login-form.tsx'
import { PasskeyLogin } from '../second-factor/passkey-login.tsx'
import { storePendingStep } from '../second-factor/pending-step.ts'
import { accountPageTexts } from './account-texts.ts'

/** The login, and behind the fragment the form that asks for a new password. */
export const LoginPage = ({ return: known }: { return?: string }) => {
  const texts = useTexts(accountPageTexts)
  const locale = useLocale()
  const returnTo = useReturnTo(known)
  const isReset = useFragment() === RESET_MODE
  const isReady = useScriptRuns()
  const [email, setEmail] = useState('')
  const [isCommon, setCommon] = useState(false)
  const here = accountAddress('Login', returnTo)
  const addressOfReset = `${here}#${RESET_MODE}`
  const otherMode = isReset ? here : addressOfReset
  const goOn = async () => openPage(pageAfterLogin(returnTo))
  const changeMode = (event: MouseEvent) => {
    // In a new tab the browser opens the page.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    changeFragment(otherMode)
  }
  const typed = { call: pageCall, email, onEmail: setEmail }
  const { title, intro } = isReset ? texts.reset : texts.login
  const words = (
    <>
      {isReset && isCommon && <p role="alert">{accountProblems.password_too_common[locale]}</p>}
      <p>{intro}</p>
      {!isReset && (
        <p>
          {texts.login.noAccount}{' '}
          <a href={accountAddress('Register', returnTo ?? sitePaths.Home)}>{texts.login.register}</a>
        </p>
      )}
    </>
  )
  return (
    <FormPage title={title} intro={words}>
      {isReset ? (
        <ForgotPasswordForm {...typed} />
      ) : (
        <>
          <LoginForm
            {...typed}
            onLogin={goOn}
            onCommonPassword={async () => {
              setCommon(true)
              changeFragment(addressOfReset)
            }}
            onSecondStep={async step => {
              storePendingStep(step)
              openPage(accountAddress('SecondStep', returnTo), { isStep: true })
            }}
          />
          <PasskeyLogin call={pageCall} isReady={isReady} onLogin={goOn} />
        </>
      )}
      {/* One link for both modes, so that it keeps the focus when the form changes. */}
      <a href={otherMode} onClick={changeMode}>
        {isReset ? texts.reset.back : texts.login.forgotten}
      </a>
    </FormPage>
  )
}
