import '../../ui/button.css'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useTexts } from '../../lib/i18n/texts.ts'
import { useUser } from '../../lib/use-user.ts'
import { FormPage } from '../../ui/form/form-page.tsx'
import { pageAfterLogin } from '../navigation.ts'
import { paths } from '../paths.ts'
import { ResendButton } from '../resend-button.tsx'
import { accountPageTexts } from './account-texts.ts'

const route = getRouteApi('/main/auth/welcome')

export const Welcome = () => {
  const texts = useTexts(accountPageTexts).welcome
  const isConfirmed = useUser()?.email_verified ?? false
  const back = pageAfterLogin(route.useSearch().return)
  return (
    <FormPage title={texts.title} intro={<p>{texts.intro}</p>}>
      <div className="outcome">
        <p>{texts.confirm}</p>
        <a className="button" href={back}>
          {back === paths.Home ? texts.home : texts.back}
        </a>
        <Link to={paths.PersonalHomeView}>{texts.personalArea}</Link>
        {!isConfirmed && (
          <>
            <p className="outcome-hint">{texts.notFound}</p>
            <ResendButton />
          </>
        )}
      </div>
    </FormPage>
  )
}
