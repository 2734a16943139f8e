import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** The router of a page that is hydrated as a whole. */
    __TSR_ROUTER__?: { navigate(to: { href: string }): Promise<void>; state: { status: 'pending' | 'idle' } }
  }
}

const untilRouterIsIdle = (page: Page) =>
  page.waitForFunction(() => window.__TSR_ROUTER__?.state.status === 'idle')

/**
 * Opens a page of the personal area. From another one of them the router does so, as for a link: a whole page takes three
 * times as much of the processor. It may show cached data at first, and then the newest.
 */
export const openPage = async (page: Page, path: string): Promise<void> => {
  if (!/^https?:\/\/[^/]+\/user(?![^/?#])/.test(page.url())) {
    await page.goto(path)
    return
  }
  await untilRouterIsIdle(page)
  await page.evaluate(href => window.__TSR_ROUTER__?.navigate({ href }), path)
  await untilRouterIsIdle(page)
  await page.waitForURL(({ pathname }) => pathname === path.split(/[?#]/)[0])
}
