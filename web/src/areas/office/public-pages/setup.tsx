import '../../../base/pages/page.css'
import './setup.css'
import { getRouteApi, Link } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { isRefusal } from '../../../base/api-errors.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { loadMissingStyles } from '../../../base/missing-styles.ts'
import { paths } from '../../../base/pages/paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { FormPage } from '../../../ui/form/form.tsx'
import { SkeletonList } from '../../../ui/skeleton-list.tsx'
import { RegisterForm } from '../../access/accounts/register-form.tsx'
import { createFirstAdmin } from '../setup/api.ts'
import type { SetupVisit } from '../setup/open-setup.ts'
import { setupTexts } from '../setup/texts.ts'

const route = getRouteApi('/main/setup/$token')

// A part of the office: loaded after the first step only.
const SetupAssociation = lazy(async () => {
  const { SetupAssociation: component } = await import('./setup-association.tsx')
  await loadMissingStyles()
  return { default: component }
})

/** The set-up page behind the link that the first start prints. */
export const Setup = () => {
  const visit = route.useLoaderData()
  return visit.state === 'open' ? <Steps /> : <DeadLink state={visit.state} />
}

const Steps = () => {
  const texts = useTexts(setupTexts)
  const [step, setStep] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  // The form of the last step is gone, with the focused button.
  useEffect(() => {
    if (step > 0) heading.current?.focus()
  }, [step])
  const { call } = route.useRouteContext()
  const { token } = route.useParams()
  const explain = (error: unknown) => {
    if (isRefusal(error, 'setup_done')) return texts.dead.done.title
    return isRefusal(error, 'setup_expired') ? texts.dead.expired.title : undefined
  }
  const intros = [texts.admin.intro, texts.association.intro, texts.finished.intro]
  const intro = (
    <>
      <p className="setup-step">{texts.step(step + 1, texts.steps.length)}</p>
      <h2 ref={heading} tabIndex={-1}>
        {texts.steps[step]}
      </h2>
      <p>{intros[step]}</p>
    </>
  )
  return (
    <FormPage title={texts.title} intro={intro}>
      {step === 0 && (
        <RegisterForm
          create={person => createFirstAdmin(call, token, person)}
          onRegistered={() => setStep(1)}
          submitLabel={texts.admin.create}
          emailHint={texts.admin.emailHint}
          explain={explain}
        />
      )}
      {step === 1 && (
        <Suspense fallback={<SkeletonList label={texts.steps[1] ?? ''} />}>
          <SetupAssociation call={call} onDone={() => setStep(2)} />
        </Suspense>
      )}
      {step === 2 && (
        <div className="outcome">
          <ButtonLink to={paths.AcademiesAdmin}>{texts.finished.academy}</ButtonLink>
          <Link to={paths.PersonalHomeView}>{texts.finished.overview}</Link>
        </div>
      )}
    </FormPage>
  )
}

const DeadLink = ({ state }: { state: Exclude<SetupVisit['state'], 'open'> }) => {
  const texts = useTexts(setupTexts).dead
  const { title, text } = texts[state]
  return (
    <div className="page">
      <h1>{title}</h1>
      <p className="page-lead">{text}</p>
      {state === 'done' && (
        <p className="page-action">
          <ButtonLink to={paths.AssociationAdmin}>{texts.toSettings}</ButtonLink>
        </p>
      )}
    </div>
  )
}
