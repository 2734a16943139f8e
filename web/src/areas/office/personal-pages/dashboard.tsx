import type { Profile } from '@academy/contract/people/profile/schemas'
import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { useTexts } from '../../../base/i18n/texts.ts'
import { later } from '../../../base/later.tsx'
import { useMember } from '../../../base/pages/member.ts'
import { userTexts } from '../../../base/pages/texts.ts'
import { useRetry } from '../../../base/pages/use-pages.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { WaitingDialog } from '../../../ui/dialog/dialog.tsx'
import { FailureNote } from '../../../ui/failure-note.tsx'
import { SkeletonList } from '../../../ui/skeleton-list.tsx'
import { listTexts } from '../../admission/applications/list-texts.ts'
import { UnverifiedNote } from '../../messages/mails/unverified-note.tsx'
import { DownloadLink } from '../../money/invoices/invoice-actions.tsx'
import { OwnInvoices } from '../../money/invoices/own-invoices.tsx'
import { useProfileSaved } from '../../people/personal-pages/profile-saved.ts'
import { useCountriesFor } from '../../people/profile/api.ts'
import { profileTexts } from '../../people/profile/texts.ts'
import { OfficeDashboard, useDashboard } from './dashboard-data.ts'
import { Scene } from './scene.tsx'
import { EventList, StepList } from './step-list.tsx'
import { stepTexts } from './step-texts.ts'
import { studentStepTexts } from './story/student-step-texts.ts'

const PersonalDataDialog = later(
  async () => (await import('../../people/profile/personal-data-dialog.tsx')).PersonalDataDialog,
  { Waiting: WaitingDialog },
)

const keyOf = (personId: number) => `profile-asked:${personId}`

// Storage can be blocked. Then the question is asked again on the next page.
const wasAsked = (personId: number): boolean => {
  try {
    return sessionStorage.getItem(keyOf(personId)) !== null
  } catch {
    return false
  }
}
const rememberAsked = (personId: number): void => {
  try {
    sessionStorage.setItem(keyOf(personId), 'yes')
  } catch {
    // See above.
  }
}

/** The dialog that completes a profile without gender: it opens by itself once a visit, which is as long as the tab. */
const useProfileQuestion = (personId: number, { gender }: Pick<Profile, 'gender'>) => {
  const [isOpen, setOpen] = useState(() => gender === null && !wasAsked(personId))
  useEffect(() => {
    if (isOpen) rememberAsked(personId)
  }, [isOpen, personId])
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) }
}

const route = getRouteApi('/user/')

/** Needs only the session, so it is shown while the rest loads or fails. */
const Greeting = ({ children }: { children: ReactNode }) => {
  const texts = useTexts(userTexts)
  const member = useMember()
  return (
    <>
      <h1>{texts.greeting(member.first_name)}</h1>
      <UnverifiedNote />
      {children}
    </>
  )
}

export const Dashboard = () => {
  const { call } = route.useRouteContext()
  const { profile, invoices, office, story, staffLead, steps, events, today, hasAcademy } = useDashboard(call)
  const countries = useCountriesFor(call, profile)
  const { id, roles } = useMember()
  const question = useProfileQuestion(id, profile)
  const { completion } = useTexts(profileTexts)
  const { nothing } = useTexts(stepTexts)
  const { completeProfile } = useTexts(studentStepTexts)
  const { noAcademy } = useTexts(listTexts)
  const stepList = (steps.length > 0 || !office) && (
    <StepList
      steps={steps}
      nothing={hasAcademy ? nothing : noAcademy}
      actionOf={(step, look) => {
        if (step.kind === 'pay' || step.kind === 'payFee') return <DownloadLink invoice={step.invoice} />
        if (step.kind !== 'completeProfile') return undefined
        return (
          <Button look={look} onClick={question.open}>
            {completeProfile.go}
          </Button>
        )
      }}
    />
  )
  const eventList = <EventList events={events} today={today} />
  return (
    <Greeting>
      {office && <OfficeDashboard call={call} roles={roles} dashboard={office} />}
      {staffLead && (
        <Scene name={staffLead.scene}>
          <h2>{staffLead.title}</h2>
          <p>{staffLead.sentence}</p>
          {staffLead.way && (
            <ButtonLink look="text" to={staffLead.way.to}>
              {staffLead.way.label}
            </ButtonLink>
          )}
        </Scene>
      )}
      {story ? (
        <story.StoryView story={story} steps={stepList} events={eventList} />
      ) : (
        <>
          {stepList}
          {eventList}
        </>
      )}
      <OwnInvoices invoices={invoices} />
      <PersonalDataDialog
        call={call}
        profile={profile}
        countries={countries}
        today={today}
        title={completion.title}
        intro={completion.text}
        isOpen={question.isOpen}
        onClose={question.close}
        onSaved={useProfileSaved(profile)}
      />
    </Greeting>
  )
}

export const DashboardLoading = () => {
  const texts = useTexts(userTexts)
  return (
    <Greeting>
      <SkeletonList label={texts.loading} />
    </Greeting>
  )
}

export const DashboardFailure = () => {
  const texts = useTexts(userTexts)
  const retry = useRetry()
  return (
    <Greeting>
      <FailureNote message={texts.loadFailed} retryLabel={texts.tryAgain} onRetry={retry} />
    </Greeting>
  )
}
