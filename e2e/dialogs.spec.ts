// Dialogs without a network, with unsaved changes, and with the browser's Back button.
import { type APIRequestContext, test as bare, type Page } from '@playwright/test'
import { login, storeSession } from './session.ts'
import { newStudent } from './student.ts'
import { expect, languagesOn, oneWidth, test } from './test.ts'

const texts = {
  en: {
    add: 'Add an address',
    street: 'Street and number',
    city: 'Town',
    close: 'Close',
    offline: 'No connection',
    tryAgain: 'Try again',
    question: 'Discard changes?',
    discard: 'Discard changes',
    keepEditing: 'Keep editing',
    kept: 'Here is what you typed last time.',
    dismiss: 'Dismiss',
    profile: /^Profile$/,
    delete: 'Delete: Main address',
    confirm: 'Delete the address',
    couldNotDelete: 'The address could not be deleted',
  },
  de: {
    add: 'Adresse hinzufügen',
    street: 'Straße und Hausnummer',
    city: 'Ort',
    close: 'Schließen',
    offline: 'Keine Verbindung',
    tryAgain: 'Noch einmal versuchen',
    question: 'Änderungen verwerfen?',
    discard: 'Änderungen verwerfen',
    keepEditing: 'Weiter bearbeiten',
    kept: 'Hier ist, was Sie zuletzt eingegeben haben.',
    dismiss: 'Schließen',
    profile: /^Profil$/,
    delete: 'Löschen: Hauptadresse',
    confirm: 'Adresse löschen',
    couldNotDelete: 'Die Adresse konnte nicht gelöscht werden',
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

    bare('dismisses an alert above a dialog, by mouse and by keyboard', async ({ page, request }) => {
      const { stored, headers } = await newStudent(request)
      const address = { type: 'PRIMARY', street: 'Am Anger 4', zip: '9999', city: 'Amselzell', country: 14 }
      const saved = await request.put('/api/user/profile/addresses', {
        headers,
        data: { addresses: [address] },
      })
      expect(saved.ok(), await saved.text()).toBe(true)
      await storeSession(page, stored)
      await page.route('**/api/user/profile/addresses/*', route => route.fulfill({ status: 500, json: {} }))
      await page.goto('/user/profile')
      const alert = page.getByRole('alert').filter({ hasText: t.couldNotDelete })
      const dismiss = alert.getByRole('button', { name: t.dismiss })
      const byKeyboard = async () => {
        // The Tab order of the dialog includes the alert.
        await dialog(page).getByRole('button', { name: t.close }).focus()
        await page.keyboard.press('Shift+Tab')
        await expect(dismiss).toBeFocused()
        await page.keyboard.press('Enter')
      }
      for (const dismissIt of [() => dismiss.click(), byKeyboard]) {
        await page.getByRole('button', { name: t.delete }).click()
        await page.getByRole('button', { name: t.confirm, exact: true }).click()
        await expect(alert).toBeVisible()
        await page.getByRole('button', { name: t.add }).click()
        await expect(dialog(page)).toBeVisible()
        await dismissIt()
        await expect(alert).toBeHidden()
        await expect(dialog(page)).toBeVisible()
        expect(await dialog(page).evaluate(element => element.contains(document.activeElement))).toBe(true)
        await page.keyboard.press('Escape')
        await expect(dialog(page)).toBeHidden()
      }
    })

    test('is asked before changes are lost, and goes back page by page', async ({ page, request }) => {
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
      await expect.poll(() => inDialog(page)).toBe(false)
      await expect(page).toHaveURL('/user/profile')
      expect(await page.evaluate(() => history.length)).toBe(entries)

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

    test('has no extra history entry after closing a dialog with its button', async ({ page, request }) => {
      await logIn(page, request)
      await openDialog(page)
      await dialog(page).getByRole('button', { name: t.close }).click()
      await expect(dialog(page)).toBeHidden()
      await expect.poll(() => inDialog(page)).toBe(false)
      await page.goBack()
      await expect(page).toHaveURL('/user')
    })

    test('finds a draft after a reload, and can discard it', async ({ page, request }) => {
      await logIn(page, request)
      await openDialog(page)
      await street(page).fill('Am Wehr 3')
      await page.reload()
      await expect.poll(() => inDialog(page)).toBe(false)
      await page.getByRole('button', { name: t.add }).click()
      await expect(dialog(page)).toContainText(t.kept)
      await expect(street(page)).toHaveValue('Am Wehr 3')
      await page.keyboard.press('Escape')
      await answer(page, t.discard)
      await page.getByRole('button', { name: t.add }).click()
      await expect(street(page)).toHaveValue('')
      await expect(dialog(page)).not.toContainText(t.kept)
    })
  })
}

test('a dialog that opens another page leaves no history entry', oneWidth, async ({ page, request }) => {
  await storeSession(page, await login(request, 'manager@example.org'))
  await page.goto('/user')
  await page.goto('/user/a/feedback')
  await page
    .getByRole('button', { name: /^Copy: / })
    .first()
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page).toHaveURL(/\/user\/a\/feedback\/\d+$/)
  await expect(page.getByRole('alertdialog')).toBeHidden()
  // Wait for the page before going back, as a user would.
  await expect(page.getByRole('heading', { name: 'Questions', exact: true, level: 2 })).toBeVisible()
  await expect.poll(() => page.evaluate(() => history.state?.isDialogEntry === true)).toBe(false)
  await page.goBack()
  await expect(page).toHaveURL('/user/a/feedback')
  await expect(page.getByRole('button', { name: /^Copy: / }).first()).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/user')
})
