import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { showAlert } from '../../../base/alerts.ts'
import { makeCall } from '../../../base/api-client.ts'
import { withFailureAlerts } from '../../../base/with-failure-alerts.ts'
import { ForgotPasswordForm } from './forgot-password-form.tsx'

const answers = vi.fn<() => Response>()
const call = withFailureAlerts(
  makeCall({
    origin: location.origin,
    locale: () => 'en',
    token: () => undefined,
    fetch: async () => answers(),
  }),
  'en',
  showAlert,
)
const failure = (status: number) => Response.json({ code: 'x', message: 'x', request_id: '' }, { status })
const sent = 'If there is an account with this address, we have sent a link to it.'
const later = 'An error occurred. Please try again later.'

test.each([
  [500, later],
  [429, `${later} There were too many attempts in a short time.`],
  [502, later],
])('a %i is reported, the address stays, and the next try succeeds', async (status, said) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  answers.mockReturnValueOnce(failure(status)).mockReturnValue(Response.json({ message: sent }))
  await render(<ForgotPasswordForm call={call} email="mira@example.org" onEmail={() => {}} />)
  const send = page.getByRole('button', { name: 'Send the link' })
  await userEvent.click(send)
  await expect.element(page.getByText(said)).toBeVisible()
  await expect.element(page.getByText(sent)).not.toBeInTheDocument()
  await expect.element(page.getByLabelText('Email')).toHaveValue('mira@example.org')
  await userEvent.click(send)
  await expect.element(page.getByText(sent)).toBeVisible()
})
