import { housekeeping } from '@academy/contract/lodging/housekeeping/endpoints'
import type { HousekeepingDay, SheetGuest } from '@academy/contract/lodging/housekeeping/schemas'
import { expect, test } from 'vitest'
import { chosenDayOf, daysShown } from './room-sheet.tsx'

const guest = housekeeping.example.reply[0]?.arrivals[0] as SheetGuest
const day = (date: string, guests: SheetGuest[]): HousekeepingDay => ({
  day: date,
  arrivals: guests,
  departures: [],
  stays: [],
})
const days = [
  day('2027-08-01', []),
  day('2027-08-02', [guest]),
  day('2027-08-03', []),
  day('2027-08-04', [guest]),
]

test.each<[asked: string | undefined, today: string, chosen: string]>([
  [undefined, '2027-05-01', '2027-08-02'],
  [undefined, '2027-08-03', '2027-08-03'],
  [undefined, '2027-09-01', '2027-08-02'],
  ['2027-08-04', '2027-08-03', '2027-08-04'],
  ['2027-12-24', '2027-08-03', '2027-08-03'],
  ['nonsense', '2027-05-01', '2027-08-02'],
  ['all', '2027-08-03', 'all'],
])('requested %s on %s: %s', (asked, today, chosen) => {
  expect(chosenDayOf(days, asked, today)).toBe(chosen)
})

test('without bookings the first day is shown', () => {
  expect(chosenDayOf([day('2027-08-01', []), day('2027-08-02', [])], undefined, '2027-05-01')).toBe(
    '2027-08-01',
  )
})

test('all days leaves out empty ones, and a chosen day is shown even if empty', () => {
  expect(daysShown(days, 'all').map(one => one.day)).toEqual(['2027-08-02', '2027-08-04'])
  expect(daysShown(days, '2027-08-03').map(one => one.day)).toEqual(['2027-08-03'])
})
