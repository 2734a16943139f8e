import { getRouteApi, Link } from '@tanstack/react-router'
import { useTexts } from '../../../base/i18n/texts.ts'
import { pageAfterLogin } from '../../../base/pages/navigation.ts'
import { paths } from '../../../base/pages/paths.ts'
import { useUser } from '../../../base/use-user.ts'
import { ButtonAnchor } from '../../../ui/button.tsx'
import { FormPage } from '../../../ui/form/form.tsx'
import { ResendButton } from '../../messages/mails/unverified-note.tsx'
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
        <ButtonAnchor href={back}>{back === paths.Home ? texts.home : texts.back}</ButtonAnchor>
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
