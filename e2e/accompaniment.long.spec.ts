// The office assigns accompanists while one of them chooses, and the accompanist works with the desk.
import { readFile } from 'node:fs/promises'
import { type Browser, test as bare, type Page } from '@playwright/test'
import { violationsOf } from './axe.ts'
import { openPage } from './open-page.ts'
import { SERVER_HOOK_MS, separateServer } from './separate-server.ts'
import { login, storeSession } from './session.ts'
import { expect, oneWidth } from './test.ts'

bare.describe('accompaniment in June', oneWidth, () => {
  bare.slow()
  let server: Awaited<ReturnType<typeof separateServer>>
  bare.beforeAll(async () => {
    bare.setTimeout(SERVER_HOOK_MS)
    server = await separateServer('2027-06-21T10:00:00+02:00')
  })
  bare.afterAll(() => server?.remove())

  const enter = async (browser: Browser, who: string, path: string) => {
    const context = await browser.newContext({ baseURL: server.origin, locale: 'en' })
    const page = await context.newPage()
    await storeSession(page, await login(context.request, `${who}@example.org`))
    await page.goto(path)
    return page
  }
  const missing = (page: Page) => page.getByRole('region', { name: 'What is missing' })
  const row = (page: Page, name: RegExp) =>
    page.getByRole('table', { name: 'Masterclasses' }).getByRole('row', { name })
  const choice = (page: Page, teacher: string) =>
    page.getByRole('dialog').locator('.choices li').filter({ hasText: teacher })
  const active = (page: Page) => page.getByRole('dialog').locator('.active-choices')

  bare('the office assigns while an accompanist chooses, and both work with it', async ({ browser }) => {
    const office = await enter(browser, 'manager', '/user/a/accompaniment')
    const mircea = await enter(browser, 'correpetitor', '/user/r/masterclass')
    await expect(row(office, /Larocheval/)).toContainText(/not decided yet \(\d+ application/)
    await expect(missing(office)).toContainText('No correpetition period covers all its days.')
    await expect(missing(office)).toContainText(/would have at most \d+ participants? a day/)
    expect(await violationsOf(office)).toEqual([])

    // Both look at the same saxophone class, and the accompanist saves first.
    await office
      .getByRole('button', { name: /^Change .*Larocheval/ })
      .first()
      .click()
    await mircea.getByRole('button', { name: 'Choose masterclasses' }).click()
    await choice(mircea, 'Larocheval').getByRole('button', { name: /^Add/ }).click()
    await expect(mircea.getByText('Not saved yet.')).toBeVisible()
    await mircea.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(mircea.getByText('Your selection is saved.')).toBeVisible()

    await office.getByRole('checkbox', { name: 'Tordis Kvernelia' }).check()
    await office.getByRole('button', { name: 'Save', exact: true }).click()
    const conflict = office.getByRole('dialog').getByRole('alert').filter({ hasText: 'Now:' })
    await expect(conflict).toContainText('Now: Mircea Vântuleanu.')
    await office.getByRole('button', { name: 'Load the new state' }).click()
    await expect(office.getByRole('checkbox', { name: 'Mircea Vântuleanu' })).toBeChecked()
    await office.getByRole('checkbox', { name: 'Tordis Kvernelia' }).check()
    await office.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(office.getByText('The accompanists are saved.')).toBeVisible()
    await expect(row(office, /Larocheval/)).toContainText('Tordis Kvernelia, Mircea Vântuleanu')

    // Now the accompanist's dialog is from before an assignment of the office.
    await mircea.getByRole('button', { name: 'Choose masterclasses' }).click()
    await active(mircea)
      .getByRole('button', { name: /Larocheval/ })
      .click()
    await missing(office)
      .getByRole('button', { name: /^Assign/ })
      .first()
      .click()
    await expect(office.getByText('The suggestion is saved.')).toBeVisible()
    await row(office, /Kőszeghalmi/)
      .first()
      .getByRole('button', { name: /^Change/ })
      .click()
    const own = office.getByRole('checkbox', { name: 'Mircea Vântuleanu' })
    await own.check()
    await office.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(office.getByRole('dialog')).toHaveCount(0)
    await mircea.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(mircea.getByRole('dialog')).toContainText('Your selection was changed')
    await mircea.getByRole('button', { name: 'Save mine' }).click()
    await expect(mircea.getByText('Your selection is saved.')).toBeVisible()
    await expect(mircea.getByRole('main')).not.toContainText('Larocheval')

    await bare.step('the office takes what is left of the suggestion at once', async () => {
      await office.reload()
      await missing(office)
        .getByRole('button', { name: /^Accept (all|the)/ })
        .click()
      await expect(office.getByText('The suggestion is saved.').last()).toBeVisible()
      await expect(missing(office).getByRole('button', { name: /^Assign/ })).toHaveCount(0)
      await office.getByRole('checkbox', { name: 'Only those without an accompanist' }).check()
      await expect(row(office, /Kilcarragh/)).toContainText('nobody')
      await openPage(office, '/user/a/record')
      await expect(office.getByText('Accompanists of a masterclass changed').first()).toBeVisible()
    })

    await bare.step('a choice that is not saved is not lost without a question', async () => {
      await expect(mircea.getByRole('region', { name: 'Concert requests with you' })).toContainText(
        'Hindemith',
      )
      await mircea.getByRole('button', { name: 'Choose masterclasses' }).click()
      await active(mircea)
        .getByRole('button', { name: /^Remove/ })
        .first()
        .click()
      await mircea.keyboard.press('Escape')
      await mircea.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click()
      await expect(mircea.getByText('Not saved yet.')).toBeVisible()
      const asked = new Promise<string>(resolve => {
        mircea.once('dialog', async dialog => {
          resolve(dialog.type())
          await dialog.dismiss()
        })
      })
      await mircea.evaluate(() => setTimeout(() => location.reload()))
      expect(await asked).toBe('beforeunload')
      await expect(mircea.getByText('Not saved yet.')).toBeVisible()
      await mircea.keyboard.press('Escape')
      await mircea.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click()
      await expect(mircea.getByRole('dialog')).toHaveCount(0)
    })

    await bare.step('paper has this summer only', async () => {
      await expect(mircea.getByRole('region', { name: 'Past periods' })).toBeVisible()
      await mircea.emulateMedia({ media: 'print' })
      await expect(mircea.getByRole('region', { name: 'Past periods' })).toBeHidden()
      await expect(mircea.getByRole('button', { name: 'Choose masterclasses' })).toBeHidden()
      await expect(mircea.getByRole('region', { name: 'Repertoire' })).toBeVisible()
      await mircea.emulateMedia({ media: null })
    })

    await bare.step('the accompanist reads the plan, but assigns nobody', async () => {
      await openPage(mircea, '/user/a/accompaniment')
      await expect(
        mircea.getByRole('cell', { name: /at most|participants|not decided/ }).first(),
      ).toBeVisible()
      await expect(mircea.getByText('Mircea Vântuleanu (you)')).toBeVisible()
      await expect(
        mircea.getByRole('button', { name: /^(Assign|Change the accompanists|Accept)/ }),
      ).toHaveCount(0)
      const download = mircea.waitForEvent('download')
      await mircea.getByRole('button', { name: /Export.*By day/ }).click()
      await mircea.getByRole('menuitem', { name: /XLSX/ }).click()
      expect((await readFile(await (await download).path())).subarray(0, 2).toString()).toBe('PK')
    })
  })
})
