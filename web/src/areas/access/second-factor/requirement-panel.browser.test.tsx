import type { Requirement } from '@academy/contract/access/second-factor/schemas'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { answering } from '../../../base/testing/answering.ts'
import { RequirementPanel } from './requirement-form.tsx'

const requirement: Requirement = {
  required_of: ['office', 'teachers'],
  required_since: '2027-01-10T08:00:00.000Z',
  grace_days: 14,
  is_demo: false,
  version: 2,
}

const show = (mayChange: boolean) =>
  render(
    <RequirementPanel
      call={answering(() => requirement)}
      requirement={requirement}
      mayChange={mayChange}
      onSaved={async () => {}}
    />,
  )

test('an admin changes who needs a second factor', async () => {
  await show(true)
  await expect.element(page.getByRole('button', { name: 'Save' })).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: 'the office' })).toBeChecked()
})

test('a manager reads who needs a second factor, and that only admins change it', async () => {
  await show(false)
  await expect.element(page.getByText('Only admins can change this.')).toBeVisible()
  await expect
    .element(page.getByText(/^Required from .* on for the office and for teachers and accompanists\.$/))
    .toBeVisible()
  expect(page.getByRole('checkbox').elements()).toEqual([])
  expect(page.getByRole('button').elements()).toEqual([])
})
