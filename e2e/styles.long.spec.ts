import { test as bare, type Page } from '@playwright/test'
import { choose } from './menu.ts'
import { login, storeSession } from './session.ts'
import { expect, oneWidth, test } from './test.ts'

const SHEET = '**/personal-area-*.css'

/**
 * Records the display of the header of the personal area when it first appears: `flex` with its styles,
 * `block` without.
 */
const recordFirstDisplay = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const header = document.querySelector('.user-header')
      if (!header) return
      Reflect.set(window, 'firstLook', getComputedStyle(header).display)
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
const firstLook = (page: Page) => page.evaluate(() => Reflect.get(window, 'firstLook'))

/** The script of what surrounds the pages (`web/personal-chunks.ts`). */
const FRAME = /\/frame-[\w-]{8}\.js$/

/** Delays the styles, so that a page that does not wait for them appears without them. */
const delayStyles = async (page: Page) => {
  const code = page.waitForResponse(FRAME)
  await page.route(SHEET, async route => {
    await (await code).finished()
    await route.continue()
  })
}

const enter = async (page: Page) => {
  await page.goto('/about')
  await page.waitForLoadState('networkidle')
  await choose(page, 'link', 'Personal area')
}
const member = (page: Page) => page.getByRole('navigation', { name: 'Personal area' })

test('the personal area appears with its styles as the first page', async ({ page, request }) => {
  await storeSession(page, await login(request, 'student@example.org'))
  await recordFirstDisplay(page)
  await delayStyles(page)
  await page.goto('/user')
  await expect(member(page)).toBeVisible()
  expect(await firstLook(page)).toBe('flex')
})

// Playwright's own test: the browser logs the missing file.
bare('styles that failed to load are requested again', async ({ page, request }) => {
  await storeSession(page, await login(request, 'student@example.org'))
  await recordFirstDisplay(page)
  await page.route(SHEET, route => route.abort(), { times: 1 })
  await enter(page)
  await expect(member(page)).toBeVisible()
  expect(await firstLook(page)).toBe('flex')
})

const hasOwnFonts = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts].some(({ family, status }) => /^"?Source/.test(family) && status === 'loaded'),
  )

/** The layout shifts of the page until now, added up. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>(resolve => {
        let sum = 0
        new PerformanceObserver(list => {
          for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'))
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
      }),
  )

for (const path of ['/', '/masterclasses'])
  test(`nothing on ${path} moves when the fonts come late`, oneWidth, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.setExtraHTTPHeaders({ 'accept-language': 'de' })
    let release: () => void = () => undefined
    const isPainted = new Promise<void>(resolve => {
      release = resolve
    })
    await page.route('**/*.woff2', async route => {
      await isPainted
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    expect(await hasOwnFonts(page)).toBe(false)
    release()
    await page.waitForLoadState('load')
    await page.evaluate(() => document.fonts.ready)
    expect(await hasOwnFonts(page)).toBe(true)
    expect(await layoutShift(page)).toBeLessThan(0.01)
  })
