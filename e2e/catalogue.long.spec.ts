// Participants who request a concert find or add what is missing in the catalogue.
import { test as bare } from '@playwright/test'
import { field, find, press, texts } from './concert-form.ts'
import { newApplicant } from './concert-requests.ts'
import { storeSession } from './session.ts'
import { bothLanguages, expect } from './test.ts'

for (const language of bothLanguages) {
  const t = texts[language]

  // Playwright's own test: the browser logs refused calls.
  bare.describe(`a participant with a browser in ${language}`, () => {
    bare.use({ locale: language })
    bare.slow()

    bare(
      'entries missing in the catalogue are added, existing ones are chosen',
      async ({ page, request }) => {
        await storeSession(page, (await newApplicant(request)).stored)
        await page.goto('/user/concert?request=new')
        await find(page, t.composer, 'Ludwik von Beethofen', t.addComposer('Ludwik von Beethofen'))
        const dialog = page.getByRole('dialog')
        const input = (name: string) => dialog.getByRole('textbox', { name, exact: true })
        await expect(dialog).toHaveAccessibleName(t.composerDialog)
        await expect(input(t.first)).toHaveValue('Ludwik')
        await expect(input(t.last)).toHaveValue('Beethofen')
        await press(page, t.saveComposer)
        await expect(dialog.getByText(t.missing)).toBeVisible()
        await input(t.birth).fill('1770x5')
        await expect(input(t.birth)).toHaveValue('1770')
        await input(t.death).fill('1769')
        await input(t.death).blur()
        await expect(dialog.getByText(t.deathFirst)).toBeVisible()
        await dialog.getByRole('checkbox', { name: t.alive }).check()
        await expect(input(t.death)).toBeDisabled()
        await expect(input(t.death)).toHaveValue('')
        await input(t.first).fill('Ludwig')
        await input(t.last).fill('Beethoven')
        // Input in the dialog survives a reload, like the form behind it.
        await page.reload()
        await expect(input(t.first)).toHaveValue('Ludwig')
        await expect(input(t.birth)).toHaveValue('1770')
        await press(page, t.saveComposer)
        await expect(dialog.getByText(t.there)).toBeVisible()
        await expect(dialog.getByRole('button', { name: t.anyway })).toHaveCount(0)
        await press(page, t.back)
        await expect(input(t.last)).toHaveValue('Beethoven')
        await press(page, t.saveComposer)
        await press(page, t.take('Ludwig van Beethoven (1770–1827)'))
        await expect(dialog).toHaveCount(0)
        await expect(field(page, t.piece)).toBeFocused()
        await page.keyboard.press('Escape')
        await expect(field(page, t.composer)).toHaveValue('Ludwig van Beethoven (1770–1827)')

        const title = `Kazoo Sonata ${crypto.randomUUID().slice(0, 8)}`
        await find(page, t.piece, title, t.addPiece(title))
        await expect(dialog).toHaveAccessibleName(t.pieceDialog)
        await expect(dialog).toContainText('Ludwig van Beethoven')
        await input(t.title).fill('Cello Sonata No. 3')
        await press(page, t.savePiece)
        await expect(dialog.getByText(t.similarPieces)).toBeVisible()
        await expect(dialog.getByRole('button', { name: t.take(t.cello) })).toBeVisible()
        await press(page, t.back)
        await input(t.title).fill(title)
        await press(page, t.savePiece)
        // It may be suggested as part of a series, and is added anyway.
        const anyway = dialog.getByRole('button', { name: t.anyway })
        await expect(anyway.or(page.getByRole('spinbutton', { name: t.total }))).toBeVisible()
        if (await anyway.isVisible()) await anyway.click()
        await expect(dialog).toHaveCount(0)
        await expect(field(page, t.piece)).toHaveValue(title)

        const typeMovement = async (movement: string) => {
          await press(page, t.addMovement)
          await input(t.title).fill(movement)
          await dialog.getByRole('combobox', { name: t.place }).selectOption(t.atFirst)
        }
        const saveMovement = async (movement: string) => {
          await press(page, t.saveMovement)
          await expect(page.getByRole('checkbox', { name: movement })).toBeChecked()
        }
        await typeMovement('Finale')
        await page.reload()
        await expect(input(t.title)).toHaveValue('Finale')
        await saveMovement('Finale')
        await typeMovement('Allegro')
        await saveMovement('Allegro')
        const movements = page.locator('.concert-movement')
        await expect(movements).toHaveCount(2)
        await expect(movements.first()).toContainText('Allegro')

        const allegro = page.getByRole('checkbox', { name: 'Allegro' })
        await allegro.uncheck()
        await press(page, t.addMovement)
        await input(t.title).fill('1. Satz: Allegro')
        await press(page, t.saveMovement)
        await expect(dialog.getByText(t.similarMovements)).toBeVisible()
        await press(page, t.take('1. Allegro'))
        await expect(dialog).toHaveCount(0)
        // A completed dialog is not restored.
        await page.reload()
        await expect(movements).toHaveCount(2)
        await expect(dialog).toHaveCount(0)
        await expect(allegro).toBeChecked()

        await press(page, t.addMovement)
        await input(t.title).fill('Allegro')
        await press(page, t.saveMovement)
        await anyway.click()
        await expect(movements).toHaveCount(3)
        await expect(allegro.last()).toBeChecked()
      },
    )
  })
}
