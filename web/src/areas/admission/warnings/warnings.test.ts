import { expect, test } from 'vitest'
import {
  application,
  cello,
  following,
  masterclassOf,
  overlapping,
} from '../../office/personal-pages/story/examples.ts'
import { departureOf, overlappingWith, unsurePlace, type Warning, warningsOf } from './warnings.ts'

const MARCH = '2027-03-01'
const JULY = '2027-07-20'
const academy = { end_date_application: '2027-07-01' }
const applied = (masterclass = cello, isPaid = true) =>
  application('applied', MARCH, { id: masterclass.id, masterclass, isPaid })
const accepted = (masterclass = cello) => application('accepted', JULY, { id: masterclass.id, masterclass })
const waiting = application('reserve', JULY)
const bed = (start_date: string, end_date: string, is_current = true) => ({
  start_date,
  end_date,
  is_current,
})

interface Case {
  name: string
  today?: string
  applications?: ReturnType<typeof applied>[]
  bookings?: ReturnType<typeof bed>[]
  warnings: Partial<Warning>[]
}

test.each<Case>([
  { name: 'nothing', warnings: [] },
  {
    name: 'two applications at the same time',
    applications: [applied(), applied(overlapping)],
    warnings: [{ kind: 'classesOverlap', classes: [cello, overlapping], isSure: false }],
  },
  {
    name: 'two places at the same time',
    today: JULY,
    applications: [accepted(), accepted(overlapping)],
    warnings: [{ kind: 'classesOverlap', classes: [cello, overlapping], isSure: true }],
  },
  {
    name: 'three applications of which each overlaps with another are one warning',
    applications: [applied(following), applied(), applied(overlapping)],
    warnings: [{ kind: 'classesOverlap', classes: [following, overlapping, cello], isSure: false }],
  },
  { name: 'one begins when the other ends', applications: [applied(), applied(following)], warnings: [] },
  {
    name: 'the last lesson day of one is the day of arrival of the other',
    applications: [applied(), applied(masterclassOf(8, '2027-08-09', '2027-08-14'))],
    warnings: [],
  },
  {
    name: 'one lesson day in common',
    applications: [applied(), applied(masterclassOf(8, '2027-08-08', '2027-08-14'))],
    warnings: [{ kind: 'classesOverlap' }],
  },
  {
    name: 'a declined application overlaps with nothing',
    applications: [application('rejected', JULY), applied(overlapping)],
    warnings: [],
  },
  {
    name: 'a waiting list of a masterclass that has begun overlaps with nothing',
    today: cello.start_date,
    applications: [waiting, accepted(overlapping)],
    warnings: [],
  },
  {
    name: 'nights of a place without a bed, beside others',
    today: JULY,
    applications: [accepted()],
    bookings: [bed('2027-08-04', '2027-08-09')],
    warnings: [
      { kind: 'nightsMissing', masterclass: cello, nights: ['2027-08-02', '2027-08-03', '2027-08-09'] },
    ],
  },
  {
    name: 'nights that are over are no warning',
    today: '2027-08-04',
    applications: [accepted()],
    bookings: [bed('2027-08-04', '2027-08-10')],
    warnings: [],
  },
  {
    name: 'two bookings cover a masterclass together',
    today: JULY,
    applications: [accepted()],
    bookings: [bed('2027-08-01', '2027-08-05'), bed('2027-08-05', '2027-08-10')],
    warnings: [],
  },
  { name: 'no bed at all is a step and no warning', today: JULY, applications: [accepted()], warnings: [] },
  {
    name: 'a bed before the decision',
    applications: [applied()],
    bookings: [bed('2027-08-02', '2027-08-10')],
    warnings: [{ kind: 'placeUnsure', waits: 'decision' }],
  },
  {
    name: 'days that do not fit the masterclass applied for',
    applications: [applied()],
    bookings: [bed('2027-08-04', '2027-08-12')],
    warnings: [
      { kind: 'nightsMissing', masterclass: cello, nights: ['2027-08-02', '2027-08-03'] },
      { kind: 'placeUnsure', waits: 'decision' },
    ],
  },
  {
    name: 'days that fit one of two masterclasses applied for',
    applications: [applied(), applied(following)],
    bookings: [bed('2027-08-02', '2027-08-11')],
    warnings: [{ kind: 'placeUnsure', waits: 'decision' }],
  },
  {
    name: 'days that fit none of two masterclasses applied for: the one that fits better',
    applications: [applied(following), applied()],
    bookings: [bed('2027-08-03', '2027-08-12')],
    warnings: [
      { kind: 'nightsMissing', masterclass: cello, nights: ['2027-08-02'] },
      { kind: 'placeUnsure', waits: 'decision' },
    ],
  },
  {
    name: 'a bed on the waiting list',
    today: JULY,
    applications: [waiting],
    bookings: [bed('2027-08-02', '2027-08-10')],
    warnings: [{ kind: 'placeUnsure', waits: 'waitingList' }],
  },
  {
    name: 'a stay that has begun cannot be cancelled any more',
    today: '2027-08-02',
    applications: [application('reserve', JULY, { masterclass: following })],
    bookings: [bed('2027-08-02', '2027-08-10')],
    warnings: [],
  },
  {
    name: 'a bed without a place',
    today: JULY,
    applications: [application('rejected', JULY)],
    bookings: [bed('2027-08-02', '2027-08-10')],
    warnings: [{ kind: 'placeUnsure', waits: 'nothing' }],
  },
  {
    name: 'nobody waits for a place in a masterclass that has begun',
    today: cello.start_date,
    applications: [waiting],
    bookings: [bed('2027-08-05', '2027-08-10')],
    warnings: [{ kind: 'placeUnsure', waits: 'nothing' }],
  },
  {
    name: 'a place that was given back costs what the terms say',
    today: JULY,
    applications: [
      application('withdrawn', JULY),
      application('rejected', JULY, { masterclass: overlapping }),
    ],
    bookings: [bed('2027-08-02', '2027-08-10')],
    warnings: [],
  },
  {
    name: 'a cancelled booking does not count',
    applications: [applied()],
    bookings: [bed('2027-08-02', '2027-08-10', false)],
    warnings: [],
  },
  { name: 'a guest with a bed awaits nothing', bookings: [bed('2027-08-02', '2027-08-10')], warnings: [] },
  { name: 'the deadline is far', today: '2027-06-16', applications: [applied(cello, false)], warnings: [] },
  {
    name: 'the deadline is near',
    today: '2027-06-17',
    applications: [applied(cello, false)],
    warnings: [{ kind: 'feeUnpaid', invoiceId: 73, daysLeft: 14 }],
  },
  {
    name: 'the deadline has passed',
    today: '2027-07-02',
    applications: [applied(cello, false)],
    warnings: [{ kind: 'feeUnpaid', invoiceId: 73, daysLeft: -1 }],
  },
])('$name', ({ today = MARCH, applications = [], bookings = [], warnings }) => {
  const found = warningsOf({ applications, bookings, academy }, today)
  expect(found).toHaveLength(warnings.length)
  expect(found).toMatchObject(warnings)
})

test('an application for a masterclass is compared with the living ones', () => {
  const mine = [applied(overlapping), application('withdrawn', MARCH, { masterclass: overlapping })]
  expect(overlappingWith(cello, mine)).toEqual([{ masterclass: overlapping, isPlace: false }])
  expect(overlappingWith(overlapping, [accepted()])).toEqual([
    { masterclass: accepted().masterclass, isPlace: true },
  ])
  expect(overlappingWith(following, [applied()])).toEqual([])
  expect(overlappingWith(cello, [applied()])).toEqual([])
})

test('a place among undecided applications is sure', () => {
  expect(unsurePlace([applied(overlapping), accepted()], JULY)).toBeUndefined()
})

test.each([
  [
    'the last booking',
    [accepted()],
    [bed('2027-08-02', '2027-08-06'), bed('2027-08-06', '2027-08-08')],
    '2027-08-08',
  ],
  [
    'the place without a booking',
    [accepted(), applied(overlapping)],
    [bed('2027-08-02', '2027-08-06', false)],
    '2027-08-10',
  ],
  [
    'the second place, for which nothing is booked',
    [accepted(), application('accepted', JULY, { id: 43, masterclass: following })],
    [bed('2027-08-02', '2027-08-10')],
    '2027-08-15',
  ],
  ['unknown without both', [applied()], [], undefined],
])('the departure is that of %s', (_, applications, bookings, day) => {
  expect(departureOf({ applications, bookings })).toBe(day)
})
