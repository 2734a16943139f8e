import type { Evening } from '@academy/contract/concerts/evenings/schemas'
import { expect, test } from 'vitest'
import { nextEvening } from './evening-dialog.tsx'

const academy = { start_date: '2027-08-01', end_date: '2027-08-15' }
const evening = (date: string, place: string, length_minutes: number): Evening => ({
  id: 1,
  date,
  place,
  length_minutes,
  request_ids: [],
  to_notify: 0,
  announced_at: null,
})

test.each([
  { evenings: [], next: { date: '2027-08-02', place: '', length_minutes: 90 } },
  {
    evenings: [evening('2027-08-06', 'Stiftskirche', 75), evening('2027-08-04', 'Kapitelsaal', 60)],
    next: { date: '2027-08-07', place: 'Stiftskirche', length_minutes: 75 },
  },
  {
    evenings: [evening('2027-08-15', 'Stiftskirche', 75)],
    next: { date: '2027-08-15', place: 'Stiftskirche', length_minutes: 75 },
  },
])('after $evenings.length evenings the next one is $next.date', ({ evenings, next }) => {
  expect(nextEvening({ ...academy, evenings })).toEqual(next)
})
