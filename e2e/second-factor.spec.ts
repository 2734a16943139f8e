import { randomUUID } from 'node:crypto'
// The steps of a login are refusals, which browsers log: Playwright's own test.
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { password } from './session.ts'
import { codeOf } from './totp.ts'

test.use({ locale: 'en' })

/** Registers somebody new, so that the demo accounts stay without a second factor. */
const register = async (request: APIRequestContext): Promise<string> => {
  const email = `factor-${randomUUID()}@example.org`
  const names = { first_name: 'Runa', last_name: 'Feldegg' }
  const answer = await request.post('/api/register', {
    data: { ...names, email_address: email, password, password_confirmation: password },
  })
  expect(answer.status()).toBe(201)
  return email
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

const logIn = async (page: Page, email: string) => {
  await page.goto('/auth/login?return=%2Fuser%2Fsecurity')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
}

const logOut = async (page: Page) => {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => localStorage.clear())
}

test('an authenticator app protects the login, and a recovery code replaces a lost phone', async ({
  page,
  request,
}) => {
  const email = await register(request)
  await logIn(page, email)
  await press(page, 'Set up an authenticator app')
  const secret = ((await page.locator('.factor-secret').textContent()) ?? '').replaceAll(' ', '')
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await page.getByLabel('Code from your authenticator app').fill('000000')
  await press(page, 'Finish')
  await expect(page.getByText('This code is wrong or was already used.').first()).toBeVisible()
  await page.getByLabel('Code from your authenticator app').fill(codeOf(secret, -1))
  await press(page, 'Finish')
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const recoveryCode = (await codes.first().textContent()) ?? ''
  await press(page, 'I have kept them')
  await expect(page.getByText('10 of 10 are left.')).toBeVisible()

  await logOut(page)
  await logIn(page, email)
  await expect(page.getByRole('heading', { name: 'Second step' })).toBeVisible()
  await page.reload()
  await page.getByLabel('Code from your authenticator app').fill(codeOf(secret))
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/\/user\/security$/)

  await logOut(page)
  await logIn(page, email)
  await press(page, 'Use a recovery code')
  await page.getByLabel('Recovery code').fill(recoveryCode.toLowerCase())
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByText('9 of 10 are left.')).toBeVisible()
  await press(page, 'Remove the authenticator app')
  await press(page, 'Remove')
  await expect(page.getByRole('button', { name: 'Set up an authenticator app' })).toBeVisible()
})

test('a passkey is a second factor, and logs in without a password', async ({ page, request }) => {
  const authenticator = await page.context().newCDPSession(page)
  await authenticator.send('WebAuthn.enable')
  await authenticator.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const email = await register(request)
  await logIn(page, email)
  await press(page, 'Add a passkey')
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await dialog.getByLabel('Name').fill('My phone')
  await dialog.getByRole('button', { name: 'Add a passkey' }).click()
  await press(page, 'I have kept them')
  await expect(page.getByText('My phone')).toBeVisible()

  await logOut(page)
  await logIn(page, email)
  await press(page, 'Use a passkey')
  await expect(page).toHaveURL(/\/user\/security$/)

  await logOut(page)
  await page.goto('/auth/login?return=%2Fuser%2Fsecurity')
  await press(page, 'Log in with a passkey')
  await expect(page.getByText('My phone')).toBeVisible()
  await expect(page.getByText(/Last used on/)).toBeVisible()
})
