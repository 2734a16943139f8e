import { getRouteApi, Link, Navigate, useHydrated, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTexts } from '../../../base/i18n/texts.ts'
import { pageAfterLogin } from '../../../base/pages/navigation.ts'
import { paths } from '../../../base/pages/paths.ts'
import { FormPage } from '../../../ui/form/form.tsx'
import { pendingStep } from '../second-factor/pending-step.ts'
import { SecondStepForm } from '../second-factor/second-step-form.tsx'
import { accountPageTexts } from './account-texts.ts'

const route = getRouteApi('/main/auth/second-step')

/** The rest of a login whose password was right. Without one it leads back to the login. */
export const SecondStepPage = () => {
  const texts = useTexts(accountPageTexts).secondStep
  const { call } = route.useRouteContext()
  const search = route.useSearch()
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  // Kept while the page is shown: it is forgotten with the login.
  const [step] = useState(pendingStep)
  if (!isHydrated) return null
  if (!step) return <Navigate to={paths.Login} search={search} replace />
  return (
    <FormPage title={texts.title} intro={<p>{texts.intro}</p>}>
      <SecondStepForm
        call={call}
        step={step}
        onLogin={() => navigate({ href: pageAfterLogin(search.return), replace: true })}
        onExpired={() => navigate({ to: paths.Login, search, replace: true })}
      />
      <Link to={paths.Login} search={search}>
        {texts.back}
      </Link>
    </FormPage>
  )
}
