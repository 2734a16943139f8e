import type { Evening, OfficeRequest } from '@academy/contract/concerts/evenings/schemas'
import { exampleRequest } from '@academy/contract/concerts/requests/schemas'
import { expect, test } from 'vitest'
import { inMinutes, invoicesToCome, plannedEvenings, secondsOf } from './plan.ts'

const request = (id: number, change: Partial<OfficeRequest> = {}): OfficeRequest => ({
  ...exampleRequest,
  account_id: id,
  student_name: `Person ${id}`,
  email: `person-${id}@example.org`,
  instrument: null,
  accompanist: null,
  accompanist_period: null,
  application_statuses: ['accepted'],
  evening_id: null,
  is_announced: false,
  ...change,
  id,
})
const evening = (id: number, date: string, request_ids: number[]): Evening => ({
  id,
  date,
  place: 'Stiftskirche',
  length_minutes: 90,
  request_ids,
  to_notify: 0,
  announced_at: null,
})

test('evenings are sorted by date, each with its programme in order', () => {
  const requests = [request(1), request(2), request(3)]
  const evenings = [evening(9, '2027-08-08', [2]), evening(4, '2027-08-07', [3, 1])]
  const shown = plannedEvenings({ evenings, requests, people: [] })
  expect(shown.map(({ id }) => id)).toEqual([4, 9])
  expect(shown[0]?.requests.map(({ id }) => id)).toEqual([3, 1])
})

test('a person in two concerts of one day causes a warning on both', () => {
  const requests = [
    request(1, { student_name: 'Mira Talbach' }),
    request(2, { student_name: 'Mira Talbach' }),
  ]
  const evenings = [
    evening(1, '2027-08-07', [1]),
    { ...evening(2, '2027-08-07', [2]), place: 'Bibliothekssaal' },
  ]
  const kinds = plannedEvenings({ evenings, requests, people: [] }).map(({ warnings }) =>
    warnings.map(({ kind }) => kind),
  )
  expect(kinds).toEqual([['overlapping'], ['overlapping']])
})

test('who has left causes a warning', () => {
  const days = { start_date: '2027-08-01', end_date: '2027-08-07' }
  const people = [{ account_id: 1, name: 'Person 1', latin_name: '', bookings: [days], places: [] }]
  const evenings = [evening(1, '2027-08-06', [1]), evening(2, '2027-08-07', [2])]
  const requests = [request(1), request(2, { account_id: 1 })]
  const [before, after] = plannedEvenings({ evenings, requests, people })
  expect(before?.warnings).toEqual([])
  expect(after?.warnings).toMatchObject([{ kind: 'absent', request_id: 2, stays: [days] }])
})

test('started minutes count', () => {
  expect(
    secondsOf([request(1, { total_duration_seconds: 330 }), request(2, { total_duration_seconds: 45 })]),
  ).toBe(375)
  expect([0, 1, 60, 375].map(inMinutes)).toEqual([0, 1, 1, 7])
})

test('an invoice is announced where a recording is requested, has a fee and is not invoiced yet', () => {
  const { invoice } = exampleRequest
  const requests = [
    request(1, { wants_recording: true, invoice: null }),
    request(2, { wants_recording: false, invoice: null }),
    request(3, { wants_recording: true, invoice }),
    request(4, { wants_recording: true, invoice: null, is_recording_free: true }),
  ]
  expect(invoicesToCome(requests, 15)).toBe(1)
  expect(invoicesToCome(requests, 0)).toBe(0)
})
