// Errors of forms. Playwright's own test: the browser logs refused requests.
import { expect, test } from '@playwright/test'
import { password as demoPassword } from './session.ts'

test.use({ locale: 'en' })

test('a login keeps input typed before the scripts ran, reports missing and wrong fields, and leads to no other site', async ({
  page,
}) => {
  const { promise: typed, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async route => {
    await typed
    await route.continue()
  })
  await page.goto(`/auth/login?return=${encodeURIComponent('//evil.example')}`, { waitUntil: 'commit' })
  const email = page.getByLabel('Email')
  const password = page.getByLabel('Password', { exact: true })
  const submit = page.getByRole('button', { name: 'Log in', exact: true })
  await email.fill('student@example.org')
  // The click is repeated by the scripts: the browser itself sends nothing.
  await submit.click()
  await expect(submit).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(password).toHaveAccessibleDescription('Password is required')
  await expect(password).toBeFocused()
  await expect(email).toHaveValue('student@example.org')
  await email.fill('')
  await submit.click()
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription('Email is required')

  await email.fill('student@example.org')
  await password.fill('Wrong-Password-1')
  await expect(email).toHaveAccessibleDescription('')
  await submit.click()
  await expect(page.getByText('The provided credentials are not correct.').first()).toBeVisible()
  await expect(email).toHaveValue('student@example.org')
  await expect(password).toHaveValue('Wrong-Password-1')
  await password.fill(demoPassword)
  await submit.click()
  await expect(page).toHaveURL('/')
})

test('an address typed before the scripts ran is in the form for a new password, and in the login after a reload', async ({
  page,
}) => {
  const { promise: typed, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async route => {
    await typed
    await route.continue()
  })
  await page.goto('/auth/login', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill('student@example.org')
  await page.getByRole('link', { name: 'Forgotten your password?' }).click()
  release()
  await expect(page.getByRole('button', { name: 'Send the link' })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('student@example.org')
  await page.goto('/auth/login', { waitUntil: 'commit' })
  await expect(page.getByLabel('Email')).toHaveValue('student@example.org')
})

test('a registration is validated on blur, and a known address is refused, with one request for repeated clicks', async ({
  page,
}) => {
  let requests = 0
  page.on('request', request => {
    if (request.url().endsWith('/api/register')) requests += 1
  })
  await page.goto('/auth/register')
  const email = page.getByLabel('Email', { exact: true })
  const submit = page.getByRole('button', { name: 'Register', exact: true })
  await expect(submit).toBeEnabled()
  await email.pressSequentially('mira@')
  await expect(email).not.toHaveAttribute('aria-invalid')
  await email.press('Tab')
  await expect(email).toHaveAccessibleDescription(/Please enter a valid email address\.$/)

  await page.getByLabel('First name').fill('Mira')
  await page.getByLabel('Last name').fill('Talbach')
  await email.fill('student@example.org')
  await page.getByLabel('Password', { exact: true }).fill('Musik-Sommer-1')
  await page.getByLabel('Repeat the password', { exact: true }).fill('Musik-Sommer-1')
  // The refusal comes after the second click: it moves the page, and the click would hit something else.
  const { promise: clicked, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/register', async route => {
    await clicked
    await route.continue()
  })
  await submit.dblclick()
  release()
  await expect(email).toHaveAccessibleDescription(/A user with this email address is already signed up\.$/)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Forgotten your password?' })).toHaveAttribute(
    'href',
    /#reset$/,
  )
  expect(requests).toBe(1)
  await expect(page.getByLabel('First name')).toHaveValue('Mira')
})

test('a message survives a lost connection and a change of the language, and is cleared once it is sent', async ({
  page,
}) => {
  await page.goto('/contact')
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Email').fill('mira@example.org')
  await page.getByLabel('Subject').fill('Practice rooms')
  await page.getByLabel('Message').fill('Are there pianos in the practice rooms?')
  await page.route('**/api/contact', route => route.abort())
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Failed to send message')).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveValue('Are there pianos in the practice rooms?')
  await page.unroute('**/api/contact')

  // On a phone the language switch is in the menu.
  await page.getByRole('button', { name: 'DE – Deutsch', includeHidden: true }).dispatchEvent('click')
  await expect(page.getByLabel('Nachricht')).toHaveValue('Are there pianos in the practice rooms?')
  await expect(page.getByLabel('Betreff')).toHaveValue('Practice rooms')
  await page.getByRole('button', { name: 'Senden' }).click()
  await expect(page.getByText('Nachricht erfolgreich gesendet').first()).toBeVisible()
  await expect(page.getByLabel('Nachricht')).toHaveValue('')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Senden' })).toBeEnabled()
  await expect(page.getByLabel('Nachricht')).toHaveValue('')

  // A robot that fills in the honeypot is thanked, and nothing is sent.
  let requests = 0
  await page.route('**/api/contact', route => {
    requests += 1
    return route.abort()
  })
  await page.getByLabel('E-Mail-Adresse').fill('robot@example.org')
  await page.getByLabel('Betreff').fill('Cheap violins')
  await page.getByLabel('Nachricht').fill('Buy now')
  await page.locator('input[name=honeypot]').evaluate((field: HTMLInputElement) => {
    field.value = 'https://example.org'
  })
  await page.getByRole('button', { name: 'Senden' }).click()
  await expect(page.getByText('Nachricht erfolgreich gesendet').first()).toBeVisible()
  expect(requests).toBe(0)
})

test('a link of a mail that is invalid says so, and offers a new one', async ({ page }) => {
  await page.goto('/verify-email/1/abc?expires=1&signature=2')
  await expect(page.getByText('Email verification failed. Please try again.')).toBeVisible()
  await page.goto('/verify-email/1/abc?expires=1')
  await expect(page.getByText('Invalid verification link.')).toBeVisible()
  await page.goto('/auth/reset-password?email=mira%40example.org&token=12345')
  await page.getByLabel('New password', { exact: true }).fill('Musik-Winter-2')
  await page.getByLabel('Repeat the password', { exact: true }).fill('Musik-Winter-2')
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect(page.getByText('This link is no longer valid.')).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'no longer valid' })).toBeFocused()
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await expect(page.getByRole('button', { name: 'Send the link' })).toBeVisible()
})
