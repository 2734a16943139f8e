// Sticky elements must not cover the focused element or a player.
import type { Page } from '@playwright/test'
import { login, storeSession } from './session.ts'
import { giveGender, newStudent } from './student.ts'
import { expect, oneWidth, test } from './test.ts'

// Low ones: what is not covered there is not covered in a higher window.
const windows = [
  // With the on-screen keyboard open.
  { width: 390, height: 500 },
  { width: 844, height: 390 },
  { width: 1280, height: 720 },
]
const MAX_STOPS = 250

declare global {
  interface Window {
    /** What is fixed or sticky, found once for a size of the window and a number of elements. */
    bars?: { found: Element[]; of: string }
  }
}

/** Returns everything fixed or sticky that covers the element and does not contain it; null without the element. */
const coveredBy = (page: Page, selector: string) =>
  page.evaluate(wanted => {
    const element = document.querySelector(wanted)
    if (!element || element === document.body) return null
    const all = [...document.body.querySelectorAll('*')]
    const of = `${innerWidth} x ${innerHeight}, ${all.length}`
    if (window.bars?.of !== of) {
      const isBar = (bar: Element) => ['fixed', 'sticky'].includes(getComputedStyle(bar).position)
      window.bars = { found: all.filter(isBar), of }
    }
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
    return window.bars.found
      .filter(isOver)
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

const walkThrough = async (page: Page, sizes = windows) => {
  for (const size of sizes) {
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

test('the survey editor', oneWidth, async ({ page, request }) => {
  test.setTimeout(240_000)
  await storeSession(page, await login(request, 'manager@example.org'))
  await page.goto('/user/a/feedback/new?start=ours')
  await expect(page.locator('.editor-bar')).toBeVisible()
  await page.locator('.question-toggle').first().click()
  await page.locator('.question-toggle').last().click()
  // The longest page: in the lower of the two phones.
  await walkThrough(page, windows.slice(1))
})

test('the selection, one applicant at a time, with a player', oneWidth, async ({ page, request }) => {
  test.setTimeout(240_000)
  await page.route(/youtube|vimeo|soundcloud/, route => route.fulfill({ contentType: 'text/html', body: '' }))
  await storeSession(page, await login(request, 'teacher@example.org'))
  await page.goto('/user/t/masterclass')
  await page.locator('a[href^="/user/t/masterclass/"]').first().click()
  await page.getByText('Go through them one by one').click()
  await expect(page.locator('.decision-bar')).toBeVisible()
  await walkThrough(page)

  const recording = page.locator('button.recording').first()
  while (!(await recording.isVisible())) await page.getByRole('button', { name: 'Next' }).click()
  for (const size of windows) {
    await page.setViewportSize(size)
    await recording.click()
    await expect(page.locator('.player')).toBeVisible()
    expect(await coveredBy(page, '.player iframe')).toEqual([])
    await page.getByRole('button', { name: 'Close the player' }).click()
    await expect(page.locator('.player')).toBeHidden()
  }
})

test('booking a room', oneWidth, async ({ page, request }) => {
  const { stored } = await newStudent(request)
  await giveGender(request, stored)
  await storeSession(page, stored)
  await page.goto('/user/acomodation?step=dates')
  await expect(page.locator('.lodging-total')).toBeAttached()
  await walkThrough(page)
})
