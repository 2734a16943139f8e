import { getRouteApi, Link, Navigate, useHydrated, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { pendingStep } from '../../features/second-factor/pending-step.ts'
import { SecondStepForm } from '../../features/second-factor/second-step-form.tsx'
import { useTexts } from '../../lib/i18n/texts.ts'
import { FormPage } from '../../ui/form/form-page.tsx'
import { pageAfterLogin } from '../navigation.ts'
import { paths } from '../paths.ts'
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
