import { can } from '@academy/contract/base/abilities'
import type { Profile } from '@academy/contract/people/profile/schemas'
import { isOpen } from '@academy/contract/programme/masterclasses/is-open'
import type { Call } from '../../../base/api.ts'
import { loadAll } from '../../../base/data-cache.ts'
import { later } from '../../../base/later.tsx'
import { useMember } from '../../../base/pages/member.ts'
import { todayQuery } from '../../../base/pages/today.ts'
import { session } from '../../../base/session.ts'
import { useData } from '../../../base/use-data.ts'
import { applicationsQuery } from '../../admission/applications/api.ts'
import { placeOffersQuery } from '../../admission/places/api.ts'
import { requestsQuery } from '../../concerts/requests/api.ts'
import { bookingsQuery } from '../../lodging/bookings/api.ts'
import { ownLettersQuery } from '../../messages/letters/own-api.ts'
import { myInvoicesQuery } from '../../money/invoices/api.ts'
import { arrivalDetailsQuery } from '../../people/arrival-details/api.ts'
import { loadCountriesFor, profileQuery } from '../../people/profile/api.ts'
import { academyQuery } from '../../programme/academy/api.ts'
import { accompanistDashboardQuery, officeDashboardQuery, teacherDashboardQuery } from '../dashboard/api.ts'
import type { Step } from './describe-step.ts'
import { staffSteps } from './staff-steps.ts'
import type { StoryFacts } from './story/facts.ts'
import { compareSteps } from './story/open-steps.ts'
import { storyOf } from './story/story.ts'

/** Loads everything the overview shows, depending on roles. That of the office says itself whether there is an academy. */
const dashboardQueries = (call: Call, roles: readonly string[]) => ({
  today: todayQuery(call),
  ...((can(roles, 'apply') || !can(roles, 'use_office')) && { academy: academyQuery(call) }),
  profile: profileQuery(call),
  invoices: myInvoicesQuery(call),
  ...(can(roles, 'apply') && {
    applications: applicationsQuery(call),
    bookings: bookingsQuery(call),
    requests: requestsQuery(call),
    offers: placeOffersQuery(call),
    arrival: arrivalDetailsQuery(call),
    letters: ownLettersQuery(call),
  }),
  ...(can(roles, 'teach') && { teaching: teacherDashboardQuery(call) }),
  ...(can(roles, 'accompany') && { accompaniment: accompanistDashboardQuery(call) }),
  ...(can(roles, 'use_office') && { office: officeDashboardQuery(call) }),
})

// The office has it with the first look at the page, and others never.
export const OfficeDashboard = later(async () => (await import('./office-dashboard.tsx')).OfficeDashboard, {
  isFetchedWhenIdle: false,
})

export const loadDashboard = async (call: Call): Promise<void> => {
  const roles = session()?.user_data.roles ?? []
  await Promise.all([
    loadAll(dashboardQueries(call, roles)),
    can(roles, 'use_office') && OfficeDashboard.fetch(),
  ])
  await loadCountriesFor(call)
}

/** Every role is asked to complete the profile; for students it is part of their story. */
const unfinishedProfile = ({ gender }: Profile): Step[] => (gender ? [] : [{ kind: 'completeProfile' }])

export const useDashboard = (call: Call) => {
  const { roles } = useMember()
  const { today, academy = null, profile, invoices, ...own } = useData(dashboardQueries(call, roles))
  const facts: StoryFacts | false = can(roles, 'apply') && {
    hasGender: profile.gender !== null,
    hasAddress: profile.addresses.length > 0,
    missesEmergencyContact: own.arrival?.is_expected === true && own.arrival.emergency_name === '',
    missesConsent: own.arrival?.is_expected === true && own.arrival.consent?.file === null,
    outstanding: profile.outstanding_invoices,
    applications: own.applications ?? [],
    bookings: own.bookings ?? [],
    requests: own.requests ?? [],
    offers: own.offers ?? [],
    letters: own.letters ?? [],
    academy: academy && {
      ...academy,
      openClassIds: academy.master_classes.filter(isOpen).map(({ id }) => id),
    },
  }
  const story = facts ? storyOf(facts, today) : undefined
  return {
    today,
    profile,
    invoices,
    office: own.office,
    hasAcademy: (academy ?? own.office?.academy ?? null) !== null,
    story,
    steps: [...(story?.open ?? unfinishedProfile(profile)), ...staffSteps(own, today)].sort(compareSteps),
  }
}
