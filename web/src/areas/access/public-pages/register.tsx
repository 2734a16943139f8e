import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useTexts } from '../../../base/i18n/texts.ts'
import { paths } from '../../../base/pages/paths.ts'
import { FormPage } from '../../../ui/form/form.tsx'
import { RESET_MODE, signUp } from '../accounts/api.ts'
import { RegisterForm } from '../accounts/register-form.tsx'
import { accountPageTexts } from './account-texts.ts'

const route = getRouteApi('/main/auth/register')

export const Register = () => {
  const { register: texts, login } = useTexts(accountPageTexts)
  const { call } = route.useRouteContext()
  const search = route.useSearch()
  const navigate = useNavigate()
  const intro = (
    <>
      <p>{texts.intro}</p>
      <p>{texts.required}</p>
      <p>
        {texts.haveAccount}{' '}
        <Link to={paths.Login} search={search}>
          {texts.logIn}
        </Link>
      </p>
    </>
  )
  return (
    <FormPage title={texts.title} intro={intro}>
      <RegisterForm
        create={person => signUp(call, person)}
        privacyLink={label => <Link to={paths.Privacy}>{label}</Link>}
        knownAddress={
          <>
            <Link to={paths.Login} search={search}>
              {texts.logIn}
            </Link>{' '}
            ·{' '}
            <Link to={paths.Login} search={search} hash={RESET_MODE}>
              {login.forgotten}
            </Link>
          </>
        }
        onRegistered={() => navigate({ to: paths.Welcome, search, replace: true })}
      />
    </FormPage>
  )
}
