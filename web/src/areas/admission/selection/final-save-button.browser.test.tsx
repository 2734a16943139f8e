import { finalMailPreview, myMasterclass } from '@academy/contract/admission/selection/endpoints'
import type { FinalMailPreview } from '@academy/contract/admission/selection/schemas'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LocaleContext } from '../../../base/i18n/locale-context.ts'
import { expectAccessible } from '../../../ui/testing/axe.ts'
import { FinalSaveButton } from './final-save-button.tsx'

const masterclass = myMasterclass.example.reply
const mails = finalMailPreview.example.reply
const nobody: FinalMailPreview = {
  accepted: { ...mails.accepted, count: 0, people: [] },
  reserve: { ...mails.reserve, count: 0, people: [] },
  rejected: { ...mails.rejected, count: 0, people: [] },
  unpaid: { ...mails.unpaid, count: 0, people: [] },
}

const ask = async (going: FinalMailPreview, locale: 'de' | 'en', of = masterclass) => {
  const finalSave = { mails: async () => going, save: async () => masterclass }
  await render(
    <LocaleContext value={locale}>
      <main>
        <h1>Piano</h1>
        <FinalSaveButton masterclass={of} finalSave={finalSave} onDone={() => undefined} />
      </main>
    </LocaleContext>,
  )
  await userEvent.click(page.getByRole('button'))
  return page.getByRole('alertdialog')
}

test.each([
  ['en', 'nobody can apply any more', 'Save and send'],
  ['de', 'niemand kann sich mehr bewerben', 'Speichern und senden'],
] as const)('says in %s who gets which mail, and what becomes final', async (locale, end, confirm) => {
  const dialog = await ask(mails, locale)
  for (const { count, people } of Object.values(mails)) {
    await expect.element(dialog).toMatchTextContent(new RegExp(`\\b${count} `))
    for (const name of people) await expect.element(dialog).toMatchTextContent(name)
  }
  await expect.element(dialog).toMatchTextContent(masterclass.teacher_last_name)
  await expect.element(dialog).toMatchTextContent(end)
  await expect.element(dialog.getByRole('button', { name: confirm })).toBeVisible()
  await expectAccessible()
})

test.each([
  ['en', 2, '2 people get an acceptance, but the masterclass has only 1 place.'],
  ['de', 2, '2 Personen bekommen eine Zusage, der Meisterkurs hat aber nur 1 Platz.'],
  ['en', 3, undefined],
] as const)('says in %s when acceptances exceed the places', async (locale, count, warning) => {
  const places = warning ? 1 : 3
  const accepted = { ...mails.accepted, count }
  const dialog = await ask({ ...mails, accepted }, locale, { ...masterclass, places })
  await expect.element(dialog.getByRole('button').first()).toBeVisible()
  if (warning) await expect.element(dialog).toMatchTextContent(warning)
  else expect(dialog.element().textContent).not.toMatch(/but the masterclass has/)
})

test.each([
  ['en', 'nobody can apply for this masterclass any more', 'Make final'],
  ['de', 'für diesen Meisterkurs niemand mehr bewerben', 'Endgültig speichern'],
] as const)('announces no mails in %s when there are none', async (locale, end, confirm) => {
  const dialog = await ask(nobody, locale)
  await expect.element(dialog).toMatchTextContent(end)
  await expect.element(dialog.getByRole('button', { name: confirm })).toBeVisible()
})
