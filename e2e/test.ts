import { test as base, expect } from '@playwright/test'

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

export { expect }
