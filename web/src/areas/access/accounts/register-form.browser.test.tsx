import { consentWordings, wordings } from '@academy/contract/base/consent-kinds'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ApiError } from '../../../base/api-errors.ts'
import { RegisterForm } from './register-form.tsx'

const create = vi.fn(async () => ({ user_data: {} as never, access_token: 'token' }))
const followed = vi.fn()
beforeEach(() => {
  vi.clearAllMocks()
  sessionStorage.clear()
})

const show = () =>
  render(
    <RegisterForm
      create={create}
      onRegistered={() => {}}
      privacyLink={label => <a href="/privacy">{label}</a>}
      knownAddress={
        <a
          href="/auth/login"
          onClick={event => {
            event.preventDefault()
            followed()
          }}
        >
          Log in
        </a>
      }
    />,
  )
const news = () => page.getByRole('checkbox', { name: wordings.en.news })
const fill = async () => {
  for (const [label, text] of [
    ['First name', 'Mira'],
    ['Last name', 'Talbach'],
    ['Email', 'mira@example.org'],
    ['Password', 'Berg-Sommer-7'],
    ['Repeat the password', 'Berg-Sommer-7'],
  ] as const)
    await page.getByLabelText(label, { exact: true }).fill(text)
}
const register = async () => {
  await page.getByRole('button', { name: 'Register' }).click()
  await expect.poll(() => create.mock.calls.length).toBe(1)
}

test('news are off, and nothing is said about them', async () => {
  await show()
  await expect.element(news()).not.toBeChecked()
  await expect.element(page.getByRole('link', { name: 'Privacy' })).toBeVisible()
  await fill()
  await register()
  expect(create).not.toHaveBeenCalledWith(expect.objectContaining({ news_wording: expect.anything() }))
})

test('a ticked box is sent with the wording, and survives a reload', async () => {
  const { unmount } = await show()
  await page.getByLabelText('First name', { exact: true }).fill('Mira')
  await news().click()
  await unmount()
  await show()
  await expect.element(news()).toBeChecked()
  await fill()
  await register()
  expect(create).toHaveBeenCalledWith(expect.objectContaining({ news_wording: consentWordings.news }))
})

const message = 'A user with this email address is already signed up.'
const refuse = () =>
  create.mockRejectedValueOnce(
    new ApiError(409, {
      ...{ code: 'email_taken', message, request_id: 'test' },
      errors: { email_address: [message] },
    }),
  )

test('an address that has an account is named at its field, with the way to log in', async () => {
  refuse()
  await show()
  const login = page.getByRole('link', { name: 'Log in' })
  await expect.element(login).not.toBeInTheDocument()
  await fill()
  await register()
  const email = page.getByLabelText('Email', { exact: true })
  await expect.element(email).toHaveAccessibleDescription(expect.stringContaining(message))
  await expect.element(login).toBeVisible()
  expect(page.getByText(message).elements()).toHaveLength(1)
})

test('the second click of a double click on the button follows no link that the answer has brought', async () => {
  refuse()
  await show()
  await fill()
  await register()
  const link = page.getByRole('link', { name: 'Log in' })
  await expect.element(link).toBeVisible()
  const click = (detail: number) =>
    link.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }))
  // False: the browser does not follow the link either.
  expect(click(2)).toBe(false)
  expect(followed).not.toHaveBeenCalled()
  click(1)
  expect(followed).toHaveBeenCalledOnce()
})
