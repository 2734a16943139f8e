import { can } from '@academy/contract/base/abilities'
import type { Academy } from '@academy/contract/programme/academy/schemas'
import { isOpen } from '@academy/contract/programme/masterclasses/is-open'
import type { Call } from '../../../base/api.ts'
import { loadAll } from '../../../base/data-cache.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
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
import type { staffStoryOf } from './describe-staff-step.ts'
import { studentTextsOf } from './story/describe-student-step.ts'
import type { StoryFacts } from './story/facts.ts'
import { compareSteps, payInvoices, type StudentStep } from './story/open-steps.ts'
import { storyOf } from './story/story.ts'
import type * as StoryParts from './story/story-view.tsx'

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

// Students do not need the one, and teachers and accompanists not the other.
let storyOfStaff: typeof staffStoryOf | undefined
const fetchStaff = async () => {
  storyOfStaff ??= (await import('./describe-staff-step.ts')).staffStoryOf
}
let storyView: typeof StoryParts | undefined
const fetchStory = async () => {
  storyView ??= await import('./story/story-view.tsx')
}

const isStaff = (roles: readonly string[]) => can(roles, 'teach') || can(roles, 'accompany')

export const loadDashboard = async (call: Call): Promise<void> => {
  const roles = session()?.user_data.roles ?? []
  await Promise.all([
    loadAll(dashboardQueries(call, roles)),
    can(roles, 'use_office') && OfficeDashboard.fetch(),
    isStaff(roles) && fetchStaff(),
    can(roles, 'apply') && fetchStory(),
  ])
  await loadCountriesFor(call)
}

const daysOf = ({ start_date_academy, end_date_academy, end_date_application }: Academy) => ({
  start_date: start_date_academy,
  end_date: end_date_academy,
  deadline: end_date_application,
})

export const useDashboard = (call: Call) => {
  const { roles } = useMember()
  const locale = useLocale()
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
  const story = facts && storyView ? { ...storyOf(facts, today), ...storyView } : undefined
  const staff = isStaff(roles) ? storyOfStaff?.(own, academy && daysOf(academy), today, locale) : undefined
  // For students these are part of their story.
  const open: readonly StudentStep[] = story?.open ?? [
    ...(profile.gender ? [] : [{ kind: 'completeProfile' } as const]),
    ...payInvoices(profile.outstanding_invoices),
  ]
  return {
    today,
    profile,
    invoices,
    office: own.office,
    hasAcademy: (academy ?? own.office?.academy ?? null) !== null,
    story,
    /** Whoever studies, too, sees that first. */
    staffLead: story?.lead ? undefined : staff?.lead,
    steps: [
      ...open.map(step => ({ ...step, texts: studentTextsOf(step, locale) })),
      ...(staff?.open ?? []),
    ].sort(compareSteps),
    events: [
      ...(story?.events.map(event => ({ ...event, texts: story.eventTextsOf(event, locale) })) ?? []),
      ...(staff?.events ?? []),
    ].sort(compareSteps),
  }
}
