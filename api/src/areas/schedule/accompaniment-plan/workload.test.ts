import { expect, test } from 'vitest'
import { lessonDays, spansOf } from './suggest.ts'
import { type PlayedMasterclass, plannedWork, uncoveredDays } from './workload.ts'

const masterclass = (more: Partial<PlayedMasterclass> = {}): PlayedMasterclass => ({
  id: 1,
  start_date: '2027-08-01',
  end_date: '2027-08-05',
  needs_accompanist: true,
  participant_count: 4,
  application_count: 9,
  places: null,
  period_ids: [7],
  piece_count: 10,
  piece_seconds: 600,
  untimed_count: 8,
  ...more,
})
const period = { period_id: 7, start_date: '2027-08-01', end_date: '2027-08-09' }

test.each([
  ['2027-08-01', '2027-08-05', ['2027-08-02', '2027-08-03', '2027-08-04']],
  ['2027-08-01', '2027-08-03', ['2027-08-02']],
  ['2027-08-01', '2027-08-02', []],
])('a masterclass from %s to %s has lessons on %j', (start_date, end_date, days) => {
  expect(lessonDays({ start_date, end_date })).toEqual(days)
})

test.each([
  [[], []],
  [['2027-08-03'], [['2027-08-03', '2027-08-03']]],
  [
    ['2027-08-04', '2027-08-03', '2027-08-07'],
    [
      ['2027-08-03', '2027-08-04'],
      ['2027-08-07', '2027-08-07'],
    ],
  ],
])('%j are the times %j', (days, spans) => {
  expect(spansOf(days).map(({ start_date, end_date }) => [start_date, end_date])).toEqual(spans)
})

test('a day has the masterclasses with lessons and the concert of its evening; the sum has everything once', () => {
  const open = masterclass({
    id: 2,
    start_date: '2027-08-03',
    end_date: '2027-08-06',
    participant_count: null,
  })
  const untaken = masterclass({ id: 3, end_date: '2027-08-09', period_ids: [] })
  const work = plannedWork(
    period,
    [masterclass(), { ...open, piece_count: 0, piece_seconds: 0, untimed_count: 0 }, untaken],
    [
      { period_id: 7, seconds: 300, date: '2027-08-04' },
      { period_id: 7, seconds: 200, date: null },
      { period_id: 8, seconds: 999, date: '2027-08-04' },
    ],
  )
  const both = {
    participant_count: 4,
    open_count: 1,
    undecided_count: 9,
    piece_count: 10,
    piece_seconds: 600,
    untimed_count: 8,
  }
  expect(work.masterclass_ids).toEqual([1, 2])
  expect(work.total).toEqual({ ...both, concert_count: 2, concert_seconds: 500 })
  expect(work.undated_count).toBe(1)
  expect(work.days).toHaveLength(9)
  expect(work.days[3]).toEqual({
    date: '2027-08-04',
    masterclass_ids: [1, 2],
    ...both,
    concert_count: 1,
    concert_seconds: 300,
  })
  expect(work.days[4]).toMatchObject({ masterclass_ids: [2], participant_count: 0, undecided_count: 9 })
})

test('free are days with lessons of others without a lesson or a concert of their own', () => {
  const other = masterclass({ id: 2, end_date: '2027-08-09', period_ids: [8] })
  const played = [{ period_id: 7, seconds: 300, date: '2027-08-06' }]
  const free = (requests: typeof played, second = other) =>
    plannedWork(period, [masterclass(), second], requests).free
  expect(free([])).toEqual([{ start_date: '2027-08-05', end_date: '2027-08-08' }])
  expect(free(played)).toEqual([
    { start_date: '2027-08-05', end_date: '2027-08-05' },
    { start_date: '2027-08-07', end_date: '2027-08-08' },
  ])
  expect(free([], { ...other, needs_accompanist: false })).toEqual([])
})

test('uncovered are days with lessons to accompany while nobody is there', () => {
  const late = masterclass({ start_date: '2027-08-06', end_date: '2027-08-14' })
  expect(uncoveredDays([masterclass(), late], [period])).toEqual([
    { start_date: '2027-08-10', end_date: '2027-08-13' },
  ])
  expect(uncoveredDays([{ ...late, needs_accompanist: false }], [period])).toEqual([])
  expect(uncoveredDays([masterclass()], [])).toEqual([{ start_date: '2027-08-02', end_date: '2027-08-04' }])
})
