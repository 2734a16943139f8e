// Dialogs without a network, with unsaved changes, and with the browser's Back button.
import { type APIRequestContext, test as bare, type Page } from '@playwright/test'
import { storeSession } from './session.ts'
import { newStudent } from './student.ts'
import { expect, languagesOn, test } from './test.ts'

const texts = {
  en: {
    add: 'Add an address',
    street: 'Street and number',
    offline: 'No connection',
    tryAgain: 'Try again',
    question: 'Discard changes?',
    discard: 'Discard changes',
    keepEditing: 'Keep editing',
    kept: 'Here is what you typed last time.',
    close: 'Close',
    profile: /^Profile$/,
  },
  de: {
    add: 'Adresse hinzufügen',
    street: 'Straße und Hausnummer',
    offline: 'Keine Verbindung',
    tryAgain: 'Noch einmal versuchen',
    question: 'Änderungen verwerfen?',
    discard: 'Änderungen verwerfen',
    keepEditing: 'Weiter bearbeiten',
    kept: 'Hier ist, was Sie zuletzt eingegeben haben.',
    close: 'Schließen',
    profile: /^Profil$/,
  },
}

for (const language of languagesOn('desktop')) {
  const t = texts[language]
  const dialog = (page: Page) => page.getByRole('dialog', { name: t.add })
  const street = (page: Page) => dialog(page).getByRole('textbox', { name: t.street })
  const question = (page: Page) => page.getByRole('alertdialog', { name: t.question })
  const answer = (page: Page, name: string) => question(page).getByRole('button', { name }).click()
  const inDialog = (page: Page) => page.evaluate(() => history.state.isDialogEntry === true)

  test.describe(`a person with a browser in ${language}`, () => {
    test.use({ locale: language })

    /** Opens the dialog for a new address, coming from the start page of the personal area. */
    const openDialog = async (page: Page) => {
      await page.goto('/user')
      await page.getByRole('link', { name: t.profile }).first().click()
      await page.waitForURL('/user/profile')
      await page.getByRole('button', { name: t.add }).click()
      await expect(dialog(page)).toBeVisible()
      await expect.poll(() => inDialog(page)).toBe(true)
    }

    const logIn = async (page: Page, request: APIRequestContext) =>
      storeSession(page, (await newStudent(request)).stored)

    test('is asked before changes are lost, finds a draft, and goes back page by page', async ({
      page,
      request,
    }) => {
      await logIn(page, request)
      await openDialog(page)
      const entries = await page.evaluate(() => history.length)
      await street(page).fill('Am Wehr 3')
      await page.goBack()
      await answer(page, t.keepEditing)
      await expect(question(page)).toBeHidden()
      await expect(street(page)).toHaveValue('Am Wehr 3')
      await expect.poll(() => inDialog(page)).toBe(true)
      // A long press on the Back button offers earlier pages.
      await page.evaluate(() => history.go(-2))
      await answer(page, t.keepEditing)
      await expect(page).toHaveURL('/user/profile')
      await expect(street(page)).toHaveValue('Am Wehr 3')
      await expect.poll(() => inDialog(page)).toBe(true)
      await page.keyboard.press('Escape')
      await answer(page, t.discard)
      await expect(dialog(page)).toBeHidden()
      await expect(page).toHaveURL('/user/profile')
      expect(await page.evaluate(() => history.length)).toBe(entries)

      // A draft is found after a reload.
      await page.getByRole('button', { name: t.add }).click()
      await street(page).fill('Am Anger 4')
      await page.reload()
      await page.getByRole('button', { name: t.add }).click()
      await expect(dialog(page)).toContainText(t.kept)
      await expect(street(page)).toHaveValue('Am Anger 4')
      await page.keyboard.press('Escape')
      await answer(page, t.discard)
      await expect(dialog(page)).toBeHidden()

      // What opens in the moment in which a dialog closes is not stopped, and needs no further entry.
      const close = dialog(page).getByRole('button', { name: t.close })
      const closeAndOpen = async (path: string) => {
        await page.getByRole('button', { name: t.add }).click()
        await expect.poll(() => inDialog(page)).toBe(true)
        // In the same task.
        await close.evaluate((button: HTMLElement, to) => {
          button.click()
          if (to.startsWith('/user')) void window.__TSR_ROUTER__?.navigate({ href: to })
          else location.assign(to)
        }, path)
      }
      await closeAndOpen('/user/personal-data')
      await expect(page).toHaveURL('/user/personal-data')
      expect(await page.evaluate(() => history.length)).toBe(entries)
      await page.goBack()
      await expect(page).toHaveURL('/user/profile')
      await closeAndOpen('/costs')
      await expect(page).toHaveURL('/costs')
      await page.goBack()
      await expect(page).toHaveURL('/user/profile')

      // Without changes Back closes it at once, and the next Back leaves the page.
      await page.getByRole('button', { name: t.add }).click()
      await expect(street(page)).toHaveValue('')
      await expect.poll(() => inDialog(page)).toBe(true)
      await page.goBack()
      await expect(dialog(page)).toBeHidden()
      await expect(page).toHaveURL('/user/profile')
      await expect(page.getByRole('button', { name: t.add })).toBeFocused()
      await page.goBack()
      await expect(page).toHaveURL('/user')
    })

    // These do not depend on the width.
    if (language === 'de') return

    bare(
      'can continue after the network was lost while a dialog is open',
      async ({ page, context, request }) => {
        await logIn(page, request)
        await page.clock.install()
        await openDialog(page)
        await street(page).fill('Am Wehr 3')
        await page.route('**/api/ping', route => route.abort('internetdisconnected'))
        await page.clock.fastForward(30_000)
        const overlay = page.getByRole('dialog', { name: t.offline })
        const tryAgain = overlay.getByRole('button', { name: t.tryAgain })
        await expect(tryAgain).toBeFocused()
        for (const press of [() => tryAgain.click(), () => page.keyboard.press('Enter')]) {
          const asked = page.waitForRequest('**/api/ping')
          await press()
          await asked
        }
        await page.keyboard.press('Escape')
        await expect(overlay).toBeVisible()
        await page.keyboard.press('Tab')
        await page.keyboard.press('Tab')
        await expect(tryAgain).toBeFocused()

        await page.unroute('**/api/ping')
        await tryAgain.click()
        await expect(overlay).toBeHidden()
        await expect(street(page)).toHaveValue('Am Wehr 3')
        await expect(street(page)).toBeFocused()
        await context.setOffline(true)
        await page.clock.fastForward(30_000)
        await expect(tryAgain).toBeFocused()
        await context.setOffline(false)
        await expect(overlay).toBeHidden()
        await expect(street(page)).toHaveValue('Am Wehr 3')
      },
    )
  })
}
