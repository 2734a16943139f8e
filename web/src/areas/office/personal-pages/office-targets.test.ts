import { expect, test } from 'vitest'
import { targetOf } from './office-dashboard.tsx'

const concert = { evening_id: 7, date: '2027-08-05', place: 'Church', piece_count: 4 }

test.each([
  ['applications', { to: '/user/a/masterclass', search: { applied: '1' } }],
  ['consents', { to: '/user/a/people', search: { consent: '1' } }],
  ['contacts', { to: '/user/a/people', search: { contact: '1' } }],
  ['unscheduled', { to: '/user/a/concerts', hash: 'waiting' }],
  ['concert', { to: '/user/a/concerts', hash: 'evening-7' }],
] as const)('%s lead to %j', (kind, target) => {
  expect(targetOf(kind, { concert })).toEqual(target)
})
