import { choose, openEntry, openMenu } from './menu.ts'
import { login, storeSession } from './session.ts'
import { surveyLinks } from './survey-links.ts'
import { expect, expectToFit, oneWidth, test } from './test.ts'

test.use({ locale: 'en' })

test(
  'a new page is announced and starts at the top, and Back restores the scroll position',
  oneWidth,
  async ({ page, request }) => {
    // Content pages are loaded as whole pages, which the browser announces.
    await storeSession(page, await login(request, 'student@example.org'))
    await page.goto('/user')
    await openEntry(page, '/user/access')
    await expect(page.getByRole('heading', { level: 1, name: 'Access' })).toBeFocused()
    await expect(page.getByText('Access · International Summer Academy')).toHaveAttribute(
      'aria-live',
      'polite',
    )

    await page.goto('/privacy')
    await page.waitForLoadState('networkidle')
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Imprint' })
    await link.scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => scrollY)
    expect(place).toBeGreaterThan(500)
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Imprint' })).toBeInViewport()
    await page.goBack()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(place, -1)
  },
)

test.describe('the menu on a phone', oneWidth, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('opens before any script has run, and closes with Escape, a click outside and a link', async ({
    page,
  }) => {
    const { promise: held, resolve: letScriptsPass } = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async route => {
      await held
      await route.continue()
    })
    await page.goto('/academy', { waitUntil: 'commit' })
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    const toggle = page.getByRole('button', { name: 'Menu' })
    await toggle.tap()
    await expect(menu).toBeVisible()
    letScriptsPass()
    await page.waitForLoadState('networkidle')
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()

    await toggle.focus()
    await page.keyboard.press('Enter')
    await expect(menu).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(menu.getByRole('link', { name: 'Home' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(toggle).toBeFocused()

    await openMenu(page)
    await page.touchscreen.tap(190, 830)
    await expect(menu).toBeHidden()

    await choose(page, 'link', 'Academy')
    await expect(menu).toBeHidden()
  })
})

test.describe('without scripts, which do not change the width', oneWidth, () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } })

  test('no page is wider than the narrowest phone', async ({ page }) => {
    // Includes the masterclass with the longest name.
    for (const path of [
      '/',
      '/academy',
      '/about',
      '/contact',
      '/masterclasses',
      '/masterclass/20',
      '/imprint',
      '/privacy',
      '/accessibility',
      '/auth/login',
      '/auth/register',
    ]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectToFit(page, path)
    }
  })
})

test(
  'a personal page appears as soon as its data has arrived, without waiting for a timer',
  oneWidth,
  async ({ page, request }) => {
    await storeSession(page, await login(request, 'manager@example.org'))
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    for (const path of ['/user', surveyLinks.looking.en]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
  },
)
