// The office looks at its summer as pictures: on the overview, by keyboard, as a table, and on the page behind each.
import type { Page } from '@playwright/test'
import { violationsOf } from './axe.ts'
import { openPage } from './open-page.ts'
import { login, storeSession } from './session.ts'
import { expect, expectToFit, languagesOn, test } from './test.ts'

const texts = {
  en: {
    pictures: 'The summer in pictures',
    applications: /^\d+ applications, (\d+ (more|fewer) than|as many as) last year at this time$/,
    classes: /^\d+ paid applications for \d+ places$/,
    money: /^€[\d,.]+ is open/,
    beds: /^At most \d+ of \d+ beds are taken/,
    arrivals: /people arrive on/,
    meals: /meals, at most/,
    surveys: /rated better than in 2025$/,
    table: /^Show as a table/,
    copy: 'Copy the table',
    copied: /^Copied|^The table is selected/,
    day: /^Day: .* arrive on/,
    list: 'List of this day',
    arrivalCount: /Arrivals: (\d+)/,
    group: (count: string) => `Arrivals (${count})`,
  },
  de: {
    pictures: 'Der Sommer in Bildern',
    applications: /^\d+ Bewerbungen, (\d+ (mehr|weniger) als|so viele wie) voriges Jahr um diese Zeit$/,
    classes: /^\d+ bezahlte Bewerbungen für \d+ Plätze$/,
    money: /^€\s[\d,.]+ sind offen/,
    beds: /^Höchstens \d+ von \d+ Betten sind belegt/,
    arrivals: /reisen \d+ Personen an/,
    meals: /Mahlzeiten, höchstens/,
    surveys: /besser bewertet als 2025$/,
    table: /^Als Tabelle zeigen/,
    copy: 'Tabelle kopieren',
    copied: /^Kopiert|^Die Tabelle ist markiert/,
    day: /^Tag: .* an, am/,
    list: 'Liste dieses Tages',
    arrivalCount: /Anreisen: (\d+)/,
    group: (count: string) => `Anreisen (${count})`,
  },
}

const expectNoBarrier = async (page: Page) => {
  const found = await violationsOf(page, { contentOnly: true, within: 'main' })
  expect(found.map(({ id, nodes }) => [id, nodes.map(node => node.html)])).toEqual([])
}

for (const language of languagesOn('desktop')) {
  const t = texts[language]
  const figure = (page: Page, title: RegExp) =>
    page.getByRole('figure').filter({ has: page.getByRole('heading', { name: title }) })

  test.describe(`an office with a browser in ${language}`, () => {
    test.use({ locale: language })

    test('reads its summer in pictures, and follows them to their lists', async ({ page, request }) => {
      await storeSession(page, await login(request, 'manager@example.org'))
      await page.goto('/user')

      await test.step('the overview has all pictures, and none is wider than the smallest phone', async () => {
        await expect(page.getByRole('heading', { name: t.pictures })).toBeVisible()
        for (const title of [t.applications, t.classes, t.money, t.beds, t.arrivals, t.meals, t.surveys])
          await expect(figure(page, title)).toBeVisible()
        await expectToFit(page)
        await expectNoBarrier(page)
        await page.emulateMedia({ colorScheme: 'dark' })
        await expectNoBarrier(page)
        await page.emulateMedia({ colorScheme: 'light' })
        const size = page.viewportSize()
        await page.setViewportSize({ width: 320, height: 640 })
        await expectToFit(page)
        if (size) await page.setViewportSize(size)
      })

      await test.step('a table has the figures to copy', async () => {
        const picture = figure(page, t.meals)
        await picture.getByText(t.table).click()
        await expect(picture.getByRole('row')).toHaveCount(16)
        await picture.getByRole('button', { name: t.copy }).click()
        await expect(picture.getByText(t.copied)).toBeVisible()
      })

      await test.step('the arrow keys lead to a day, and its link to the list that has as many', async () => {
        const picture = figure(page, t.arrivals)
        const reader = picture.getByRole('slider', { name: t.day })
        await reader.focus()
        await page.keyboard.press('Home')
        const read = (await reader.getAttribute('aria-valuetext')) ?? ''
        const [, count = ''] = t.arrivalCount.exec(read) ?? []
        expect(Number(count)).toBeGreaterThan(0)
        await picture.getByRole('link', { name: t.list }).click()
        await expect(page).toHaveURL(/housekeeping\?day=2027-08-01$/)
        await expect(page.getByRole('heading', { name: t.group(count) })).toBeVisible()
      })

      await test.step('each page behind has its picture', async () => {
        const pages: [path: string, title: RegExp][] = [
          ['/user/a/masterclass', t.applications],
          ['/user/a/masterclass', t.classes],
          ['/user/a/invoices', t.money],
          ['/user/a/lodging', t.beds],
          ['/user/a/lodging/housekeeping', t.arrivals],
          ['/user/a/lodging/kitchen', t.meals],
          ['/user/a/feedback', t.surveys],
          ['/user/a/feedback/2/results', t.surveys],
        ]
        for (const [path, title] of pages) {
          await openPage(page, path)
          await expect(figure(page, title), path).toBeVisible()
          await expectToFit(page)
        }
      })
    })
  })
}
