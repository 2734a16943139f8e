import { expect, type Page } from '@playwright/test'

// A page may still be loading when its address is shown: then the attempt is repeated in the new document.
const ATTEMPT = { timeout: 5_000 }

const openOnce = async (page: Page): Promise<void> => {
  const menu = page.getByRole('banner').getByRole('navigation')
  const toggle = page.getByRole('button', { name: /^(Menu|Menü)$/ })
  if (await menu.isVisible()) return
  await toggle.click(ATTEMPT)
  await expect(menu).toBeVisible(ATTEMPT)
}

/** Opens the menu, which is behind a button on a phone and works before scripts run. */
export const openMenu = (page: Page): Promise<void> => expect(() => openOnce(page)).toPass()

/**
 * Follows an entry of the menu of the personal area. On a phone it may be behind the one that opens the rest.
 */
export const openEntry = async (page: Page, path: string): Promise<void> => {
  const menu = page.getByRole('navigation', { name: /^(Personal area|Mein Bereich)$/ })
  await expect(menu).toBeVisible()
  const entry = menu.locator(`a[href="${path}"]`)
  if (await entry.isVisible()) return entry.click()
  await menu.getByRole('button', { name: /^(More|Mehr)/ }).click()
  await page.getByRole('dialog').locator(`a[href="${path}"]`).click()
}

export const choose = (page: Page, role: 'link' | 'button', name: string): Promise<void> =>
  expect(async () => {
    await openOnce(page)
    await page.getByRole('banner').getByRole(role, { name, exact: true }).click(ATTEMPT)
  }).toPass()
