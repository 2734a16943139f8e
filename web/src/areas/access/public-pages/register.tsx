import { useTexts } from '../../../base/i18n/texts.ts'
import { pageCall } from '../../../base/page-call.ts'
import { accountAddress, openPage, useReturnTo } from '../../../base/pages/address.ts'
import { sitePaths } from '../../../base/pages/site-paths.ts'
import { FormPage } from '../../../ui/form/form.tsx'
import { RESET_MODE, signUp } from '../accounts/api.ts'
import { RegisterForm } from '../accounts/register-form.tsx'
import { accountPageTexts } from './account-texts.ts'

export const RegisterPage = ({ return: known }: { return?: string }) => {
  const { register: texts, login } = useTexts(accountPageTexts)
  const returnTo = useReturnTo(known)
  const addressOfLogin = accountAddress('Login', returnTo)
  const intro = (
    <>
      <p>{texts.intro}</p>
      <p>{texts.required}</p>
      <p>
        {texts.haveAccount} <a href={addressOfLogin}>{texts.logIn}</a>
      </p>
    </>
  )
  return (
    <FormPage title={texts.title} intro={intro}>
      <RegisterForm
        create={person => signUp(pageCall, person)}
        privacyLink={label => <a href={sitePaths.Privacy}>{label}</a>}
        knownAddress={
          <>
            <a href={addressOfLogin}>{texts.logIn}</a> ·{' '}
            <a href={`${addressOfLogin}#${RESET_MODE}`}>{login.forgotten}</a>
          </>
        }
        onRegistered={() => openPage(accountAddress('Welcome', returnTo))}
      />
    </FormPage>
  )
}
