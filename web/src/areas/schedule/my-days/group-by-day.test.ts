import type { DayEvent } from '@academy/contract/schedule/my-days/schemas'
import { expect, test } from 'vitest'
import { groupByDay } from './day-list.tsx'

const event = (id: string, kind: DayEvent['kind'], start_date: string, end_date = start_date): DayEvent => ({
  id,
  kind,
  start_date: `2027-08-${start_date}`,
  end_date: `2027-08-${end_date}`,
  starts_at: null,
  ends_at: null,
  title: '',
  text: '',
  place: '',
})

const linesOf = (events: DayEvent[]) =>
  groupByDay(events).map(({ day, items }) =>
    [day.slice(8), ...items.map(({ event: { id }, meals }) => (meals ? `${id}: ${meals}` : id))].join(' '),
  )

test('without events there are no days', () => {
  expect(groupByDay([])).toEqual([])
})

test('each day has what happens on it, meals from the first dinner to the last breakfast', () => {
  expect(
    linesOf([
      event('arrival', 'arrival', '01'),
      event('board', 'meals', '01', '04'),
      event('class', 'class', '02', '03'),
      event('concert', 'concert', '03'),
      event('departure', 'departure', '04'),
    ]),
  ).toEqual([
    '01 arrival board: dinner',
    '02 class board: both',
    '03 class concert board: both',
    '04 departure board: breakfast',
  ])
})

test('days without an event between two others are shown empty', () => {
  expect(linesOf([event('concert', 'concert', '03'), event('late', 'concert', '05')])).toEqual([
    '03 concert',
    '04',
    '05 late',
  ])
})
