import { choose } from './menu.ts'
import { expect, test } from './test.ts'

test.use({ locale: 'en' })

test('a page that was chosen in the menu is announced, and the focus is on its heading', async ({ page }) => {
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await choose(page, 'link', 'About')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('About us')
  await expect(page.getByText('About us · International Summer Academy')).toHaveAttribute(
    'aria-live',
    'polite',
  )
  await expect(page.getByRole('button', { name: 'Menu', expanded: true })).toHaveCount(0)
})

test('a new page begins at its top, and the way back leads to where one was', async ({ page }) => {
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
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the menu is open and the pages can be read', async ({ page }) => {
    await page.goto('/academy')
    await page.getByRole('navigation').getByRole('link', { name: 'About', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('About us')
  })
})

test('no page is wider than the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const path of ['/academy', '/about', '/imprint', '/privacy', '/feedback/0']) {
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320)
  }
})
