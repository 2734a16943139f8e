import { expect, type Page } from '@playwright/test'

/** On a phone the menu is behind a button, which does nothing until the scripts have taken the page over. */
export const openMenu = async (page: Page): Promise<void> => {
  const toggle = page.getByRole('button', { name: /^(Menu|Menü)$/ })
  if (!(await toggle.isVisible())) return
  await expect(async () => {
    if ((await toggle.getAttribute('aria-expanded')) !== 'true') await toggle.click()
    await expect(toggle).toHaveAttribute('aria-expanded', 'true', { timeout: 500 })
  }).toPass()
}

export const choose = async (page: Page, role: 'link' | 'button', name: string): Promise<void> => {
  await openMenu(page)
  await page.getByRole('banner').getByRole(role, { name, exact: true }).click()
}
