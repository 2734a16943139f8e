import { test as bare, type Page } from '@playwright/test'
import { choose, openEntry, openMenu } from './menu.ts'
import { login, logOut, password, storeSession } from './session.ts'
import { expect, test } from './test.ts'

const main = (page: Page) => page.getByRole('main')
const entry = (page: Page, who: 'in' | 'out') => page.locator(`.menu [data-only="${who}"]`).first()

const fillLogin = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  await main(page).getByLabel('Email', { exact: true }).fill('student@example.org')
  await main(page).getByLabel('Password', { exact: true }).fill(password)
  await main(page).getByRole('button', { name: 'Log in', exact: true }).click()
}

test('a guest logs in on the way to the personal area, moves within it and logs out', async ({ page }) => {
  await page.goto('/user/concert?request=new')
  await expect(page).toHaveURL('/auth/login?return=%2Fuser%2Fconcert%3Frequest%3Dnew')
  // The router changes the address before it shows the page: wait for the page before the next load.
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  await page.goto('/user')
  await expect(page).toHaveURL('/auth/login?return=%2Fuser')
  await fillLogin(page)
  await expect(page).toHaveURL('/user')
  await expect(page.getByRole('heading', { name: 'What to do now' })).toBeVisible()
  await page.waitForLoadState('networkidle')

  // A click on a link shows progress at once, however slow its page.
  const line = page.locator('.navigation-progress')
  await expect(line).toBeHidden()
  const { promise: isAsked, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/**', async route => {
    await isAsked
    await route.continue()
  })
  await openEntry(page, '/user/masterclass')
  await expect(line).toBeVisible()
  answer()
  await expect(page).toHaveURL('/user/masterclass')
  await expect(line).toHaveCount(0)

  // Neither registering nor another site is a place for a member.
  await page.goto('/auth/register')
  await expect(page).toHaveURL('/user')
  await expect(page.getByRole('heading', { name: 'What to do now' })).toBeVisible()
  await page.goto(`/auth/welcome?return=${encodeURIComponent('https://evil.example')}`)
  await expect(main(page).getByRole('link', { name: 'To the home page' })).toHaveAttribute('href', '/')
  await page.goto('/user')
  await expect(page.getByRole('heading', { name: 'What to do now' })).toBeVisible()
  await logOut(page)
  await page.goto('/user')
  await expect(page).toHaveURL('/auth/login?return=%2Fuser')
})

test('a guest does not stay on a page for members whose script takes longer than the first answer', async ({
  page,
}) => {
  const answered = page.waitForResponse('**/api/ping').then(answer => answer.finished())
  await page.route(/\/assets\/welcome-[^/]*\.js$/, async route => {
    await answered
    await route.continue()
  })
  await page.goto('/auth/welcome')
  await expect(page).toHaveURL('/auth/login?return=%2Fauth%2Fwelcome')
})

test('what a guest types before the scripts run is there in the next form and in the other language', async ({
  page,
}) => {
  const hold = async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async route => {
      await promise
      await route.continue()
    })
    return async () => {
      resolve()
      await expect(page.locator('[data-island][data-hydrated]')).toBeVisible()
      await page.unroute('**/assets/*.js')
    }
  }
  const arriveForLogin = await hold()
  await page.goto('/auth/login', { waitUntil: 'commit' })
  await main(page).getByLabel('Email', { exact: true }).fill('mira@example.org')
  await arriveForLogin()
  await main(page).getByRole('link', { name: 'Forgotten your password?' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Reset your password' })).toBeVisible()
  await expect(main(page).getByLabel('Email', { exact: true })).toHaveValue('mira@example.org')

  const arriveForRegistration = await hold()
  await page.goto('/auth/register', { waitUntil: 'commit' })
  await main(page).getByLabel('First name').fill('Mira')
  await arriveForRegistration()
  await choose(page, 'button', 'DE – Deutsch')
  await expect(main(page).getByLabel('Vorname')).toHaveValue('Mira')
})

// Playwright's own test: the browser logs the blocked files.
bare(
  'registration and login return to the page they were opened from, even before the scripts have run',
  async ({ page }) => {
    await page.route('**/*.js', route => route.abort())
    await page.goto('/masterclass/9')
    await choose(page, 'link', 'Register')
    await expect(page).toHaveURL('/auth/register')
    await page.unroute('**/*.js')
    await page.reload()
    await expect(page).toHaveURL('/auth/register?return=%2Fmasterclass%2F9')
    await main(page).getByRole('link', { name: 'Log in', exact: true }).click()
    await expect(page).toHaveURL('/auth/login?return=%2Fmasterclass%2F9')
    await fillLogin(page)
    await expect(page).toHaveURL('/masterclass/9')
  },
)

// Playwright's own test: the browser logs the 404 and the 401.
bare(
  'an unknown address leads to the home page, which says so, with the status 404',
  async ({ browser, page }) => {
    const note = 'There is no page at that address.'
    const unscripted = await browser.newPage({ javaScriptEnabled: false, locale: 'en' })
    for (const visitor of [page, unscripted]) {
      const answer = await visitor.goto('/no/such/page')
      expect(answer?.status()).toBe(404)
      await expect(visitor).toHaveURL('/#unknown-address')
      await expect(visitor.getByText(note)).toBeVisible()
      await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
    }
    await unscripted.close()
    const loaded: string[] = []
    page.on('request', request => {
      if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname)
    })
    await page.goto('/masterclass/999999')
    await expect(page).toHaveURL('/#unknown-address')
    expect(loaded).toEqual(['/masterclass/999999', '/'])
    await page.goto('/')
    await expect(page.getByText(note)).toBeHidden()
  },
)

bare(
  'a member sees the menu of members even before the scripts run, and that of a guest once the session has ended',
  async ({ page, request }) => {
    await storeSession(page, await login(request, 'student@example.org'))
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/*.js', async route => {
      await held
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'commit' })
    for (const when of ['before', 'after']) {
      await expect(page.locator('.footer')).toBeVisible()
      await expect(entry(page, 'in')).not.toHaveCSS('display', 'none')
      await expect(entry(page, 'out')).toHaveCSS('display', 'none')
      if (when === 'before') release()
      await page.waitForLoadState('networkidle')
    }

    // The current user is loaded again before each navigation.
    await openMenu(page)
    await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible()
    const status = await page.evaluate(async () => {
      const { access_token } = JSON.parse(localStorage.getItem('user') ?? '{}')
      const headers = { authorization: `Bearer ${access_token}` }
      return (await fetch('/api/logout', { method: 'POST', headers })).status
    })
    expect(status).toBeLessThan(300)
    await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click()
    await expect(page).toHaveURL('/about')
    await openMenu(page)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeHidden()
  },
)
