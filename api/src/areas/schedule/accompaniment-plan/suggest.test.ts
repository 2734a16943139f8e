import { describe, expect, test } from 'vitest'
import { expectedParticipants, type OpenOrTaken, suggest } from './suggest.ts'

const masterclass = (id: number, more: Partial<OpenOrTaken> = {}): OpenOrTaken => ({
  id,
  start_date: '2027-08-01',
  end_date: '2027-08-05',
  needs_accompanist: true,
  participant_count: 4,
  application_count: 9,
  places: null,
  period_ids: [],
  ...more,
})
const period = (period_id: number, start_date = '2027-08-01', end_date = '2027-08-14') => ({
  period_id,
  start_date,
  end_date,
})
const taken = (...period_ids: number[]) => ({ period_ids })
const late = { start_date: '2027-08-07', end_date: '2027-08-12' }
const chosen = (...[masterclasses, periods]: Parameters<typeof suggest>) =>
  suggest(masterclasses, periods).map(one => [one.masterclass_id, one.candidates[0]?.period_id ?? null])

test.each([
  ['the participants, once they are known', { participant_count: 4 }, 4],
  ['the applications before', { participant_count: null }, 9],
  ['but no more than there are places', { participant_count: null, places: 6 }, 6],
  ['fewer applications than places', { participant_count: null, places: 12 }, 9],
  ['one at least', { participant_count: 0 }, 1],
])('a masterclass counts as %s', (_, more, expected) => {
  expect(expectedParticipants(masterclass(1, more))).toBe(expected)
})

describe('the suggestion', () => {
  test.each<[string, Parameters<typeof suggest>, (number | null)[][]]>([
    ['is empty if nothing is open', [[masterclass(1, taken(7))], [period(7)]], []],
    [
      'leaves out what needs no accompanist',
      [[masterclass(1, { needs_accompanist: false })], [period(7)]],
      [],
    ],
    [
      'names what no period contains',
      [[masterclass(1, late)], [period(7, '2027-08-01', '2027-08-06')]],
      [[1, null]],
    ],
    [
      'gives equal masterclasses in turn, by id',
      [[1, 2, 3].map(id => masterclass(id)), [period(7), period(8)]],
      [
        [1, 7],
        [2, 8],
        [3, 7],
      ],
    ],
    [
      'prefers who has less on the fullest day',
      [
        [masterclass(1, { ...taken(7), participant_count: 9 }), masterclass(2)],
        [period(7), period(8)],
      ],
      [[2, 8]],
    ],
    [
      'looks at the days: who is free then can take it',
      [
        [
          masterclass(1, { ...taken(7), participant_count: 9 }),
          masterclass(2, { ...taken(8), ...late, participant_count: 10 }),
          masterclass(3, { ...late, participant_count: 3 }),
        ],
        [period(7), period(8)],
      ],
      [[3, 7]],
    ],
    [
      'counts a shared masterclass by its part',
      [
        [
          masterclass(1, { ...taken(7, 9), participant_count: 8 }),
          masterclass(2, { ...taken(8), participant_count: 5 }),
          masterclass(3),
        ],
        [period(7), period(8)],
      ],
      [[3, 7]],
    ],
    [
      'begins with what only one can take',
      [
        [masterclass(1, { participant_count: 9 }), masterclass(2, { ...late, participant_count: 9 })],
        [period(7), period(8, '2027-08-01', '2027-08-06')],
      ],
      [
        [2, 7],
        [1, 8],
      ],
    ],
    [
      'then the largest',
      [
        [
          masterclass(1, { participant_count: 2 }),
          masterclass(2, { participant_count: 6 }),
          masterclass(3, { participant_count: 3 }),
        ],
        [period(7), period(8)],
      ],
      [
        [2, 7],
        [3, 8],
        [1, 8],
      ],
    ],
  ])('%s', (_, input, expected) => {
    expect(chosen(...input)).toEqual(expected)
  })

  test('says why: the fullest day and the sum of each who could take it', () => {
    const plan = [
      masterclass(1, { ...taken(7), participant_count: 6 }),
      masterclass(2, { participant_count: null }),
    ]
    expect(suggest(plan, [period(7), period(8)])).toEqual([
      {
        masterclass_id: 2,
        is_estimate: true,
        candidates: [
          { period_id: 8, peak: 9, total: 27 },
          { period_id: 7, peak: 15, total: 45 },
        ],
      },
    ])
  })

  test('does not depend on the order of the plan', () => {
    const plan = [5, 3, 4, 1, 2].map(id => masterclass(id, { participant_count: (id % 3) + 2 }))
    const periods = [period(9), period(7), period(8)]
    expect(suggest(plan.toReversed(), periods.toReversed())).toEqual(suggest(plan, periods))
  })
})
