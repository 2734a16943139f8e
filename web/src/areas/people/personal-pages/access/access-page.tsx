import { getRouteApi, Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { showAlert } from '../../../../base/alerts.ts'
import { useTexts } from '../../../../base/i18n/texts.ts'
import { useMember } from '../../../../base/pages/member.ts'
import { paths } from '../../../../base/pages/paths.ts'
import { userTexts } from '../../../../base/pages/texts.ts'
import { usePageTitle, useRetry } from '../../../../base/pages/use-pages.ts'
import { useData, useRefresh } from '../../../../base/use-data.ts'
import { FailureNote } from '../../../../ui/failure-note.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { SkeletonList } from '../../../../ui/skeleton-list.tsx'
import { ChangePasswordForm, OwnDataForm } from '../../../access/accounts/own-account.tsx'
import { ownAccountTexts } from '../../../access/accounts/own-texts.ts'
import { OwnResetNote } from '../../../access/second-factor/own-reset-note.tsx'
import { SecondFactorSection } from '../../../access/second-factor/second-factor-section.tsx'
import { SessionList } from '../../../access/sessions/session-list.tsx'
import { UnverifiedNote } from '../../../messages/mails/unverified-note.tsx'
import { PendingEmail } from '../../profile/pending-email.tsx'
import { useProfileSaved } from '../profile-saved.ts'
import { accessQueries } from './access-data.ts'

const route = getRouteApi('/user/access')

const Page = ({ children }: { children: ReactNode }) => (
  <>
    <h1>{usePageTitle(paths.Access)}</h1>
    {children}
  </>
)

/** The sections of the account: who one is, how one logs in, where one is logged in, what is stored. */
export const AccessPage = () => {
  const { call } = route.useRouteContext()
  const { factor, sessions } = useData(accessQueries(call))
  const { email } = useMember()
  const refresh = useRefresh()
  return (
    <Page>
      {factor.reset && <OwnResetNote call={call} reset={factor.reset} onChanged={refresh} />}
      <UnverifiedNote />
      <OwnData />
      <Password />
      <div id="second-factor">
        <SecondFactorSection call={call} factor={factor} email={email} onChanged={refresh} />
      </div>
      <div id="sessions">
        <SessionList call={call} sessions={sessions} onChanged={refresh} />
      </div>
      <p>
        <Link to={paths.PersonalData}>{usePageTitle(paths.PersonalData)}</Link>
      </p>
    </Page>
  )
}

const OwnData = () => {
  const { data: texts } = useTexts(ownAccountTexts)
  const { call } = route.useRouteContext()
  const { profile } = useData(accessQueries(call))
  const { id } = useMember()
  const refresh = useRefresh()
  const { pending_email } = profile
  return (
    <Panel title={texts.title}>
      <OwnDataForm call={call} user={{ ...profile, id }} onSaved={useProfileSaved(profile)}>
        {pending_email && <PendingEmail call={call} email={pending_email} onChanged={refresh} />}
      </OwnDataForm>
    </Panel>
  )
}

const Password = () => {
  const { password: texts } = useTexts(ownAccountTexts)
  const { call } = route.useRouteContext()
  const refresh = useRefresh()
  // A new form is empty.
  const [changes, setChanges] = useState(0)
  const saved = async () => {
    await refresh()
    setChanges(changes + 1)
    showAlert('successDismiss', texts.saved)
  }
  return (
    <div id="password">
      <Panel title={texts.title}>
        <p>{texts.intro}</p>
        <ChangePasswordForm key={changes} call={call} email={useMember().email} onSaved={saved} />
      </Panel>
    </div>
  )
}

export const AccessLoading = () => (
  <Page>
    <SkeletonList label={useTexts(userTexts).loadingPage} />
  </Page>
)

export const AccessFailure = () => {
  const texts = useTexts(userTexts)
  const retry = useRetry()
  return (
    <Page>
      <FailureNote message={texts.loadFailed} retryLabel={texts.tryAgain} onRetry={retry} />
    </Page>
  )
}
