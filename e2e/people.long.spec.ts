// The office finds a person during a call, exports who has not paid, and prints certificates.
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { violationsOf } from './axe.ts'
import { openEntry } from './menu.ts'
import { login, storeSession } from './session.ts'
import { bothLanguages, expect, test } from './test.ts'

const texts = {
  en: {
    open: 'Search people and pages',
    people: 'People',
    found: 'One person found.',
    nobody: 'Nothing was found.',
    unpaidOnly: 'Only with unpaid invoices',
    export: 'Export: People',
    csv: 'As CSV',
    print: 'Print papers',
    language: 'Language',
    create: 'Create PDF',
    saved: 'The file was saved.',
    academy: 'Academy',
    unpaid: 'Unpaid',
  },
  de: {
    open: 'Personen und Seiten suchen',
    people: 'Personen',
    found: 'Eine Person gefunden.',
    nobody: 'Nichts gefunden.',
    unpaidOnly: 'Nur mit Unbezahltem',
    export: 'Exportieren: Personen',
    csv: 'Als CSV',
    print: 'Schreiben drucken',
    language: 'Sprache',
    create: 'PDF erstellen',
    saved: 'Die Datei wurde gespeichert.',
    academy: 'Akademie',
    unpaid: 'Unbezahlt',
  },
}

const downloadOf = async (page: Page, act: () => Promise<void>) => {
  const [download] = await Promise.all([page.waitForEvent('download'), act()])
  return readFile(await download.path())
}

for (const locale of bothLanguages) {
  const t = texts[locale]
  test.describe(`an office with a browser in ${locale}`, () => {
    test.use({ locale })

    test('finds a person during a call, exports the unpaid and prints certificates', async ({
      page,
      request,
    }) => {
      await storeSession(page, await login(request, 'manager@example.org'))

      await test.step('a person is found from any page by some letters of the name', async () => {
        // An animation that is cancelled by the loading page never ends.
        await page.emulateMedia({ reducedMotion: 'no-preference' })
        const released = Promise.withResolvers<void>()
        const script = '**/pages-office-office-pages-person-page-*.js'
        await page.route(script, async route => {
          await released.promise
          await route.continue()
        })
        const delayed = page.waitForRequest(script)
        await page.goto('/user/a/invoices')
        const button = page.getByRole('button', { name: t.open })
        await expect(button).toBeVisible()
        if (locale === 'en') await page.keyboard.press('/')
        else await button.click()
        const dialog = page.getByRole('dialog', { name: t.open })
        const field = dialog.getByRole('combobox')
        await expect(field).toBeFocused()
        await field.fill('xqzvw')
        await expect(dialog.getByText(t.nobody)).toBeVisible()
        await field.fill('almstaet lena')
        await expect(dialog.getByText(t.found)).toBeVisible()
        await expect(dialog.getByRole('option')).toContainText('student@example.org')
        expect(await violationsOf(page)).toEqual([])
        await field.press('Enter')
        await expect(dialog).toBeHidden()
        await delayed
        // The header and the menu stay while a page that is new to the browser loads.
        await expect(page.locator('.skeleton-list')).toBeVisible()
        await expect(button).toBeVisible()
        await expect(page.getByRole('navigation').first()).toBeVisible()
        released.resolve()
        await expect(page.getByRole('heading', { level: 1, name: 'Lena Almstätter' })).toBeVisible()
        await expect(dialog).toBeHidden()
        await page.emulateMedia({ reducedMotion: 'reduce' })
      })

      await test.step('certificates of last year are printed', async () => {
        await openEntry(page, '/user/a/people')
        await expect(page.getByRole('heading', { level: 1, name: t.people })).toBeVisible()
        const dialog = page.getByRole('dialog')
        const academies = page.getByLabel(t.academy, { exact: true })
        const current = academies.locator('option:checked')
        const chosen = (await current.getAttribute('value')) ?? ''
        const year = Number.parseInt((await current.textContent()) ?? '', 10)
        const lastYear = academies.locator('option').filter({ hasText: String(year - 1) })
        await academies.selectOption((await lastYear.getAttribute('value')) ?? '')
        await expect(page).toHaveURL(/academy=/)
        await page.getByRole('button', { name: t.print }).click()
        await dialog.getByLabel(t.language).selectOption('de')
        const pdf = await downloadOf(page, () => dialog.getByRole('button', { name: t.create }).click())
        expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
        await expect(dialog.getByText(t.saved)).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
        await academies.selectOption(chosen)
      })

      await test.step('the unpaid are filtered and exported', async () => {
        await page.getByLabel(t.unpaidOnly).check()
        await expect(page).toHaveURL(/unpaid=1/)
        await page.getByRole('button', { name: t.export }).click()
        const csv = await downloadOf(page, () => page.getByRole('menuitem', { name: t.csv }).click())
        const [head = '', ...rows] = csv.toString('utf8').trim().split(/\r?\n/)
        expect(head).toContain(t.unpaid)
        expect(rows.some(row => row.includes('student@example.org'))).toBe(true)
        expect(rows.some(row => row.includes('jonathan.weisskamp'))).toBe(false)
        expect(await violationsOf(page)).toEqual([])
      })
    })
  })
}
