import { accountProblems } from '@academy/contract/access/accounts/problems'
import { getRouteApi, Link, useHydrated, useLocation, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { pageAfterLogin } from '../../../base/pages/navigation.ts'
import { paths } from '../../../base/pages/paths.ts'
import { FormPage } from '../../../ui/form/form.tsx'
import { RESET_MODE } from '../accounts/api.ts'
import { ForgotPasswordForm } from '../accounts/forgot-password-form.tsx'
import { LoginForm } from '../accounts/login-form.tsx'
import { PasskeyLogin } from '../second-factor/passkey-login.tsx'
import { storePendingStep } from '../second-factor/pending-step.ts'
import { accountPageTexts } from './account-texts.ts'

const route = getRouteApi('/main/auth/login')

export const Login = () => {
  const texts = useTexts(accountPageTexts)
  const locale = useLocale()
  const { call } = route.useRouteContext()
  const search = route.useSearch()
  const navigate = useNavigate()
  // The server does not see the fragment, so the first render in the browser ignores it too.
  const isHydrated = useHydrated()
  const isReset = useLocation({ select: ({ hash }) => hash === RESET_MODE }) && isHydrated
  const [email, setEmail] = useState('')
  const [isCommon, setCommon] = useState(false)
  const goOn = () => navigate({ href: pageAfterLogin(search.return), replace: true })
  const typed = { call, email, onEmail: setEmail }
  const { title, intro } = isReset ? texts.reset : texts.login
  const words = (
    <>
      {isReset && isCommon && <p role="alert">{accountProblems.password_too_common[locale]}</p>}
      <p>{intro}</p>
      {!isReset && (
        <p>
          {texts.login.noAccount}{' '}
          <Link to={paths.Register} search={{ return: search.return ?? paths.Home }}>
            {texts.login.register}
          </Link>
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
            onCommonPassword={() => {
              setCommon(true)
              return navigate({ to: paths.Login, search, hash: RESET_MODE })
            }}
            onSecondStep={step => {
              storePendingStep(step)
              return navigate({ to: paths.SecondStep, search })
            }}
          />
          <PasskeyLogin call={call} isReady={isHydrated} onLogin={goOn} />
        </>
      )}
      {/* One link for both modes, so that it keeps the focus when the form changes. */}
      <Link to={paths.Login} search={search} {...(!isReset && { hash: RESET_MODE })}>
        {isReset ? texts.reset.back : texts.login.forgotten}
      </Link>
    </FormPage>
  )
}
