import { test as base, expect, type Page } from '@playwright/test'

/** Playwright's test with a page that must not log an error to the console. */
export const test = base.extend({
  page: async ({ page }, use) => {
    const errors: string[] = []
    page.on('pageerror', error => errors.push(error.message))
    page.on('console', message => {
      if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
    })
    await use(page)
    expect(errors).toEqual([])
  },
})

/** A test that does not depend on the width, or sets it itself, runs at one width only. */
export const oneWidth = { tag: '@one-width' }

/** English on a desktop and German on a phone, for a journey of the long list that differs between them. */
export const bothLanguages: readonly ('de' | 'en')[] = ['de', 'en']

/**
 * The languages of a journey that is the same on both devices: English on a desktop, German on a phone (`projects` in
 * playwright.config.ts). It runs on one of them; with `E2E_OTHER_DEVICE=1` on the other one, with `E2E_EVERY_DEVICE=1` on both.
 */
export const languagesOn = (device: 'phone' | 'desktop'): readonly ('de' | 'en')[] => {
  if (process.env['E2E_EVERY_DEVICE']) return bothLanguages
  const isOnPhone = (device === 'phone') !== (process.env['E2E_OTHER_DEVICE'] !== undefined)
  return isOnPhone ? ['de'] : ['en']
}

/**
 * Expects that nothing is wider than the window. Polled: after a change of its width a table finds out in the next frames
 * that it has to scroll.
 */
export const expectToFit = (page: Page, where = page.url()): Promise<void> =>
  expect
    .poll(
      () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      where,
    )
    .toBe(0)

export { expect }
