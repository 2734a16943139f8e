import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useTexts } from '../../../base/i18n/texts.ts'
import { paths } from '../../../base/pages/paths.ts'
import { FormPage } from '../../../ui/form/form.tsx'
import { InvalidLink, EmailVerification as Verification } from '../accounts/email-verification.tsx'
import { accountPageTexts } from './account-texts.ts'

const route = getRouteApi('/main/verify-email/$id/$hash')

export const EmailVerification = () => {
  const texts = useTexts(accountPageTexts).verification
  const { call } = route.useRouteContext()
  const { expires, signature, apply } = route.useSearch()
  const params = route.useParams()
  const navigate = useNavigate()
  // Who registered to apply goes on to the form, which says so if the application was sent before the link was opened.
  const goOn = () =>
    apply && /^\d{1,9}$/.test(apply)
      ? navigate({ to: paths.MasterclassApplication, params: { masterclassId: apply }, replace: true })
      : navigate({ to: paths.PersonalHomeView, replace: true })
  return (
    <FormPage title={texts.title} intro={<p>{texts.intro}</p>}>
      {expires && signature ? (
        <Verification
          call={call}
          link={{ ...params, expires, signature }}
          onVerified={goOn}
          personalArea={<Link to={paths.PersonalHomeView}>{texts.personalArea}</Link>}
        />
      ) : (
        <InvalidLink />
      )}
    </FormPage>
  )
}
