import { expect, test } from './test.ts'

for (const language of ['de', 'en']) {
  test.describe(`a visitor whose browser asks for ${language}`, () => {
    test.use({ locale: language })

    test('sees the front page in that language', async ({ page }) => {
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
    })
  })
}
