import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { openMenu } from './menu.ts'
import { login, remember } from './session.ts'
import { expect, test } from './test.ts'

const publicPages = [
  '/',
  '/academy',
  '/about',
  '/contact',
  '/masterclasses',
  '/masterclasses?instrument=none',
  '/masterclass/9',
  '/imprint',
  '/privacy',
  '/feedback/00000000-0000-4000-8000-000000000000',
]
const accountPages = [
  '/auth/login',
  '/auth/login#reset',
  '/auth/register',
  '/auth/reset-password?email=mira@example.org&token=unknown',
  '/verify-email/1/unknown',
]
const memberPages = ['/masterclass/9', '/auth/welcome', '/user', '/user/concert']

// Colours come at once instead of fading in.
test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.slow()

declare const axe: { run(options: object): Promise<Awaited<ReturnType<AxeBuilder['analyze']>>> }

/** What is wrong with the page as it stands: all of it in the light, and in the dark what can differ, the colours. */
const faultsOf = async (page: Page, name: string) => {
  await page.emulateMedia({ colorScheme: 'light' })
  // One document, without frames: the quick way is enough, and leaves axe in the page.
  const light = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await page.evaluate(() =>
    axe.run({ runOnly: ['color-contrast'], resultTypes: ['violations'] }),
  )
  const tell = (scheme: string, { violations }: Pick<typeof light, 'violations'>) =>
    violations.flatMap(({ id, nodes }) =>
      nodes.map(node => `${name}, ${scheme}: ${id} ${node.html} ${node.failureSummary}`),
    )
  return [...tell('light', light), ...tell('dark', dark)]
}

/** Opens the pages one after the other, and collects the faults of all of them. */
const faultsOfAll = async (page: Page, paths: string[]) => {
  const faults: string[] = []
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    faults.push(...(await faultsOf(page, path)))
  }
  return faults
}

for (const locale of ['de', 'en'])
  test.describe(`in ${locale}, light and dark`, () => {
    test.use({ locale })

    test('the public pages have no barrier', async ({ page }) => {
      expect(await faultsOfAll(page, publicPages)).toEqual([])
    })

    test('the account pages have no barrier, neither with what they refuse', async ({ page }) => {
      expect(await faultsOfAll(page, accountPages)).toEqual([])
      await page.goto('/auth/register')
      await page.getByRole('main').locator('[type=submit]').click()
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
      expect(await faultsOf(page, 'an empty registration')).toEqual([])
    })

    test('what opens above a page has no barrier', async ({ page }) => {
      await page.goto('/masterclass/9')
      await openMenu(page)
      expect(await faultsOf(page, 'the menu')).toEqual([])
      await page.keyboard.press('Escape')
      await page.getByRole('main').locator('[popovertarget]').first().click()
      await expect(page.locator('.reminder')).toBeVisible()
      expect(await faultsOf(page, 'the reminder')).toEqual([])
    })

    test('the pages of members have no barrier', async ({ page, request }) => {
      await remember(page, await login(request, 'student@example.org'))
      expect(await faultsOfAll(page, memberPages)).toEqual([])
    })
  })
