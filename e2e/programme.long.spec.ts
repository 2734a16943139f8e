// The office types the masterclasses of a year without leaving the keyboard.
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { openPage } from './open-page.ts'
import { login, storeSession } from './session.ts'

test.use({ locale: 'de', viewport: { width: 820, height: 1180 } })

/** Creates an academy that no other journey sees. Returns its id. */
const newAcademy = async (site: APIRequestContext, stored: string): Promise<number> => {
  const headers = { authorization: `Bearer ${JSON.parse(stored).access_token}` }
  const answer = await site.post('/api/academy/a/academies', {
    headers,
    data: {
      start_date_academy: '2041-08-01',
      end_date_academy: '2041-08-15',
      end_date_application: '2041-07-01',
      place_name: 'Stift Amselzell',
      handling_fee: 75,
      recording_fee: 15,
      lodging_free_until: null,
      scholarship_url: '',
      withdrawal_terms: { steps: [], last_percent: 100 },
      lodging_terms: { steps: [], last_percent: 100 },
    },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return (await answer.json()).id
}

/** Closes the applications of a masterclass as another user of the office. */
const closeApplications = async (
  site: APIRequestContext,
  stored: string,
  academy: number,
  instrument_de: string,
) => {
  const headers = { authorization: `Bearer ${JSON.parse(stored).access_token}` }
  const programme = '/api/academy/a/programme'
  const { masterclasses } = await (await site.get(`${programme}?academy_id=${academy}`, { headers })).json()
  const found = masterclasses.find((one: { instrument_de: string }) => one.instrument_de === instrument_de)
  const answer = await site.put(`${programme}/masterclasses/${found.id}`, {
    headers,
    data: { ...found, application_closed: true },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true }).last()
const instrument = (page: Page) => page.getByRole('combobox', { name: 'Instrument' }).last()
// While the list of a field is open, the rest of the page has no roles.
const rows = (page: Page) => page.locator('main th[scope="row"]')

// Playwright’s own test: the browser logs the refused save.
test('the office types several masterclasses with the keyboard alone', async ({ page, request }) => {
  const stored = await login(request, 'manager@example.org')
  const academy = await newAcademy(request, stored)
  await storeSession(page, stored)
  await page.goto(`/user/a/masterclasses?academy=${academy}`)
  const { keyboard } = page
  /** Types each text into the next field. */
  const type = async (...texts: string[]) => {
    for (const text of texts) {
      await keyboard.type(text)
      await keyboard.press('Tab')
    }
  }

  await instrument(page).focus()
  await type('Violonc', 'Beruashvili', '02.08.2041', '10.08.2041', '600', '9', 'Singen auf vier Saiten')
  await keyboard.type('Singing on four strings')
  await keyboard.press('Enter')
  await expect(rows(page)).toHaveText(['Violoncello'])
  await expect(instrument(page)).toBeFocused()

  // Without a fee the field says so, and nothing that was typed is lost.
  await type('Orgel', 'Zirmgaster', '03.08.2041', '11.08.2041')
  await keyboard.press('Enter')
  await expect(field(page, 'Teilnahmegebühr (€)')).toBeFocused()
  await expect(page.getByText('Bitte geben Sie die Teilnahmegebühr in ganzen Euro ein.')).toBeVisible()
  await expect(instrument(page)).toHaveValue('Orgel')
  await expect(field(page, 'Letzter Tag')).toHaveValue('11.08.2041')
  await keyboard.type('560')
  await keyboard.press('Enter')
  await expect(rows(page)).toHaveText(['Violoncello', 'Orgel'])

  // Escape clears the row after a question. In an open list it closes only the list.
  await expect(instrument(page)).toBeFocused()
  await type('Klavier', 'Orechovska', '04.08.2041')
  await keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: 'Änderungen verwerfen?' })
  await expect(question.getByRole('button', { name: 'Weiter bearbeiten' })).toBeFocused()
  await keyboard.press('Enter')
  await expect(field(page, 'Letzter Tag')).toBeFocused()
  await keyboard.press('Escape')
  await question.getByRole('button', { name: 'Änderungen verwerfen' }).press('Enter')
  await expect(instrument(page)).toBeFocused()
  await expect(instrument(page)).toHaveValue('')
  await keyboard.press('Escape')
  await expect(field(page, 'Erster Tag')).toHaveValue('')

  // An empty row that is left does not complain.
  for (let tabs = 0; tabs < 5; tabs++) await keyboard.press('Tab')
  await expect(field(page, 'Plätze')).toBeFocused()
  await expect(page.getByText('Bitte wählen Sie ein Instrument.')).toHaveCount(0)

  // A row is edited in its place.
  await page.getByRole('button', { name: /^Orgel, .* bearbeiten$/ }).press('Enter')
  await expect(page.getByRole('combobox', { name: 'Instrument' }).first()).toHaveValue('Orgel')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  // Instrument, teacher and days stay.
  for (let tabs = 0; tabs < 4; tabs++) await keyboard.press('Tab')
  await keyboard.type('580')
  await closeApplications(request, stored, academy, 'Orgel')
  await keyboard.press('Enter')
  // Somebody else has changed the row: the input is saved over that on request.
  await expect(page.getByRole('alert').getByText('Jemand anderes hat diese Zeile geändert')).toBeVisible()
  await page.getByRole('button', { name: 'Meine speichern' }).click()
  await expect(page.getByRole('cell', { name: '580' })).toBeVisible()
  await expect(page.getByRole('row', { name: /Orgel/ })).toBeFocused()

  // The pages of the settings keep the chosen year, and say that it is a draft.
  await openPage(page, `/user/a/academies/${academy}`)
  const menu = page.getByRole('navigation', { name: 'Einstellungen' })
  const opener = page.getByRole('button', { name: /^Einstellungen der Akademie/ })
  for (const name of ['Meisterkurse', 'Zimmer', 'Instrumente', 'Korrepetition']) {
    // In a narrow window the pages are behind a button.
    await expect(menu.or(opener).first()).toBeVisible()
    if (await opener.isVisible()) await opener.click()
    await menu.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`[?]academy=${academy}$`))
  }
  await expect(page.getByRole('note')).toContainText('Das ist der Entwurf für 2041.')
  await page.getByRole('link', { name: 'Zur aktuellen Akademie 2027' }).click()
  await expect(page.getByLabel('Akademie', { exact: true })).toContainText('2027 (aktuell)')
  await expect(page.getByRole('note')).toHaveCount(0)
})
