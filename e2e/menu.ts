import { expect, type Page } from '@playwright/test'

/** Opens the menu, which is behind a button on a phone and works before scripts run. */
export const openMenu = async (page: Page): Promise<void> => {
  const menu = page.getByRole('banner').getByRole('navigation')
  const toggle = page.getByRole('button', { name: /^(Menu|Menü)$/ })
  if (await menu.isVisible()) return
  await toggle.click()
  await expect(menu).toBeVisible()
}

export const choose = async (page: Page, role: 'link' | 'button', name: string): Promise<void> => {
  await openMenu(page)
  await page.getByRole('banner').getByRole(role, { name, exact: true }).click()
}
