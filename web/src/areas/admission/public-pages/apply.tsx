import { isOpen } from '@academy/contract/programme/masterclasses/is-open'
import { getRouteApi, Link, Navigate, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { nameIn } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { defineTexts, useTexts } from '../../../base/i18n/texts.ts'
import { paths } from '../../../base/pages/paths.ts'
import { useUser } from '../../../base/use-user.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { FormPage } from '../../../ui/form/form.tsx'
import { TimePeriod } from '../../../ui/time-period.tsx'
import { RESET_MODE, signUp } from '../../access/accounts/api.ts'
import { LoginForm } from '../../access/accounts/login-form.tsx'
import { RegisterForm } from '../../access/accounts/register-form.tsx'
import { storePendingStep } from '../../access/second-factor/pending-step.ts'
import { teacherName } from '../../programme/masterclasses/teacher.ts'
import './apply.css'

const applyPageTexts = defineTexts({
  en: {
    title: 'Apply',
    class: (instrument: string, teacher: string) => `${instrument} with ${teacher}`,
    intro: 'One step before the form: you need an account, so that you can come back to your application.',
    choice: 'Do you have an account?',
    modes: { register: 'I am new here', login: 'I have an account' },
    goOn: 'Register and continue to the form',
    forgotten: 'Forgotten your password?',
    closed: 'Applications for this masterclass are closed.',
    all: 'All masterclasses',
  },
  de: {
    title: 'Bewerben',
    class: (instrument, teacher) => `${instrument} bei ${teacher}`,
    intro:
      'Ein Schritt vor dem Formular: Es braucht ein Konto, damit Sie zu Ihrer Bewerbung zurückkommen können.',
    choice: 'Haben Sie schon ein Konto?',
    modes: { register: 'Ich bin neu hier', login: 'Ich habe ein Konto' },
    goOn: 'Registrieren und weiter zum Formular',
    forgotten: 'Passwort vergessen?',
    closed: 'Für diesen Meisterkurs sind keine Bewerbungen mehr möglich.',
    all: 'Alle Meisterkurse',
  },
})

const route = getRouteApi('/main/auth/apply/$masterclassId')

/** Registers or logs in who wants to apply for a masterclass, and leads on to the form. */
export const ApplyPage = () => {
  const texts = useTexts(applyPageTexts)
  const locale = useLocale()
  const masterclass = route.useLoaderData()
  const user = useUser()
  const form = {
    to: paths.MasterclassApplication,
    params: { masterclassId: String(masterclass.id) },
  } as const
  if (user) return <Navigate {...form} replace />
  const intro = (
    <>
      <p>
        <strong>{texts.class(nameIn(locale, masterclass.instrument), teacherName(masterclass))}</strong>
        <br />
        <TimePeriod start={masterclass.start_date} end={masterclass.end_date} />
      </p>
      <p>{texts.intro}</p>
    </>
  )
  if (isOpen(masterclass))
    return (
      <FormPage title={texts.title} intro={intro}>
        <AccountForm masterclassId={masterclass.id} />
      </FormPage>
    )
  return (
    <FormPage title={texts.title} intro={<p>{texts.closed}</p>}>
      <ButtonLink to={paths.Masterclasses}>{texts.all}</ButtonLink>
    </FormPage>
  )
}

const modes = ['register', 'login'] as const

/** The choice is in the address: links work before scripts, and a reload and the language switch keep it. */
const AccountForm = ({ masterclassId }: { masterclassId: number }) => {
  const texts = useTexts(applyPageTexts)
  const { call } = route.useRouteContext()
  const mode = route.useSearch().mode === 'login' ? 'login' : 'register'
  const [email, setEmail] = useState('')
  const navigate = useNavigate()
  const params = { masterclassId: String(masterclassId) }
  const goOn = () => navigate({ to: paths.MasterclassApplication, params, replace: true })
  const back = `/user/masterclass/${masterclassId}`
  return (
    <>
      <nav className="apply-choice" aria-label={texts.choice}>
        {modes.map(one => (
          <Link
            key={one}
            to={paths.Apply}
            params={params}
            search={one === 'login' ? { mode: one } : {}}
            activeOptions={{ exact: true, includeSearch: true }}
            replace
            resetScroll={false}
          >
            {texts.modes[one]}
          </Link>
        ))}
      </nav>
      {mode === 'register' ? (
        <RegisterForm
          create={person => signUp(call, { ...person, masterclass_id: masterclassId })}
          privacyLink={label => <Link to={paths.Privacy}>{label}</Link>}
          knownAddress={
            <>
              <Link to={paths.Apply} params={params} search={{ mode: 'login' }} replace>
                {texts.modes.login}
              </Link>{' '}
              ·{' '}
              <Link to={paths.Login} search={{ return: back }} hash={RESET_MODE}>
                {texts.forgotten}
              </Link>
            </>
          }
          onRegistered={goOn}
          submitLabel={texts.goOn}
        />
      ) : (
        <>
          <LoginForm
            call={call}
            email={email}
            onEmail={setEmail}
            onLogin={goOn}
            onCommonPassword={() => navigate({ to: paths.Login, search: { return: back }, hash: RESET_MODE })}
            onSecondStep={step => {
              storePendingStep(step)
              return navigate({ to: paths.SecondStep, search: { return: back } })
            }}
          />
          <Link to={paths.Login} search={{ return: back }} hash={RESET_MODE}>
            {texts.forgotten}
          </Link>
        </>
      )}
    </>
  )
}
