import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { expectAccessible } from './testing/axe.ts'
import { TimePeriod } from './time-period.tsx'

test('a period shows both dates in the local format, and has machine-readable ones', async () => {
  const { container } = await render(<TimePeriod start="2027-08-01" end="2027-08-14" />)
  expect(container.textContent).toBe('01.08. - 14.08.2027')
  const days = [...container.querySelectorAll('time')].map(time => time.dateTime)
  expect(days).toEqual(['2027-08-01', '2027-08-14'])
  await expectAccessible()
})
