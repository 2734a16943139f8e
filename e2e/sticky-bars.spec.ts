// Sticky elements must not cover the focused element or a player.
import type { Page } from '@playwright/test'
import { login, storeSession } from './session.ts'
import { giveGender, newStudent } from './student.ts'
import { expect, test } from './test.ts'

// Low ones: what is not covered there is not covered in a higher window.
const phones = [
  // With the on-screen keyboard open.
  { width: 390, height: 500 },
  { width: 844, height: 390 },
]
const desktops = [{ width: 1280, height: 720 }]
const MAX_STOPS = 250

type Size = (typeof phones)[number]

const sizes = (isMobile: boolean): Size[] => (isMobile ? phones : desktops)

/** Returns everything fixed or sticky that covers the element and does not contain it; null without the element. */
const coveredBy = (page: Page, selector: string) =>
  page.evaluate(wanted => {
    const element = document.querySelector(wanted)
    if (!element || element === document.body) return null
    const inner = element.getBoundingClientRect()
    const isOver = (bar: Element) => {
      const outer = bar.getBoundingClientRect()
      return (
        outer.width > 0 &&
        outer.height < innerHeight &&
        Math.min(inner.right, outer.right) - Math.max(inner.left, outer.left) > 1 &&
        Math.min(inner.bottom, outer.bottom) - Math.max(inner.top, outer.top) > 1 &&
        !bar.contains(element)
      )
    }
    // Few elements overlap, so styles are computed last.
    const isBar = (bar: Element) => ['fixed', 'sticky'].includes(getComputedStyle(bar).position)
    return [...document.body.querySelectorAll('*')]
      .filter(bar => isOver(bar) && isBar(bar))
      .map(bar => `${element.outerHTML.slice(0, 120)} is covered by .${bar.className}`)
  }, selector)

/** Tabs through the page from start to end and returns the covered elements. */
const coveredWhileTabbing = async (page: Page, key: 'Tab' | 'Shift+Tab') => {
  const found: string[] = []
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    await page.keyboard.press(key)
    const covered = await coveredBy(page, ':focus')
    if (!covered) return found
    found.push(...covered)
  }
  return found
}

const walkThrough = async (page: Page, windows: Size[]) => {
  for (const size of windows) {
    await page.setViewportSize(size)
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      scrollTo(0, 0)
    })
    const name = `${size.width} x ${size.height}`
    expect(await coveredWhileTabbing(page, 'Tab'), name).toEqual([])
    expect(await coveredWhileTabbing(page, 'Shift+Tab'), `${name}, backwards`).toEqual([])
  }
}

test('the survey editor', async ({ page, request, isMobile }) => {
  test.setTimeout(240_000)
  await storeSession(page, await login(request, 'manager@example.org'))
  await page.goto('/user/a/feedback/new?start=ours')
  await expect(page.locator('.editor-bar')).toBeVisible()
  await page.locator('.question-toggle').first().click()
  await page.locator('.question-toggle').last().click()
  await walkThrough(page, sizes(isMobile))
})

test('the selection, one applicant at a time, with a player', async ({ page, request, isMobile }) => {
  test.setTimeout(240_000)
  await page.route(/youtube|vimeo|soundcloud/, route => route.fulfill({ contentType: 'text/html', body: '' }))
  await storeSession(page, await login(request, 'teacher@example.org'))
  await page.goto('/user/t/masterclass')
  await page.locator('a[href^="/user/t/masterclass/"]').first().click()
  await page.getByText('Go through them one by one').click()
  await expect(page.locator('.decision-bar')).toBeVisible()
  await walkThrough(page, sizes(isMobile))

  const recording = page.locator('button.recording').first()
  while (!(await recording.isVisible())) await page.getByRole('button', { name: 'Next' }).click()
  for (const size of sizes(isMobile)) {
    await page.setViewportSize(size)
    await recording.click()
    await expect(page.locator('.player')).toBeVisible()
    expect(await coveredBy(page, '.player iframe')).toEqual([])
    await page.getByRole('button', { name: 'Close the player' }).click()
    await expect(page.locator('.player')).toBeHidden()
  }
})

test('booking a room', async ({ page, request, isMobile }) => {
  const { stored } = await newStudent(request)
  await giveGender(request, stored)
  await storeSession(page, stored)
  await page.goto('/user/acomodation?step=dates')
  await expect(page.locator('.lodging-total')).toBeAttached()
  await walkThrough(page, sizes(isMobile))
})

test('the profile', async ({ page, request, isMobile }) => {
  await storeSession(page, (await newStudent(request)).stored)
  await page.goto('/user/profile')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await walkThrough(page, sizes(isMobile))
})
