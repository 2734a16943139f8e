import { describe, expect, test } from 'vitest'
import {
  academy,
  application,
  cello,
  following,
  invoice,
  offerOf,
  overlapping,
  settled,
  stay,
} from './examples.ts'
import type { StoryFacts } from './facts.ts'
import { type Story, storyOf } from './story.ts'

/** The story in short: kinds, dates and stages. */
const summary = (story: Story) => ({
  places: story.places.map(({ stage }) => stage),
  journeys: story.journeys.map(({ stage, decisionDay }) => [stage, decisionDay].filter(Boolean).join(' ')),
  open: story.open.map(({ kind, date, isLate }) => [kind, date, isLate && 'late'].filter(Boolean).join(' ')),
  events: story.events.map(({ kind, date }) => [kind, date].filter(Boolean).join(' ')),
  warnings: story.warnings.map(({ kind }) => kind),
  done: story.done.map(one => (one.kind === 'application' ? one.journey.stage : one.kind)),
  more: story.canApplyMore,
})
const nothing: ReturnType<typeof summary> = {
  places: [],
  journeys: [],
  open: [],
  events: [],
  warnings: [],
  done: [],
  more: false,
}

interface Case {
  name: string
  today: string
  facts: Partial<StoryFacts>
  story: Partial<typeof nothing>
}

const MARCH = '2027-03-01'
const JUNE = '2027-06-20'
const JULY = '2027-07-20'
const AUGUST = '2027-08-05'
const SEPTEMBER = '2027-09-10'
const paper = (year: number, certificate: 'ready' | 'later') => ({
  start_date: `${year}-08-01`,
  place: 'Stift Feldkirchen',
  certificate,
  certificate_from: `${year}-08-10`,
})
const scherzo = { id: 6, is_current: true, piece_title: 'Scherzo', video_url: null }

test.each<Case>([
  { name: 'a new student', today: MARCH, facts: {}, story: { open: ['apply 2027-07-01'] } },
  {
    name: 'the last day for applications',
    today: '2027-07-01',
    facts: {},
    story: { open: ['apply 2027-07-01'] },
  },
  {
    name: 'remaining places after the deadline',
    today: '2027-07-02',
    facts: {},
    story: { open: ['remaining'] },
  },
  {
    name: 'everything is closed',
    today: MARCH,
    facts: { academy: { ...academy, openClassIds: [] } },
    story: {},
  },
  { name: 'between two academies', today: '2026-11-15', facts: { academy: null }, story: {} },
  {
    name: 'an empty profile comes first',
    today: MARCH,
    facts: { hasGender: false, hasAddress: false },
    story: { open: ['completeProfile', 'addAddress', 'apply 2027-07-01'] },
  },
  {
    name: 'a minor with a place who has told nothing about the arrival',
    today: JULY,
    facts: {
      applications: [application('accepted', JULY)],
      bookings: [stay('2027-08-02', '2027-08-10')],
      missesEmergencyContact: true,
      missesConsent: true,
    },
    story: {
      places: ['accepted'],
      open: ['parentConsent 2027-08-01', 'emergencyContact 2027-08-01', 'requestConcert 2027-08-09'],
      events: ['arrival 2027-08-02'],
      done: ['repertoireNamed'],
      more: true,
    },
  },
  {
    name: 'sent, not paid: one step, and no word about a decision',
    today: MARCH,
    facts: {
      applications: [application('applied', MARCH, { isPaid: false })],
      outstanding: [invoice(111, '2027-06-10', 75)],
    },
    story: { journeys: ['sent'], open: ['payFee 2027-06-10'], more: true },
  },
  {
    name: 'a fee that is due after the deadline for applications is to be paid by the deadline',
    today: JUNE,
    facts: {
      applications: [
        {
          ...application('applied', JUNE, { isPaid: false }),
          fee_invoice: invoice(111, '2027-07-04', 75),
        },
      ],
      outstanding: [invoice(111, '2027-07-04', 75), invoice(112, '2027-07-03', 15)],
    },
    story: { journeys: ['sent'], open: ['payFee 2027-07-01', 'pay 2027-07-03'], more: true },
  },
  {
    name: 'after the deadline a fee is to be paid now',
    today: '2027-07-02',
    facts: {
      applications: [
        {
          ...application('applied', '2027-07-02', { isPaid: false }),
          fee_invoice: invoice(111, '2027-07-16', 75),
        },
      ],
      outstanding: [invoice(111, '2027-07-16', 75)],
    },
    story: { journeys: ['sent'], open: ['payFee'], more: true },
  },
  {
    name: 'the certificate of the last academy, when the next one is current',
    today: '2026-11-15',
    facts: { letters: [paper(2027, 'later'), paper(2026, 'ready'), paper(2025, 'ready')] },
    story: { open: ['apply 2027-07-01'], events: ['certificate'] },
  },
  {
    name: 'a certificate of long ago is no news',
    today: MARCH,
    facts: { letters: [paper(2026, 'ready')] },
    story: { open: ['apply 2027-07-01'] },
  },
  {
    name: 'paid: with the teacher, who decides by a day',
    today: MARCH,
    facts: { applications: [application('applied', MARCH)] },
    story: { journeys: ['withTeacher 2027-07-15'], events: ['decision 2027-07-15'], more: true },
  },
  {
    name: 'the promised day has passed: no day, nothing is late',
    today: JULY,
    facts: { applications: [application('applied', JULY)], academy: { ...academy, openClassIds: [] } },
    story: { journeys: ['deciding'] },
  },
  {
    name: 'repertoire that is missing after the day is no fault of a late applicant',
    today: JUNE,
    facts: { applications: [application('applied', JUNE, { repertoire: '' })] },
    story: {
      journeys: ['withTeacher 2027-07-15'],
      open: ['repertoire'],
      events: ['decision 2027-07-15'],
      more: true,
    },
  },
  {
    name: 'a place: bed, concert and repertoire are open',
    today: JULY,
    facts: { applications: [application('accepted', JULY, { repertoire: '' })] },
    story: {
      places: ['accepted'],
      open: ['ownRepertoire 2027-07-31', 'book 2027-08-02', 'requestConcert 2027-08-09'],
      events: ['arrival 2027-08-02'],
      more: true,
    },
  },
  {
    name: 'everything is arranged: one arrival, that of the booking',
    today: JULY,
    facts: {
      applications: [application('accepted', JULY)],
      bookings: [stay('2027-08-01', '2027-08-10')],
      requests: [{ ...scherzo, scheduled_performance_date: '2027-08-06' }],
      academy: { ...academy, openClassIds: [] },
    },
    story: {
      places: ['accepted'],
      events: ['arrival 2027-08-01', 'plays 2027-08-06'],
      done: ['repertoireNamed'],
    },
  },
  {
    name: 'two places in a row are one stay',
    today: JULY,
    facts: {
      applications: [
        application('accepted', JULY),
        application('accepted', JULY, { id: 42, masterclass: following }),
      ],
      requests: [{ ...scherzo, scheduled_performance_date: null }],
    },
    story: {
      places: ['accepted', 'accepted'],
      open: ['book 2027-08-02'],
      events: ['arrival 2027-08-02'],
      done: ['repertoireNamed', 'repertoireNamed'],
      more: true,
    },
  },
  {
    name: 'a bed for a part of the masterclass is a warning, not a step',
    today: JULY,
    facts: {
      applications: [application('accepted', JULY)],
      bookings: [stay('2027-08-04', '2027-08-10')],
      requests: [{ ...scherzo, scheduled_performance_date: null }],
    },
    story: {
      places: ['accepted'],
      warnings: ['nightsMissing'],
      events: ['arrival 2027-08-04'],
      done: ['repertoireNamed'],
      more: true,
    },
  },
  {
    name: 'masterclasses at the same time, and a bed before the decision',
    today: MARCH,
    facts: {
      applications: [
        application('applied', MARCH),
        application('applied', MARCH, { id: 42, masterclass: overlapping }),
      ],
      bookings: [stay('2027-08-02', '2027-08-10')],
    },
    story: {
      journeys: ['withTeacher 2027-07-15', 'withTeacher 2027-07-15'],
      warnings: ['classesOverlap', 'placeUnsure'],
      events: ['decision 2027-07-15', 'arrival 2027-08-02'],
      more: true,
    },
  },
  {
    name: 'two places at the same time: nobody proposes a third',
    today: JULY,
    facts: {
      applications: [
        application('accepted', JULY, { id: 42, masterclass: overlapping }),
        application('accepted', JULY),
      ],
      bookings: [stay('2027-08-02', '2027-08-14')],
      requests: [{ ...scherzo, scheduled_performance_date: null }],
    },
    story: {
      places: ['accepted', 'accepted'],
      warnings: ['classesOverlap'],
      events: ['arrival 2027-08-02'],
      done: ['repertoireNamed', 'repertoireNamed'],
    },
  },
  {
    name: 'an offered place comes before everything that is not late',
    today: JULY,
    facts: {
      hasGender: false,
      applications: [application('reserve', JULY)],
      offers: [offerOf('open', true, '2027-07-22T08:00:00.000Z')],
      academy: { ...academy, openClassIds: [] },
    },
    story: { journeys: ['offered'], open: ['offer 2027-07-22', 'completeProfile'] },
  },
  {
    name: 'on the waiting list',
    today: JULY,
    facts: { applications: [application('reserve', JULY)], academy: { ...academy, openClassIds: [] } },
    story: { journeys: ['waiting'] },
  },
  {
    name: 'after a declined offer nobody promises to write; other places are shown',
    today: JULY,
    facts: {
      applications: [application('reserve', JULY)],
      offers: [offerOf('declined', false, '2027-07-12T08:00:00.000Z')],
    },
    story: { journeys: ['passedOver'], open: ['remaining'] },
  },
  {
    name: 'not accepted: remaining places elsewhere',
    today: JULY,
    facts: { applications: [application('rejected', JULY)] },
    story: { journeys: ['declined'], open: ['remaining'] },
  },
  {
    name: 'a refusal beside a place folds away',
    today: JULY,
    facts: {
      applications: [
        application('rejected', JULY),
        application('accepted', JULY, { id: 42, masterclass: overlapping }),
      ],
      bookings: [stay('2027-08-06', '2027-08-14')],
      requests: [{ ...scherzo, scheduled_performance_date: null }],
      academy: { ...academy, openClassIds: [] },
    },
    story: {
      places: ['accepted'],
      events: ['arrival 2027-08-06'],
      done: ['declined', 'repertoireNamed'],
    },
  },
  {
    name: 'never paid, and taken back with the selection',
    today: JULY,
    facts: {
      applications: [application('rejected', JULY, { isPaid: false })],
      academy: { ...academy, openClassIds: [] },
    },
    story: { journeys: ['unpaid'] },
  },
  {
    name: 'during the academy a refusal is history, and so is the waiting list',
    today: AUGUST,
    facts: {
      applications: [
        application('rejected', AUGUST),
        application('reserve', AUGUST, { id: 42, masterclass: cello }),
      ],
    },
    story: { done: ['declined', 'waitedInVain'] },
  },
  {
    name: 'during the stay: departure, concerts ahead and played',
    today: AUGUST,
    facts: {
      applications: [application('accepted', AUGUST)],
      bookings: [stay('2027-08-02', '2027-08-10')],
      requests: [
        { ...scherzo, scheduled_performance_date: '2027-08-05' },
        { ...scherzo, scheduled_performance_date: '2027-08-04' },
      ],
    },
    story: {
      places: ['accepted'],
      events: ['plays 2027-08-05', 'departure 2027-08-10'],
      done: ['repertoireNamed', 'played'],
    },
  },
  {
    name: 'on the day of departure no bed is asked for',
    today: '2027-08-10',
    facts: { applications: [application('accepted', '2027-08-10')] },
    story: { places: ['accepted'], done: ['repertoireNamed'] },
  },
  {
    name: 'afterwards: thanks, the recording, and what is still to be paid',
    today: SEPTEMBER,
    facts: {
      applications: [application('accepted', SEPTEMBER)],
      requests: [
        { ...scherzo, scheduled_performance_date: '2027-08-05', video_url: 'https://video.example.org/1' },
      ],
      outstanding: [invoice(1, '2027-08-30', 15, true), invoice(2, '2027-09-20', 0.2)],
    },
    story: {
      places: ['attended'],
      open: ['pay 2027-08-30 late', 'pay 2027-09-20'],
      events: ['recording'],
    },
  },
  {
    name: 'withdrawn applications fold away, and one can apply again',
    today: MARCH,
    facts: { applications: [application('withdrawn', MARCH)] },
    story: { open: ['apply 2027-07-01'], done: ['withdrawn'] },
  },
  {
    name: 'other years add nothing',
    today: MARCH,
    facts: { applications: [{ ...application('accepted', MARCH), is_current: false }] },
    story: { open: ['apply 2027-07-01'] },
  },
])('$name', ({ today, facts, story }) => {
  expect(summary(storyOf({ ...settled, ...facts }, today))).toEqual({ ...nothing, ...story })
})

describe('open invoices', () => {
  const lodging = invoice(1, '2027-06-20', 0.1)
  const place = {
    ...invoice(2, '2027-07-30', 540),
    kind: 'participation_fee' as const,
  }
  const payments = (facts: Partial<StoryFacts>, today = MARCH) =>
    storyOf({ ...settled, ...facts }, today).open.flatMap(step =>
      step.kind === 'pay' || step.kind === 'payFee' ? [step] : [],
    )

  test('are one step each, with what it is for', () => {
    expect(payments({ outstanding: [lodging, invoice(3, '2027-06-10', 0.2)] })).toMatchObject([
      { kind: 'pay', date: '2027-06-10', isLate: false, invoice: { id: 3 } },
      { kind: 'pay', date: '2027-06-20', isLate: false, invoice: { id: 1, subject_en: 'Accommodation' } },
    ])
  })

  test('begin with the fee of the place, also before a late one', () => {
    const late = invoice(4, '2027-02-01', 15, true)
    const steps = payments({ outstanding: [late, lodging, place] })
    expect(steps.map(step => step.kind === 'pay' && step.invoice.id)).toEqual([2, 4, 1])
  })

  test('of an application are not named twice', () => {
    const applications = [application('applied', MARCH, { isPaid: false })]
    const steps = payments({ applications, outstanding: [invoice(111, '2027-06-10', 75), lodging] })
    expect(steps.map(({ kind }) => kind)).toEqual(['payFee', 'pay'])
  })
})

test.each([
  [MARCH, null],
  ['2027-06-16', null],
  ['2027-06-17', 14],
  ['2027-07-01', 0],
  ['2027-07-03', -2],
])('on %s the step to pay the handling fee says that %s days are left', (today, daysLeft) => {
  const facts = { ...settled, applications: [application('applied', today, { isPaid: false })] }
  expect(storyOf(facts, today).open).toContainEqual(
    expect.objectContaining({ kind: 'payFee', invoice: expect.objectContaining({ id: 111 }), daysLeft }),
  )
})

test('places stand in the order in which they were applied for, like the invoices', () => {
  const applications = [
    application('accepted', JULY, { id: 42, masterclass: overlapping }),
    application('accepted', JULY, { id: 41 }),
  ]
  const { places } = storyOf({ ...settled, applications }, JULY)
  expect(places.map(({ application: { id } }) => id)).toEqual([41, 42])
})
