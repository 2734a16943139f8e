import { laterDay } from '@academy/contract/base/days'
// Every combination of what a student can have, in every part of the year: what must always hold.
import { expect, test } from 'vitest'
import { studentTextsOf } from './describe-student-step.ts'
import { academy, application, following, invoice, offerOf, overlapping, stay } from './examples.ts'
import type { Applied, StoryFacts } from './facts.ts'
import { compareSteps } from './open-steps.ts'
import { type Story, storyOf } from './story.ts'

const days = [
  '2026-11-15',
  '2027-03-01',
  '2027-06-20',
  '2027-07-01',
  '2027-07-05',
  '2027-07-20',
  '2027-08-01',
  '2027-08-05',
  '2027-08-10',
  '2027-08-15',
  '2027-09-10',
]

type OfDay = (today: string) => Applied[]
const firstApplications: Record<string, OfDay> = {
  none: () => [],
  sent: today => [application('applied', today, { isPaid: false })],
  paid: today => [application('applied', today)],
  paidWithoutRepertoire: today => [application('applied', today, { repertoire: '' })],
  withoutFee: today => [{ ...application('applied', today), fee_invoice: null }],
  waiting: today => [application('reserve', today)],
  place: today => [application('accepted', today)],
  placeWithoutRepertoire: today => [application('accepted', today, { repertoire: '' })],
  declined: today => [application('rejected', today)],
  neverPaid: today => [application('rejected', today, { isPaid: false })],
  withdrawn: today => [application('withdrawn', today)],
}
const secondApplications: Record<string, OfDay> = {
  none: () => [],
  appliedAtTheSameTime: today => [application('applied', today, { id: 42, masterclass: overlapping })],
  placeAtTheSameTime: today => [application('accepted', today, { id: 42, masterclass: overlapping })],
  placeAfterwards: today => [application('accepted', today, { id: 42, masterclass: following })],
  unpaidAfterwards: today => [
    application('applied', today, { id: 42, masterclass: following, isPaid: false }),
  ],
}
const offersOfDay: Record<string, (today: string) => StoryFacts['offers']> = {
  none: () => [],
  open: today => [offerOf('open', true, `${laterDay(today, 1)}T08:00:00.000Z`)],
  declined: () => [offerOf('declined', false, '2027-07-12T08:00:00.000Z')],
}
const bookings: Record<string, StoryFacts['bookings']> = {
  none: [],
  covering: [stay('2027-08-02', '2027-08-10')],
  tooShort: [stay('2027-08-04', '2027-08-08')],
  otherDays: [stay('2027-08-11', '2027-08-14')],
  two: [stay('2027-08-01', '2027-08-05'), stay('2027-08-05', '2027-08-15')],
  cancelled: [stay('2027-08-02', '2027-08-10', false)],
}
const request = { id: 6, is_current: true, piece_title: 'Scherzo', video_url: null }
const requests: Record<string, StoryFacts['requests']> = {
  none: [],
  asked: [{ ...request, scheduled_performance_date: null }],
  announced: [{ ...request, scheduled_performance_date: '2027-08-06' }],
  recorded: [
    { ...request, scheduled_performance_date: '2027-08-06', video_url: 'https://video.example.org/1' },
  ],
}
const complete = { hasGender: true, hasAddress: true, missesEmergencyContact: false, missesConsent: false }
const late = (today: string) => [
  invoice(1, laterDay(today, 7), 0.1),
  invoice(2, laterDay(today, -1), 0.2, true),
]
/** Profile and further invoices. */
type Person = Pick<
  StoryFacts,
  'hasGender' | 'hasAddress' | 'missesEmergencyContact' | 'missesConsent' | 'outstanding'
>
const people: Record<string, (today: string) => Person> = {
  settled: () => ({ ...complete, outstanding: [] }),
  late: today => ({ ...complete, outstanding: late(today) }),
  withoutGender: () => ({ ...complete, hasGender: false, outstanding: [] }),
  withoutAddress: today => ({ ...complete, hasAddress: false, outstanding: late(today) }),
  minor: () => ({ ...complete, missesEmergencyContact: true, missesConsent: true, outstanding: [] }),
}
const academies: Record<string, StoryFacts['academy']> = {
  open: academy,
  none: null,
}

interface Parts {
  academy: StoryFacts['academy']
  first: OfDay
  second: OfDay
  offers: (today: string) => StoryFacts['offers']
  bookings: StoryFacts['bookings']
  requests: StoryFacts['requests']
  person: (today: string) => Person
}

const idsOf = (invoices: readonly { id: number }[]) =>
  invoices
    .map(({ id }) => id)
    .sort((one, other) => one - other)
    .join(' ')

interface Combination {
  name: string
  today: string
  facts: StoryFacts
}

const factsOf = (today: string, parts: Parts): StoryFacts => {
  const applications = [...parts.first(today), ...parts.second(today)].map(one => ({
    ...one,
    is_current: one.is_current && parts.academy !== null,
  }))
  const fees = applications.flatMap(({ fee_invoice }) =>
    fee_invoice && fee_invoice.outstanding_amount > 0 ? [fee_invoice] : [],
  )
  const person = parts.person(today)
  return {
    ...person,
    outstanding: [...fees, ...person.outstanding],
    applications,
    offers: parts.offers(today),
    bookings: parts.bookings.map(one => ({ ...one, is_current: one.is_current && today <= one.end_date })),
    requests: parts.requests,
    letters: [
      {
        start_date: '2026-08-01',
        place: 'Stift Feldkirchen',
        certificate: 'ready',
        certificate_from: '2026-08-10',
      },
    ],
    academy: parts.academy,
  }
}
/** Crosses named choices with one more table. */
const cross = <Known extends object, K extends string, V>(
  known: readonly (Known & { name: string })[],
  key: K,
  table: Record<string, V>,
): (Known & { name: string } & Record<K, V>)[] =>
  known.flatMap(one =>
    Object.entries(table).map(
      ([name, value]) =>
        ({ ...one, [key]: value, name: `${one.name} ${name}` }) as Known & { name: string } & Record<K, V>,
    ),
  )

const applied = cross(
  cross(cross([{ name: '' }], 'first', firstApplications), 'second', secondApplications),
  'offers',
  offersOfDay,
)
  // An offer belongs to somebody on the waiting list.
  .filter(({ first, offers }) => offers === offersOfDay['none'] || first === firstApplications['waiting'])
const others = cross(
  cross(cross([{ name: '' }], 'academy', academies), 'bookings', bookings),
  'requests',
  requests,
)
  // Without an academy all concerts were those of earlier years.
  .filter(one => one.academy !== null || one.requests === requests['none'])

/** The people take turns: with all of them there would be five times as many, and hardly another case. */
function* combinations(): Generator<Combination> {
  const turns = Object.entries(people)
  for (const [day, today] of days.entries())
    for (const [first, one] of applied.entries())
      for (const [second, other] of others.entries()) {
        const [name, person] = turns[(day + first + second) % turns.length] as (typeof turns)[number]
        yield {
          name: `${today}${one.name}${other.name} ${name}`,
          today,
          facts: factsOf(today, { ...one, ...other, person }),
        }
      }
}

const isIn = (day: string, { date, end_date }: { date: string; end_date: string }) =>
  date <= day && day < end_date

const kindsOf = ({ open }: Story) => open.map(({ kind }) => kind)
const afterwards: readonly string[] = ['completeProfile', 'addAddress', 'pay']
const living: readonly string[] = ['sent', 'withTeacher', 'deciding', 'offered', 'waiting', 'accepted']

/** What a step is about. */
const identityOf = (step: Story['open'][number]): (number | string)[] => {
  if ('invoice' in step) return [step.invoice.id]
  if ('applicationId' in step) return [step.applicationId]
  if ('offerId' in step) return [step.offerId]
  return 'period' in step ? [step.period.start_date] : []
}

/** Each rule returns whether it holds. */
const rules: Record<string, (story: Story, combination: Combination) => boolean> = {
  'every application of this academy is shown once': ({ places, journeys, done }, { facts }) => {
    const ended = done.flatMap(one => (one.kind === 'application' ? [one.journey] : []))
    const shown = [...places, ...journeys, ...ended].map(({ application: { id } }) => id)
    const current = facts.applications.filter(({ is_current }) => is_current).map(({ id }) => id)
    return shown.sort().join() === current.sort().join()
  },
  'one of the applications that are shown leads, a place before all others': ({ lead, places, journeys }) =>
    lead === undefined
      ? places.length === 0 && journeys.length === 0
      : (places.length > 0 ? places : journeys).includes(lead.journey),
  'no step is listed twice': ({ open }) => {
    const keys = open.map(step => JSON.stringify([step.kind, ...identityOf(step)]))
    return new Set(keys).size === keys.length
  },
  'a decision is announced once': ({ events }) =>
    events.filter(({ kind }) => kind === 'decision').length <= 1,
  'places and nothing else come first': ({ places, journeys }) =>
    places.every(({ application: { status } }) => status === 'accepted') &&
    journeys.every(({ application: { status } }) => status !== 'accepted'),
  'a decision is only announced before it is made, and for a day ahead': ({ places, journeys }, { today }) =>
    [...places, ...journeys].every(
      ({ application: { status, fee_paid }, decisionDay }) =>
        decisionDay === undefined || (status === 'applied' && fee_paid && today <= decisionDay),
    ),
  'milestones are in order and only of what is not decided': ({ places, journeys }) =>
    [...places, ...journeys].every(
      ({ application: { status }, milestones }) =>
        milestones.length > 0 === (status === 'applied') &&
        milestones.every(({ isReached }, index) => isReached || !milestones[index + 1]?.isReached),
    ),
  'no date has passed, except of overdue invoices': ({ open, events }, { today }) =>
    [...open, ...events].every(
      step =>
        step.date === undefined ||
        step.date >= today ||
        ('isLate' in step && step.isLate === true && (step.kind === 'pay' || step.kind === 'payFee')),
    ),
  'late steps come first, then by date': ({ open }) =>
    open.every((step, index) => index === 0 || compareSteps(open[index - 1] ?? step, step) <= 0),
  'every open invoice is to be paid exactly once': ({ open }, { facts }) =>
    idsOf(open.flatMap(step => ('invoice' in step ? [step.invoice] : []))) === idsOf(facts.outstanding),
  'nobody is asked to apply who waits or has a place, or once the academy has begun': (
    { open, places, journeys },
    { today },
  ) =>
    !open.some(({ kind }) => kind === 'apply' || kind === 'remaining') ||
    (today < '2027-08-01' && ![...places, ...journeys].some(({ stage }) => living.includes(stage))),
  'further applications are offered once': ({ open, canApplyMore }) =>
    !canApplyMore || !open.some(({ kind }) => kind === 'apply' || kind === 'remaining'),
  'a bed is asked for only in days without a booking': ({ open }, { facts, today }) =>
    open.every(
      step =>
        step.kind !== 'book' ||
        (today < step.period.end_date &&
          !facts.bookings.some(
            ({ is_current, start_date, end_date }) =>
              is_current && start_date < step.period.end_date && step.period.start_date < end_date,
          )),
    ),
  'nobody arrives twice at the same time': ({ events }) => {
    const stays = events.flatMap(event =>
      event.kind === 'arrival' || event.kind === 'departure' ? [event] : [],
    )
    return stays.every(
      (one, index) =>
        !stays.some((other, place) => place !== index && (isIn(other.date, one) || isIn(one.date, other))),
    )
  },
  'an arrival without a booking goes with the step to book': ({ events, open }, { today }) =>
    events.every(
      event =>
        event.kind !== 'arrival' ||
        event.isBooked ||
        today === event.end_date ||
        open.some(({ kind }) => kind === 'book'),
    ),
  'who has asked for a concert is not asked to': ({ open }, { facts }) =>
    !open.some(({ kind }) => kind === 'requestConcert') ||
    !facts.requests.some(({ is_current }) => is_current),
  'beds and concerts are for those with a place': story =>
    story.places.some(({ stage }) => stage === 'accepted') ||
    !kindsOf(story).some(kind => kind === 'book' || kind === 'requestConcert' || kind === 'ownRepertoire'),
  'an open offer is a step, and nothing but late steps comes before it': ({ open, journeys }) => {
    const isOffered = journeys.some(({ stage }) => stage === 'offered')
    const place = open.findIndex(({ kind }) => kind === 'offer')
    return isOffered ? open.slice(0, place).every(({ isLate }) => isLate) && place >= 0 : place === -1
  },
  'what is asked before the arrival is asked until the academy is over': (story, { facts, today }) =>
    kindsOf(story).includes('parentConsent') ===
    (facts.missesConsent && facts.academy !== null && today <= '2027-08-15'),
  'after the academy only the profile and money are left': (story, { today }) =>
    today <= '2027-08-15' || kindsOf(story).every(kind => afterwards.includes(kind)),
  'without an academy nothing is left of it': (story, { facts }) =>
    facts.academy !== null ||
    (kindsOf(story).every(kind => afterwards.includes(kind)) && !story.canApplyMore),
  'nothing is open and done at once': ({ open, done }) =>
    !done.some(
      one =>
        one.kind === 'repertoireNamed' &&
        open.some(step => 'applicationId' in step && step.applicationId === one.applicationId),
    ),
  'no concert is ahead and played at once': ({ events, done }) =>
    !(events.some(({ kind }) => kind === 'plays') && done.some(({ kind }) => kind === 'played')),
  'no warning about a bed that is still to be booked': ({ open, warnings }) =>
    !warnings.some(
      warning =>
        warning.kind === 'nightsMissing' &&
        open.some(
          step =>
            step.kind === 'book' &&
            step.period.start_date === warning.masterclass.start_date &&
            step.period.end_date === warning.masterclass.end_date,
        ),
    ),
  'no warning is about cancelling a stay that has begun': ({ warnings }, { facts, today }) =>
    !warnings.some(({ kind }) => kind === 'placeUnsure') ||
    facts.bookings.some(({ is_current, start_date }) => is_current && today < start_date),
  'an unsure place is no warning for those who have one': ({ places, warnings }) =>
    !warnings.some(({ kind }) => kind === 'placeUnsure') || places.every(({ stage }) => stage !== 'accepted'),
}

const locales = ['de', 'en'] as const

/** Whether a step has words and, except for the dialog of the profile, one way on. */
const isTold = (step: Story['open'][number]): boolean =>
  locales.every(locale => {
    const { what, why, way } = studentTextsOf(step, locale)
    return what !== '' && why !== '' && (way !== undefined || step.kind === 'completeProfile')
  })

test('the story holds its rules in every combination, and every step has words and a way on', () => {
  const broken = new Map<string, string>()
  const untold = new Set<string>()
  const steps = new Map<string, boolean>()
  let count = 0
  for (const combination of combinations()) {
    count += 1
    const story = storyOf(combination.facts, combination.today)
    for (const [rule, holds] of Object.entries(rules))
      if (!holds(story, combination)) broken.set(rule, combination.name)
    for (const step of story.open) {
      const key = `${step.kind} ${'daysLeft' in step ? step.daysLeft : ''} ${'count' in step ? step.count : ''}`
      if (!steps.has(key)) steps.set(key, isTold(step))
      if (!steps.get(key)) untold.add(key)
    }
  }
  expect(Object.fromEntries(broken)).toEqual({})
  expect([...untold]).toEqual([])
  expect(count).toBeGreaterThan(20_000)
  expect(new Set([...steps.keys()].map(key => key.split(' ')[0])).size).toBe(13)
}, 120_000)
