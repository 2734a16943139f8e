import type { Page } from '@playwright/test'

/** On a phone the menu is behind a button. */
export const openMenu = async (page: Page): Promise<void> => {
  const toggle = page.getByRole('button', { name: /^(Menu|Menü)$/ })
  if (await toggle.isVisible()) await toggle.click()
}

export const choose = async (page: Page, role: 'link' | 'button', name: string): Promise<void> => {
  await openMenu(page)
  await page.getByRole('banner').getByRole(role, { name, exact: true }).click()
}
