import { flagsOf } from '@academy/contract/accounts/roles'
import { exampleCard } from '@academy/contract/masterclasses/schemas'
import { expect, test } from 'vitest'
import { type DashboardData, nextSteps } from './next-steps.ts'

const academy = {
  start_date_academy: '2027-08-01',
  end_date_academy: '2027-08-15',
  end_date_application: '2027-07-01',
  hasOpenClasses: true,
}
const settled: DashboardData = {
  flags: flagsOf(['student']),
  hasGender: true,
  hasAddress: true,
  outstanding: [],
  applications: [],
  bookings: [],
  requests: [],
  academy,
}
const masterclass = {
  id: 3,
  start_date: '2027-08-02',
  end_date: '2027-08-10',
  teacher: { first_name: 'Ilse', last_name: 'Marent' },
  instrument: exampleCard.instrument,
}
const applied = {
  id: 41,
  status: 'applied',
  is_current: true,
  fee_paid: true,
  repertoire: 'A suite',
  can_change_repertoire: false,
  masterclass,
} as const
const stay = { start_date: '2027-08-02', end_date: '2027-08-10', is_current: true }
const query = { is_current: true, scheduled_performance_date: null, piece_title: 'Scherzo' }
const as = (...roles: string[]): DashboardData => ({ ...settled, flags: flagsOf(roles) })
const bill = (due_date: string, outstanding_amount: number, overdue = false) => ({
  due_date,
  outstanding_amount,
  overdue,
})

const task = {
  masterclass_id: 4,
  instrument_de: 'Klavier',
  instrument_en: 'Piano',
  deadline: '2027-07-01',
  deadline_passed: false,
  is_final: false,
  application_count: 12,
  undecided_count: 3,
  free_place_count: 0,
  new_count: 2,
  withdrawn: [] as string[],
}
const performance = { date: '2027-08-06', place: 'Kirche', player: 'Mira Talbach', piece_title: 'Scherzo' }
const period = {
  id: 2,
  start_date: '2027-08-01',
  end_date: '2027-08-10',
  free_count: 0,
  chosen_count: 0,
  ready_count: 0,
}
const teaching = (changes: Partial<typeof task>) => ({
  ...as('Teacher'),
  teaching: { masterclasses: [{ ...task, ...changes }], performances: [] },
})
const accompanying = (changes: Partial<typeof period>) => ({
  ...as('Correpetitor'),
  accompaniment: { periods: [{ ...period, ...changes }], performances: [] },
})

interface Case {
  name: string
  today?: string
  facts: Partial<DashboardData>
  steps: Partial<ReturnType<typeof nextSteps>[number]>[]
}

const apply = (days: number, hasApplied = false) =>
  ({ kind: 'apply', date: '2027-07-01', days, hasApplied }) as const
const decision = { kind: 'decision', date: '2027-07-15', isLate: false, count: 1 } as const

test.each<Case>([
  { name: 'a new student', facts: {}, steps: [apply(30)] },
  { name: 'the last day for applications', today: '2027-07-01', facts: {}, steps: [apply(0)] },
  {
    name: 'the day after the deadline: remaining spots',
    today: '2027-07-02',
    facts: {},
    steps: [{ kind: 'remaining' }],
  },
  {
    name: 'all masterclasses are closed',
    facts: { academy: { ...academy, hasOpenClasses: false } },
    steps: [],
  },
  { name: 'during the academy', today: '2027-08-03', facts: {}, steps: [] },
  {
    name: 'an empty profile comes first',
    facts: { hasGender: false, hasAddress: false },
    steps: [{ kind: 'completeProfile' }, { kind: 'addAddress' }, apply(30)],
  },
  {
    name: 'open invoices are one step with the earliest due date and the exact sum',
    facts: { outstanding: [bill('2027-06-20', 0.1), bill('2027-06-10', 0.2)] },
    steps: [{ kind: 'pay', date: '2027-06-10', isLate: false, count: 2, cents: 30 }, apply(30)],
  },
  {
    name: 'one overdue invoice makes the step overdue',
    facts: { outstanding: [bill('2027-06-20', 75), bill('2027-05-10', 75, true)] },
    steps: [{ kind: 'pay', date: '2027-05-10', isLate: true, count: 2, cents: 15_000 }, apply(30)],
  },
  {
    name: 'an unpaid application: the teacher does not see it yet',
    facts: { applications: [{ ...applied, fee_paid: false }] },
    steps: [{ kind: 'waitsForFee', count: 1 }, apply(30, true)],
  },
  {
    name: 'a paid application: the teacher sees it',
    facts: { applications: [applied] },
    steps: [apply(30, true), decision],
  },
  {
    name: 'repertoire is missing',
    facts: { applications: [{ ...applied, repertoire: ' ' }] },
    steps: [{ kind: 'repertoire', date: '2027-06-15', isLate: false, count: 1 }, apply(30, true), decision],
  },
  {
    name: 'overdue steps come before all others',
    facts: { hasGender: false, outstanding: [bill('2027-05-10', 75, true)] },
    steps: [
      { kind: 'pay', date: '2027-05-10', isLate: true, count: 1, cents: 7500 },
      { kind: 'completeProfile' },
      apply(30),
    ],
  },
  {
    name: 'repertoire is overdue the day after its deadline',
    today: '2027-06-16',
    facts: { applications: [{ ...applied, repertoire: '' }] },
    steps: [{ kind: 'repertoire', date: '2027-06-15', isLate: true, count: 1 }, apply(15, true), decision],
  },
  {
    name: 'after the deadline only the decision is left',
    today: '2027-07-02',
    facts: { applications: [applied] },
    steps: [decision],
  },
  {
    name: 'results',
    today: '2027-07-20',
    facts: {
      applications: [
        { ...applied, status: 'rejected' },
        { ...applied, status: 'accepted' },
      ],
    },
    steps: [
      { kind: 'book' },
      { kind: 'requestConcert' },
      { kind: 'accepted', date: '2027-08-02', masterclass },
      { kind: 'rejected', masterclass },
    ],
  },
  {
    name: 'a place, a booking, and a concert that is not announced yet',
    today: '2027-07-20',
    facts: { applications: [{ ...applied, status: 'accepted' }], bookings: [stay], requests: [query] },
    steps: [
      { kind: 'accepted', date: '2027-08-02', masterclass },
      { kind: 'booked', date: '2027-08-02', end_date: '2027-08-10' },
    ],
  },
  {
    name: 'of concerts announced, played and of another year only the announced one is a step',
    today: '2027-08-05',
    facts: {
      requests: [
        { ...query, scheduled_performance_date: '2027-08-05' },
        { ...query, scheduled_performance_date: '2027-08-04' },
        { ...query, is_current: false, scheduled_performance_date: '2027-08-06' },
      ],
    },
    steps: [{ kind: 'plays', date: '2027-08-05', piece_title: 'Scherzo' }],
  },
  {
    name: 'a cancelled booking does not count',
    today: '2027-07-20',
    facts: {
      applications: [{ ...applied, status: 'accepted' }],
      bookings: [{ ...stay, is_current: false }],
    },
    steps: [
      { kind: 'book' },
      { kind: 'requestConcert' },
      { kind: 'accepted', date: '2027-08-02', masterclass },
    ],
  },
  {
    name: 'no booking is suggested on the day of departure',
    today: '2027-08-10',
    facts: { applications: [{ ...applied, status: 'accepted' }] },
    steps: [{ kind: 'accepted', date: '2027-08-02', masterclass }],
  },
  {
    name: 'a booking without a place',
    facts: { bookings: [stay] },
    steps: [apply(30), { kind: 'booked', date: '2027-08-02', end_date: '2027-08-10' }],
  },
  {
    name: 'withdrawn applications and those of another year add no step',
    facts: {
      applications: [
        { ...applied, status: 'withdrawn' },
        { ...applied, status: 'accepted', is_current: false },
      ],
    },
    steps: [apply(30, true)],
  },
  {
    name: 'a teacher before the deadline',
    facts: teaching({}),
    steps: [{ kind: 'teach', date: '2027-07-01', task }],
  },
  {
    name: 'a teacher after the deadline',
    today: '2027-07-02',
    facts: teaching({ deadline_passed: true }),
    steps: [{ kind: 'select', date: '2027-07-15', isLate: false, task: { ...task, deadline_passed: true } }],
  },
  {
    name: 'a teacher whose selection is overdue',
    today: '2027-07-16',
    facts: teaching({ deadline_passed: true }),
    steps: [{ kind: 'select', date: '2027-07-15', isLate: true, task: { ...task, deadline_passed: true } }],
  },
  {
    name: 'a masterclass without applications has nothing to decide',
    today: '2027-07-02',
    facts: teaching({ deadline_passed: true, application_count: 0 }),
    steps: [],
  },
  { name: 'a final selection leaves nothing to do', facts: teaching({ is_final: true }), steps: [] },
  {
    name: 'a teacher sees who withdrew, also after the final save',
    facts: teaching({ is_final: true, withdrawn: ['Mira Talbach'] }),
    steps: [{ kind: 'withdrew', task: { ...task, is_final: true, withdrawn: ['Mira Talbach'] } }],
  },
  {
    name: 'concerts of participants',
    facts: { ...as('Teacher'), teaching: { masterclasses: [], performances: [performance] } },
    steps: [{ kind: 'performs', date: '2027-08-06', performance }],
  },
  {
    name: 'an accompanist with masterclasses to choose',
    facts: accompanying({ free_count: 2 }),
    steps: [{ kind: 'accompany', date: '2027-08-01', period: { ...period, free_count: 2 } }],
  },
  {
    name: 'during a period of an accompanist, its first day is no longer a date',
    today: '2027-08-02',
    facts: accompanying({ free_count: 2 }),
    steps: [{ kind: 'accompany', period: { ...period, free_count: 2 } }],
  },
  {
    name: 'an accompanist whose repertoires are there',
    facts: accompanying({ chosen_count: 2, ready_count: 1 }),
    steps: [
      { kind: 'repertoires', date: '2027-08-01', period: { ...period, chosen_count: 2, ready_count: 1 } },
    ],
  },
  { name: 'an accompanist with nothing to do', facts: accompanying({ chosen_count: 2 }), steps: [] },
  {
    name: 'concerts to accompany',
    facts: { ...as('Correpetitor'), accompaniment: { periods: [], performances: [performance] } },
    steps: [{ kind: 'accompanies', date: '2027-08-06', performance }],
  },
  { name: 'the office has an overview of its own', facts: as('AcademyManager'), steps: [] },
  {
    name: 'a person with two roles sees the steps of both',
    facts: { ...teaching({}), flags: flagsOf(['Teacher', 'student']) },
    steps: [apply(30), { kind: 'teach', date: '2027-07-01', task }],
  },
])('$name', ({ today = '2027-06-01', facts, steps }) => {
  expect(nextSteps({ ...settled, ...facts }, today)).toEqual(steps)
})
