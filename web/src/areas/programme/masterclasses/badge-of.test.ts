import { expect, test } from 'vitest'
import { badgeOf } from './application-badge.tsx'

test.each([
  { application_closed: 0, deadlinePassed: false, badge: undefined },
  { application_closed: 0, is_current: false, deadlinePassed: false, badge: 'closed' },
  { application_closed: 0, deadlinePassed: true, badge: 'remaining' },
  { application_closed: 1, deadlinePassed: false, badge: 'closed' },
  { application_closed: 1, deadlinePassed: true, badge: 'closed' },
  { application_closed: 0, deadlinePassed: true, is_over: true, badge: 'over' },
  { application_closed: 1, deadlinePassed: true, is_over: true, badge: 'over' },
  { application_closed: 0, deadlinePassed: true, is_over: false, badge: 'remaining' },
] as const)('the badge is $badge for $application_closed, deadline passed: $deadlinePassed', row => {
  expect(badgeOf({ is_current: true, is_over: false, ...row }, row.deadlinePassed)).toBe(row.badge)
})
