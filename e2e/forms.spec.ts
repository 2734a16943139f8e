// Errors of forms. Playwright's own test: the browser logs refused requests.
import { expect, type Page, test } from '@playwright/test'

test.use({ locale: 'en' })

test('a login reports missing fields, then wrong ones, and keeps the input', async ({ page }) => {
  await page.goto('/auth/login')
  const email = page.getByLabel('Email')
  const password = page.getByLabel('Password', { exact: true })
  const submit = page.getByRole('button', { name: 'Log in', exact: true })
  await submit.click()
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription('Email is required')
  await expect(password).toHaveAccessibleDescription('Password is required')

  await email.fill('student@example.org')
  await password.fill('Wrong-Password-1')
  await expect(email).toHaveAccessibleDescription('')
  await submit.click()
  await expect(page.getByText('The provided credentials are not correct.').first()).toBeVisible()
  await expect(email).toHaveValue('student@example.org')
  await expect(password).toHaveValue('Wrong-Password-1')
})

test('a field is validated on blur, not while typing', async ({ page }) => {
  await page.goto('/auth/register')
  const email = page.getByLabel('Email')
  await expect(page.getByRole('button', { name: 'Register', exact: true })).toBeEnabled()
  await email.pressSequentially('mira@')
  await expect(email).not.toHaveAttribute('aria-invalid')
  await email.press('Tab')
  await expect(email).toHaveAccessibleDescription(/Please enter a valid email address\.$/)
})

test('registering with a known address is refused, with one request for repeated clicks', async ({
  page,
}) => {
  let requests = 0
  page.on('request', request => {
    if (request.url().endsWith('/api/register')) requests += 1
  })
  await page.goto('/auth/register')
  await page.getByLabel('First name').fill('Mira')
  await page.getByLabel('Last name').fill('Talbach')
  await page.getByLabel('Email').fill('student@example.org')
  await page.getByLabel('Password', { exact: true }).fill('Musik-Sommer-1')
  await page.getByLabel('Repeat the password', { exact: true }).fill('Musik-Sommer-1')
  await page.getByRole('button', { name: 'Register', exact: true }).dblclick()
  await expect(page.getByText('A user with this email address is already signed up.').first()).toBeVisible()
  expect(requests).toBe(1)
  await expect(page.getByLabel('First name')).toHaveValue('Mira')
})

test('a message survives a lost connection and can be sent again', async ({ page }) => {
  await page.goto('/contact')
  const message = page.getByLabel('Message')
  const submit = page.getByRole('button', { name: 'Send' })
  await page.getByLabel('Email').fill('mira@example.org')
  await page.getByLabel('Subject').fill('Practice rooms')
  await message.fill('Are there pianos in the practice rooms?')
  await page.route('**/api/contact', route => route.abort())
  await submit.click()
  await expect(page.getByText('Failed to send message')).toBeVisible()
  await expect(message).toHaveValue('Are there pianos in the practice rooms?')

  await page.unroute('**/api/contact')
  await submit.click()
  await expect(page.getByText('Message sent successfully')).toBeVisible()
  await expect(message).toHaveValue('')
})

test('a message survives a change of the language, and is cleared once it is sent', async ({ page }) => {
  await page.route('**/api/contact', route => route.fulfill({ json: { message: 'ok' } }))
  await page.goto('/contact')
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Email').fill('mira@example.org')
  await page.getByLabel('Subject').fill('Pianos')
  await page.getByLabel('Message').fill('Are there pianos in the rooms?')
  // On a phone the language switch is in the menu.
  await page.getByRole('button', { name: 'DE – Deutsch', includeHidden: true }).dispatchEvent('click')
  await expect(page.getByLabel('Nachricht')).toHaveValue('Are there pianos in the rooms?')
  await expect(page.getByLabel('Betreff')).toHaveValue('Pianos')
  await page.getByRole('button', { name: 'Senden' }).click()
  await expect(page.getByText('Nachricht erfolgreich gesendet').first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Senden' })).toBeEnabled()
  await expect(page.getByLabel('Nachricht')).toHaveValue('')
})

test('a robot that fills in the honeypot is thanked, and nothing is sent', async ({ page }) => {
  let requests = 0
  await page.route('**/api/contact', route => {
    requests += 1
    return route.abort()
  })
  await page.goto('/contact')
  await page.getByLabel('Email').fill('robot@example.org')
  await page.getByLabel('Subject').fill('Cheap violins')
  await page.getByLabel('Message').fill('Buy now')
  await page.locator('input[name=honeypot]').evaluate((field: HTMLInputElement) => {
    field.value = 'https://example.org'
  })
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Message sent successfully')).toBeVisible()
  expect(requests).toBe(0)
})

test('an invalid reset link offers a new one', async ({ page }) => {
  await page.goto('/auth/reset-password?email=mira%40example.org&token=12345')
  await page.getByLabel('New password', { exact: true }).fill('Musik-Winter-2')
  await page.getByLabel('Repeat the password', { exact: true }).fill('Musik-Winter-2')
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect(page.getByText('This link is no longer valid.')).toBeVisible()
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await expect(page.getByRole('button', { name: 'Send the link' })).toBeVisible()
})

test('a confirmation link reports when it is refused or incomplete', async ({ page }) => {
  await page.goto('/verify-email/1/abc?expires=1&signature=2')
  await expect(page.getByText('Email verification failed. Please try again.')).toBeVisible()
  await page.goto('/verify-email/1/abc?expires=1')
  await expect(page.getByText('Invalid verification link.')).toBeVisible()
})

test('input typed before the scripts ran is kept', async ({ page }) => {
  let release = () => {}
  const typed = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/assets/*.js', async route => {
    await typed
    await route.continue()
  })
  await page.goto('/auth/login', { waitUntil: 'commit' })
  const email = page.getByLabel('Email')
  await email.fill('student@example.org')
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeDisabled()
  release()
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeEnabled()
  await expect(email).toHaveValue('student@example.org')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByText('Password is required')).toBeVisible()
  await expect(page.getByText('Email is required')).toBeHidden()
})

test.describe('form libraries loaded on focus', () => {
  const scripts = '**/assets/*.js'
  const openLogin = async (page: Page) => {
    await page.goto('/auth/login', { waitUntil: 'networkidle' })
    const submit = page.getByRole('button', { name: 'Log in', exact: true })
    await expect(submit).toBeEnabled()
    return { email: page.getByLabel('Email'), password: page.getByLabel('Password', { exact: true }), submit }
  }

  test('a form keeps input typed before they arrive, and a submit waits for them', async ({ page }) => {
    const { email, password, submit } = await openLogin(page)
    const { promise: allowed, resolve: release } = Promise.withResolvers<void>()
    await page.route(scripts, async route => {
      await allowed
      await route.continue()
    })
    await email.pressSequentially('student@')
    await password.pressSequentially('Musik-Sommer-1')
    await password.press('Enter')
    await expect(submit).toHaveAttribute('aria-busy', 'true')
    await expect(email).not.toHaveAttribute('aria-invalid')
    release()
    await expect(email).toHaveAccessibleDescription('Please enter a valid email address.')
    await expect(email).toBeFocused()
    await expect(email).toHaveValue('student@')
    await email.press('End')
    await email.pressSequentially('example.org')
    await email.press('Enter')
    await expect(page).toHaveURL('/')
  })

  test('the server validates the input if they cannot be loaded', async ({ page }) => {
    const { email, password, submit } = await openLogin(page)
    await page.route(scripts, route => route.abort())
    await email.fill('student@example.org')
    await submit.click()
    await expect(password).toHaveAccessibleDescription('Password is required')
    await expect(password).toBeFocused()
    await password.fill('Wrong-Password-1')
    await submit.click()
    await expect(page.getByText('The provided credentials are not correct.').first()).toBeVisible()
    await expect(email).toHaveValue('student@example.org')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of [
    '/auth/login',
    '/auth/register',
    '/contact',
    '/auth/reset-password?email=a%40b.at&token=x',
  ])
    test(`the form of ${path} is readable, and says what it needs`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByLabel(/^Email/)).toBeVisible()
      // Located by element: Playwright does not read text inside noscript.
      await expect(page.locator('noscript p')).toBeVisible()
      await expect(page.locator('main button[type=submit]')).toBeDisabled()
    })
})
