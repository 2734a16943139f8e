// The office and a student find their way on a phone; everybody's bar fits; the sidebar and the settings in a wide window.
import type { Page } from '@playwright/test'
import { violationsOf } from './axe.ts'
import { openEntry } from './menu.ts'
import { login, storeSession } from './session.ts'
import { expect, expectToFit, oneWidth, test } from './test.ts'

const texts = {
  en: {
    area: 'Personal area',
    more: 'More',
    sheet: 'More pages',
    close: 'Close',
    email: 'Email',
    outbox: 'Outbox',
    access: 'Access',
    settings: 'Academy settings',
    search: 'Search people and pages',
    likely: 'Recent and likely',
    pages: 'Pages and actions',
    typed: 'new invoice',
    write: 'Write an invoice',
    forWhom: 'Write an invoice: for whom?',
    writeFor: /Lena Almstätter/,
    kitchenList: 'kitchen list',
    kitchen: 'Kitchen sheet',
  },
  de: {
    area: 'Mein Bereich',
    more: 'Mehr',
    sheet: 'Weitere Seiten',
    close: 'Schließen',
    email: 'E-Mails',
    outbox: 'Postausgang',
    access: 'Zugang',
    settings: 'Einstellungen der Akademie',
    search: 'Personen und Seiten suchen',
    likely: 'Zuletzt und naheliegend',
    pages: 'Seiten und Aktionen',
    typed: 'neue Rechnung',
    write: 'Rechnung schreiben',
    forWhom: 'Rechnung schreiben: für wen?',
    writeFor: /Lena Almstätter/,
    kitchenList: 'Küchenliste',
    kitchen: 'Küchenliste',
  },
}
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** What of the bar does not fit: labels that are wider than their entry, or broken, and targets that are too small. */
const misfits = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.user-nav a, .user-nav-more')]
      .filter(entry => entry.checkVisibility())
      .flatMap(entry => {
        const label = entry.querySelector<HTMLElement>('.item-short')
        const { width, height } = entry.getBoundingClientRect()
        const isCut =
          entry.scrollWidth > entry.clientWidth || (label !== null && label.scrollWidth > label.clientWidth)
        const isBroken = label !== null && label.offsetHeight > 20
        return isCut || isBroken || width < 44 || height < 44 ? [`${entry.innerText} ${width}`] : []
      }),
  )

for (const locale of ['de', 'en'] as const) {
  const t = texts[locale]
  test.describe(`in ${locale}`, oneWidth, () => {
    test.use({ locale, ...PHONE })

    test('everybody has at most five entries, and none is cut from 320 px on', async ({ page, request }) => {
      for (const who of ['student', 'teacher', 'correpetitor', 'manager']) {
        await storeSession(page, await login(request, `${who}@example.org`))
        await page.goto('/user')
        const menu = page.getByRole('navigation', { name: t.area })
        await expect(menu).toBeVisible()
        for (const width of [320, 360, 390, 768]) {
          await page.setViewportSize({ width, height: 700 })
          const entries = menu.locator('a:visible, button:visible')
          expect(await entries.count(), who).toBeLessThanOrEqual(5)
          expect(await misfits(page), `${who} at ${width}`).toEqual([])
          await expectToFit(page, `${who} at ${width}`)
        }
      }
    })

    test('the office finds the rest, what waits, the settings, pages and actions', async ({
      page,
      request,
    }) => {
      await storeSession(page, await login(request, 'manager@example.org'))
      await page.goto('/user')
      const menu = page.getByRole('navigation', { name: t.area })
      const more = menu.getByRole('button', { name: t.more })
      const sheet = page.getByRole('dialog', { name: t.sheet })
      await more.tap()
      await expect(sheet).toBeVisible()
      // Something always waits in the demo.
      await expect(sheet.locator('.item-count').first()).toBeVisible()
      expect(await violationsOf(page)).toEqual([])
      await page.goBack()
      await expect(sheet).toBeHidden()
      await expect(page).toHaveURL('/user')

      await more.tap()
      await sheet.getByRole('link', { name: t.email }).tap()
      await expect(page.getByRole('heading', { level: 1, name: t.outbox })).toBeFocused()
      await expect(sheet).toBeHidden()
      await expect(more).toHaveAttribute('aria-current', 'true')
      await page.goBack()
      await expect(page).toHaveURL('/user')

      await openEntry(page, '/user/a/association')
      const opener = page.getByRole('button', { name: new RegExp(`^${t.settings}`) })
      await opener.tap()
      const settings = page.getByRole('navigation', { name: t.settings })
      await expect(settings.getByRole('list')).toHaveCount(3)
      expect(await violationsOf(page)).toEqual([])
      await settings.locator('a[href^="/user/a/rooms"]').tap()
      await expect(page).toHaveURL(/\/user\/a\/rooms/)
      await expect(settings).toBeHidden()
      await expectToFit(page)

      await page.getByRole('button', { name: t.search }).tap()
      const search = page.getByRole('dialog', { name: t.search })
      await expect(search.getByRole('group', { name: t.likely }).getByRole('option').first()).toBeVisible()
      const field = search.getByRole('combobox')
      await field.fill(t.kitchenList)
      await expect(search.getByRole('group', { name: t.pages }).getByRole('option').first()).toContainText(
        t.kitchen,
      )
      expect(await violationsOf(page, { within: '.dialog' })).toEqual([])
      await field.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: t.kitchen })).toBeVisible()

      await page.keyboard.press('/')
      await expect(search.getByRole('option').first()).toContainText(t.kitchen)
      await field.fill(t.typed)
      await expect(search.getByRole('option').first()).toContainText(t.write)
      await field.press('Enter')
      const whom = search.getByRole('combobox', { name: t.forWhom })
      await expect(whom).toBeFocused()
      await whom.fill('almstaet lena')
      await expect(search.getByRole('option')).toContainText('student@example.org')
      await whom.press('Enter')
      await expect(page.getByRole('dialog', { name: t.writeFor })).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(page).toHaveURL(/\/user\/a\/people\/\d+$/)
    })

    test('a student swipes the sheet away and opens a page from it', async ({ page, request }) => {
      await storeSession(page, await login(request, 'student@example.org'))
      await page.goto('/user')
      const more = page.getByRole('navigation', { name: t.area }).getByRole('button', { name: t.more })
      const sheet = page.getByRole('dialog', { name: t.sheet })
      await more.tap()
      await expect(sheet).toBeVisible()
      expect(await violationsOf(page)).toEqual([])
      const { x = 0, y = 0 } = (await sheet.getByRole('heading', { name: t.sheet }).boundingBox()) ?? {}
      const touches = await page.context().newCDPSession(page)
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', by?: number) =>
        touches.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: by === undefined ? [] : [{ x: x + 20, y: y + 10 + by }],
        })
      await touch('touchStart', 0)
      for (const by of [40, 80, 120, 160]) await touch('touchMove', by)
      await touch('touchEnd')
      await expect(sheet).toBeHidden()

      await more.tap()
      await sheet.getByRole('link', { name: t.access }).tap()
      await expect(page.getByRole('heading', { level: 1, name: t.access })).toBeFocused()
      await more.tap()
      await expect(sheet.getByRole('link', { name: t.access })).toHaveAttribute('aria-current', 'page')
    })
  })
}

test(
  'at 200 % zoom every entry of the sidebar of the office is reached',
  oneWidth,
  async ({ page, request }) => {
    await storeSession(page, await login(request, 'manager@example.org'))
    // A window of 2560 by 1440 px at 200 %, and a low one.
    for (const height of [720, 400]) {
      await page.setViewportSize({ width: 1280, height })
      await page.goto('/user/a/people')
      const menu = page.getByRole('navigation', { name: 'Personal area' })
      const links = menu.getByRole('link')
      await expect(links).toHaveCount(13)
      for (const link of await links.all()) {
        await link.focus()
        await expect(link).toBeInViewport({ ratio: 1 })
      }
      await expectToFit(page)
      await page.mouse.wheel(0, 2_000)
      await links.last().scrollIntoViewIfNeeded()
      await expect(links.last()).toBeInViewport({ ratio: 1 })
    }
  },
)

test('in forced colours the current page and what waits can be seen', oneWidth, async ({ page, request }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await storeSession(page, await login(request, 'manager@example.org'))
  await page.goto('/user/a/people')
  const current = page.getByRole('navigation', { name: 'Personal area' }).locator('[aria-current]').first()
  await expect(current).toHaveCSS('text-decoration-line', 'underline')
})
