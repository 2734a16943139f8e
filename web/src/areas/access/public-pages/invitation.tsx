import { fullName } from '@academy/contract/base/names'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useTexts } from '../../../base/i18n/texts.ts'
import { paths } from '../../../base/pages/paths.ts'
import { FormPage } from '../../../ui/form/form.tsx'
import { InvitationForm } from '../accounts/invitation-form.tsx'
import { storePendingStep } from '../second-factor/pending-step.ts'
import { accountPageTexts } from './account-texts.ts'

const route = getRouteApi('/main/auth/invitation')

/** Where the link of an invitation leads. */
export const InvitationPage = () => {
  const texts = useTexts(accountPageTexts).invitation
  const { call } = route.useRouteContext()
  const { token = '' } = route.useSearch()
  const invitation = route.useLoaderData()
  const navigate = useNavigate()
  if (!invitation)
    return (
      <FormPage title={texts.title} intro={<p>{texts.refused}</p>}>
        <p>{texts.refusedHint}</p>
      </FormPage>
    )
  const { email, role } = invitation
  return (
    <FormPage title={texts.title} intro={<p>{texts.intro(fullName(invitation), role)}</p>}>
      <InvitationForm
        call={call}
        token={token}
        email={email}
        onAccepted={() => navigate({ to: paths.PersonalHomeView, replace: true })}
        onSecondStep={step => {
          storePendingStep(step)
          return navigate({ to: paths.SecondStep, replace: true })
        }}
      />
    </FormPage>
  )
}
