import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../base/i18n/texts.ts'
import { paths } from '../../../base/pages/paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { FormPage } from '../../../ui/form/form.tsx'
import { RESET_MODE } from '../accounts/api.ts'
import { NewPasswordForm } from '../accounts/new-password-form.tsx'
import { accountPageTexts } from './account-texts.ts'

const route = getRouteApi('/main/auth/reset-password')

export const PasswordReset = () => {
  const texts = useTexts(accountPageTexts).newPassword
  const { call } = route.useRouteContext()
  const { email, token } = route.useSearch()
  const [outcome, setOutcome] = useState<'done' | 'refused'>()
  const place = useRef<HTMLDivElement>(null)
  // The button that had the focus is gone.
  useEffect(() => {
    if (outcome) place.current?.focus()
  }, [outcome])
  return (
    <FormPage title={texts.title} intro={<p>{texts.intro}</p>}>
      {!outcome && email && token ? (
        <NewPasswordForm call={call} email={email} token={token} onOutcome={setOutcome} />
      ) : (
        <div className="outcome" role={outcome ? 'alert' : undefined} tabIndex={-1} ref={place}>
          {outcome === 'done' ? <Done /> : <Refused text={outcome ? texts.refused : texts.incomplete} />}
        </div>
      )}
    </FormPage>
  )
}

const Done = () => {
  const texts = useTexts(accountPageTexts).newPassword
  return (
    <>
      <p>{texts.done}</p>
      <ButtonLink to={paths.Login}>{texts.logIn}</ButtonLink>
    </>
  )
}

const Refused = ({ text }: { text: string }) => {
  const texts = useTexts(accountPageTexts).newPassword
  return (
    <>
      <p>{text}</p>
      <ButtonLink to={paths.Login} hash={RESET_MODE}>
        {texts.askAgain}
      </ButtonLink>
    </>
  )
}
