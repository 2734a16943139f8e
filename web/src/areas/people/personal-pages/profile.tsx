import { can } from '@academy/contract/base/abilities'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useMember } from '../../../base/pages/member.ts'
import { paths } from '../../../base/pages/paths.ts'
import { usePageTitle, useRetry } from '../../../base/pages/use-pages.ts'
import { useData, useRefresh } from '../../../base/use-data.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { FailureNote } from '../../../ui/failure-note.tsx'
import { SkeletonList } from '../../../ui/skeleton-list.tsx'
import { NewsChoice } from '../../messages/group-mails/news-choice.tsx'
import { UnverifiedNote } from '../../messages/mails/unverified-note.tsx'
import { NoticeChoices } from '../../messages/notices/notice-choices.tsx'
import { ArrivalCard } from '../arrival-details/arrival-card.tsx'
import { AddressesCard } from '../profile/addresses-card.tsx'
import { PersonalDataCard } from '../profile/personal-data-card.tsx'
import { PersonalDataDialog } from '../profile/personal-data-dialog.tsx'
import { ResumeCard } from '../profile/resume-card.tsx'
import { profileTexts } from '../profile/texts.ts'
import { profileQueries } from './profile-data.ts'
import { useProfileSaved } from './profile-saved.ts'

const route = getRouteApi('/user/profile')

const Page = ({ children }: { children: ReactNode }) => (
  <>
    <h1>{usePageTitle(paths.Profile)}</h1>
    {children}
  </>
)

export const ProfilePage = () => {
  const { call } = route.useRouteContext()
  const { profile, countries, resume, details, today, news, choices } = useData(profileQueries(call))
  const [isEditing, setEditing] = useState(false)
  const refresh = useRefresh()
  const mayApply = can(useMember().roles, 'apply')
  const { changePassword } = useTexts(profileTexts)
  const { add } = route.useSearch()
  const navigate = useNavigate({ from: paths.Profile })
  return (
    <Page>
      <UnverifiedNote />
      <PersonalDataCard call={call} profile={profile} onEdit={() => setEditing(true)} onChanged={refresh}>
        <p>
          <ButtonLink look="text" to={paths.Access} hash="password">
            {changePassword}
          </ButtonLink>
        </p>
      </PersonalDataCard>
      <AddressesCard
        call={call}
        addresses={profile.addresses}
        countries={countries}
        startsAdding={add === 'address'}
        onChanged={refresh}
        onClosed={() => void (add && navigate({ search: {}, replace: true }))}
      />
      {mayApply && <ResumeCard call={call} resume={resume ?? undefined} onChanged={refresh} />}
      <ArrivalCard call={call} details={details} onChanged={refresh} />
      <NewsChoice call={call} wantsNews={news.wants_news} onChanged={refresh} />
      <NoticeChoices call={call} notices={choices.notices} onChanged={refresh} />
      <p>
        <Link to={paths.PersonalData}>{usePageTitle(paths.PersonalData)}</Link>
      </p>
      <PersonalDataDialog
        call={call}
        profile={profile}
        countries={countries}
        today={today}
        isOpen={isEditing}
        onClose={() => setEditing(false)}
        onSaved={useProfileSaved(profile)}
      />
    </Page>
  )
}

export const ProfileLoading = () => (
  <Page>
    <SkeletonList label={useTexts(profileTexts).loading} />
  </Page>
)

export const ProfileFailure = () => {
  const texts = useTexts(profileTexts)
  const retry = useRetry()
  return (
    <Page>
      <FailureNote message={texts.loadFailed} retryLabel={texts.tryAgain} onRetry={retry} />
    </Page>
  )
}
