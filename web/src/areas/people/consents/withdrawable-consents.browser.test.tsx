import type { Consent } from '@academy/contract/people/consents/schemas'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ApiError } from '../../../base/api-errors.ts'
import { AlertBanner } from '../../../ui/alert-banner.tsx'
import { WithdrawableConsents } from './withdrawable-consents.tsx'

const needs: Consent = {
  id: 12,
  kind: 'needs',
  given_at: '2027-06-01T08:00:00.000Z',
  is_by_office: false,
  withdrawn_at: null,
  is_withdrawn_by_office: false,
  document: null,
  wording: 1,
  instrument: null,
  teacher: null,
  year: null,
  can_withdraw: true,
  has_data: true,
  tie: null,
}
const wording = { saved: 'The change is saved.', effects: { needs: 'The kitchen no longer knows them.' } }

test.each([
  ['not_found', 404, 'The change is saved.', { reloads: 1, openQuestions: 0 }],
  ['forbidden', 403, 'This is refused.', { reloads: 0, openQuestions: 1 }],
])('a withdrawal that is refused as %s', async (code, status, message, { reloads, openQuestions }) => {
  const onWithdrawn = vi.fn(async () => {})
  const withdraw = vi.fn(async () => {
    throw new ApiError(status, { code, message: 'This is refused.', request_id: 'a' })
  })
  await render(
    <>
      <AlertBanner />
      <WithdrawableConsents
        consents={[needs]}
        tieOf={() => null}
        wording={wording}
        withdraw={withdraw}
        onWithdrawn={onWithdrawn}
      />
    </>,
  )
  await page.getByRole('button', { name: /^Withdraw:/ }).click()
  await expect.element(page.getByText('The kitchen no longer knows them.')).toBeVisible()
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect.element(page.getByText(message)).toBeVisible()
  await expect.element(page.getByRole('alertdialog')).toHaveLength(openQuestions)
  expect(withdraw).toHaveBeenCalledExactlyOnceWith(12)
  expect(onWithdrawn).toHaveBeenCalledTimes(reloads)
})

test('the list has the focus when the button of a withdrawn consent is gone', async () => {
  const Example = () => {
    const [consent, setConsent] = useState(needs)
    return (
      <WithdrawableConsents
        consents={[consent]}
        tieOf={() => null}
        withdraw={async () => {}}
        onWithdrawn={async () => setConsent({ ...needs, can_withdraw: false })}
      />
    )
  }
  await render(<Example />)
  await page.getByRole('button', { name: /^Withdraw:/ }).click()
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect.element(page.getByRole('list')).toHaveFocus()
})
