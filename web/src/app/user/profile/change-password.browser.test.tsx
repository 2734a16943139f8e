import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { showAlert } from '../../../lib/alerts.ts'
import { makeCall } from '../../../lib/api-client.ts'
import { withFailureAlerts } from '../../../lib/with-failure-alerts.ts'
import { AlertBanner } from '../../../ui/alert-banner.tsx'
import { ChangePassword } from './change-password.tsx'

const failure = Response.json({ code: 'x', message: 'x', request_id: '' }, { status: 500 })
const call = withFailureAlerts(
  makeCall({
    origin: location.origin,
    locale: () => 'en',
    token: () => undefined,
    fetch: async () => failure,
  }),
  'en',
  showAlert,
)

test('the profile does not announce a link when the server failed', async () => {
  await render(
    <>
      <AlertBanner />
      <ChangePassword call={call} email="mira@example.org" />
    </>,
  )
  await userEvent.click(page.getByRole('button'))
  await expect.element(page.getByText('Internal server error.')).toBeVisible()
  await expect.element(page.getByText(/mira@example.org/)).not.toBeInTheDocument()
})
