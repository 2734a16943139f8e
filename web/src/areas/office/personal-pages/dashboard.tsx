import type { Profile } from '@academy/contract/people/profile/schemas'
import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { useTexts } from '../../../base/i18n/texts.ts'
import { later } from '../../../base/later.tsx'
import { useMember } from '../../../base/pages/member.ts'
import { userTexts } from '../../../base/pages/texts.ts'
import { useRetry } from '../../../base/pages/use-pages.ts'
import { WaitingDialog } from '../../../ui/dialog/dialog.tsx'
import { FailureNote } from '../../../ui/failure-note.tsx'
import { SkeletonList } from '../../../ui/skeleton-list.tsx'
import { listTexts } from '../../admission/applications/list-texts.ts'
import { UnverifiedNote } from '../../messages/mails/unverified-note.tsx'
import { OutstandingInvoices } from '../../money/invoices/outstanding-invoices.tsx'
import { OwnInvoices } from '../../money/invoices/own-invoices.tsx'
import { useProfileSaved } from '../../people/personal-pages/profile-saved.ts'
import { useCountriesFor } from '../../people/profile/api.ts'
import { profileTexts } from '../../people/profile/texts.ts'
import { OfficeDashboard, useDashboard } from './dashboard-data.ts'
import { StepList } from './step-list.tsx'
import { stepTexts } from './step-texts.ts'
import { StoryView } from './story/story-view.tsx'

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
  const { profile, invoices, office, story, steps, today, hasAcademy } = useDashboard(call)
  const countries = useCountriesFor(call, profile)
  const { id, roles } = useMember()
  const question = useProfileQuestion(id, profile)
  const { completion } = useTexts(profileTexts)
  const { nothing } = useTexts(stepTexts)
  const { noAcademy } = useTexts(listTexts)
  const list = (steps.length > 0 || !office) && (
    <StepList steps={steps} nothing={hasAcademy ? nothing : noAcademy} onCompleteProfile={question.open} />
  )
  return (
    <Greeting>
      {office && <OfficeDashboard call={call} roles={roles} dashboard={office} />}
      {story ? <StoryView story={story}>{list}</StoryView> : list}
      {/* Each invoice once: for students it is a step. */}
      {!story && <OutstandingInvoices invoices={profile.outstanding_invoices} />}
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
