import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../base/i18n/texts.ts'
import { pageCall } from '../../../base/page-call.ts'
import { sitePaths } from '../../../base/pages/site-paths.ts'
import { ButtonAnchor } from '../../../ui/button.tsx'
import { FormPage } from '../../../ui/form/form.tsx'
import { RESET_MODE } from '../accounts/api.ts'
import { NewPasswordForm } from '../accounts/new-password-form.tsx'
import { accountPageTexts } from './account-texts.ts'

interface Link {
  email?: string
  token?: string
}

export const PasswordResetPage = ({ email, token }: Link) => {
  const texts = useTexts(accountPageTexts).newPassword
  const [outcome, setOutcome] = useState<'done' | 'refused'>()
  const place = useRef<HTMLDivElement>(null)
  // The button that had the focus is gone.
  useEffect(() => {
    if (outcome) place.current?.focus()
  }, [outcome])
  return (
    <FormPage title={texts.title} intro={<p>{texts.intro}</p>}>
      {!outcome && email && token ? (
        <NewPasswordForm call={pageCall} email={email} token={token} onOutcome={setOutcome} />
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
      <ButtonAnchor href={sitePaths.Login}>{texts.logIn}</ButtonAnchor>
    </>
  )
}

const Refused = ({ text }: { text: string }) => {
  const texts = useTexts(accountPageTexts).newPassword
  return (
    <>
      <p>{text}</p>
      <ButtonAnchor href={`${sitePaths.Login}#${RESET_MODE}`}>{texts.askAgain}</ButtonAnchor>
    </>
  )
}
