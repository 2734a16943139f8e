// The office writes a survey, invites participants without learning who answers, and reads the results.
import { readFile } from 'node:fs/promises'
import { type APIRequestContext, test as bare, type Page, request } from '@playwright/test'
import { openEntry } from './menu.ts'
import { openPage } from './open-page.ts'
import { sendLetters } from './send-letters.ts'
import { separateServer } from './separate-server.ts'
import { login, storeSession } from './session.ts'
import { texts } from './surveys-texts.ts'
import { expect, languagesOn, test } from './test.ts'

const IN_AUGUST = '2027-08-12T10:00:00+02:00'
const NAME = 'Sommer 2027'

type Texts = (typeof texts)['en']

const dialog = (page: Page) => page.getByRole('alertdialog')
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const item = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })
const questions = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 })
const headersOf = (stored: string) => ({ authorization: `Bearer ${JSON.parse(stored).access_token}` })

/** Accepts every applicant, finalizes the selection and returns their number. */
const acceptEverybody = async (site: APIRequestContext): Promise<number> => {
  const headers = headersOf(await login(site, 'teacher@example.org'))
  const mine = '/api/academy/t/my-masterclasses'
  const [{ id }] = await (await site.get(mine, { headers })).json()
  const applications = await (await site.get(`${mine}/applications/${id}`, { headers })).json()
  for (const { id: application } of applications.filter(
    (one: { has_withdrawn: boolean }) => !one.has_withdrawn,
  ))
    await site.put(`${mine}/applications/${application}`, { headers, data: { is_accepted: true } })
  const final = await site.post(`${mine}/${id}/finalize`, { headers })
  expect(final.status(), await final.text()).toBe(200)
  await sendLetters(site, id)
  return (await final.json()).participant_count
}

/** Changes the survey as another user of the office. */
const changeAsOther = async (site: APIRequestContext, office: string, id: string) => {
  const [headers, path] = [headersOf(office), `/api/academy/a/surveys/${id}`]
  const survey = await (await site.get(path, { headers })).json()
  expect((await site.put(path, { headers, data: { ...survey, title_de: 'Anders' } })).status()).toBe(200)
}

/** Triggers an action of a survey in the list and confirms it. */
const act = async (page: Page, action: string, name: string) => {
  await press(page, `${action}: ${name}`)
  await dialog(page).getByRole('button', { name: action, exact: true }).click()
}

const downloaded = async (page: Page, button: string) => {
  const download = page.waitForEvent('download')
  await press(page, button)
  return readFile(await (await download).path())
}

for (const language of languagesOn('desktop')) {
  const t: Texts = texts[language]

  bare.describe(`an office with a browser in ${language}`, () => {
    bare.use({ locale: language })
    let server: Awaited<ReturnType<typeof separateServer>>
    let site: APIRequestContext
    let office: string
    let count: number
    bare.beforeAll(async () => {
      bare.setTimeout(240_000)
      server = await separateServer(IN_AUGUST)
      site = await request.newContext({ baseURL: server.origin })
      office = await login(site, 'manager@example.org')
      count = await acceptEverybody(site)
    })
    bare.afterAll(async () => {
      await site.dispose()
      await server.remove()
    })

    bare('writes a survey, invites everybody, and closes it', async ({ page, isMobile }) => {
      bare.setTimeout(180_000)
      await storeSession(page, office)
      await page.goto(`${server.origin}/user`)
      await openEntry(page, '/user/a/feedback')
      await page.getByRole('link', { name: t.add, exact: true }).click()
      await page.getByRole('link', { name: t.ours, exact: true }).click()
      await expect(questions(page)).toHaveCount(11)

      // Move the first question down, by drag or by its button.
      if (isMobile) {
        await press(page, t.down(t.teaching))
        await expect(page.getByRole('button', { name: t.down(t.teaching), exact: true })).toBeFocused()
      } else {
        const [first, second] = [
          page.locator('.question-head').first(),
          page.locator('.question-card').nth(1),
        ]
        await first.dragTo(second, { sourcePosition: { x: 20, y: 20 }, targetPosition: { x: 20, y: 55 } })
      }
      await expect(page.getByRole('status').filter({ hasText: t.moved(t.teaching, 2) })).toHaveCount(1)
      await expect(questions(page).first()).toContainText(t.lessons)

      // A new question requires both languages.
      await press(page, t.addOpen)
      await expect(page.getByLabel(t.prompt)).toBeFocused()
      await page.keyboard.type('Wie war die Anreise?')
      await press(page, t.save)
      await expect(page.getByText(t.allRequired)).toBeVisible()
      await expect(page.getByText(t.required)).toHaveCount(1)
      await expect(page.getByLabel(t.otherPrompt)).toBeFocused()
      await page.keyboard.type('How was your journey?')
      await press(page, t.save)
      await expect(page.getByText(t.saved)).toBeVisible()
      await expect(questions(page)).toHaveCount(12)
      await page.waitForURL(/\/feedback\/\d+$/)
      const id = page.url().split('/').at(-1) ?? ''

      // Unsaved changes survive a reload; leaving the page asks first.
      await page.getByLabel(t.title).fill('Sommer')
      await expect(page.getByText(t.unsaved)).toBeVisible()
      await page.reload()
      await expect(page.getByText(t.kept)).toBeVisible()
      await page.getByRole('link', { name: t.preview, exact: true }).click()
      await expect(dialog(page).getByText(t.leave)).toBeVisible()
      await press(page, t.stay)
      await expect(page.getByLabel(t.title)).toHaveValue('Sommer')

      // Another user has saved first: no input is lost.
      await changeAsOther(site, office, id)
      await press(page, t.save)
      await expect(page.getByText(t.conflict)).toBeVisible()
      await press(page, t.keepMine)
      await expect(page.getByText(t.saved)).toBeVisible()

      await page.getByRole('link', { name: t.preview, exact: true }).click()
      await press(page, t.language)
      await page.getByRole('radio', { name: t.face }).press(' ')
      await press(page, t.saveDraft)
      await expect(page.getByText(t.notSaved)).toBeVisible()

      await page.getByRole('link', { name: t.all }).click()
      const survey = item(page, NAME)
      await expect(survey).toContainText(t.questions)
      await press(page, `${t.invite}: ${NAME}`)
      await expect(dialog(page).getByText(t.people(count))).toBeVisible()
      await dialog(page).getByRole('button', { name: t.invite, exact: true }).click()
      await expect(page.getByText(t.opened)).toBeVisible()
      await expect(survey).toContainText(t.answered(count))
      await act(page, t.remind, NAME)
      await expect(page.getByText(t.reminded)).toBeVisible()
      await act(page, t.remind, NAME)
      await expect(dialog(page).getByText(t.remindedToday)).toBeVisible()
      await press(page, t.cancel)

      await press(page, `${t.close}: ${NAME}`)
      await expect(dialog(page).getByText(t.forGood)).toBeVisible()
      await dialog(page).getByRole('button', { name: t.close, exact: true }).last().click()
      await expect(page.getByText(t.closedNow)).toBeVisible()
      await expect(survey.getByText(t.closed, { exact: true })).toBeVisible()
      await expect(survey).toBeFocused()

      await act(page, t.copy, NAME)
      await expect(page.getByText(t.copied)).toBeVisible()
      await expect(questions(page)).toHaveCount(12)
      await page.getByRole('link', { name: t.all }).click()
      await expect(item(page, NAME)).toHaveCount(2)
      await act(page, t.remove, NAME)
      await expect(page.getByText(t.removed)).toBeVisible()
      await expect(item(page, NAME)).toHaveCount(1)
      await expect(page.getByRole('link', { name: t.add, exact: true })).toBeFocused()
    })
  })

  test.describe(`an office that reads results, with a browser in ${language}`, () => {
    test.use({ locale: language })

    test('sees the results beside those of the previous year, and copies a survey', async ({
      page,
      request,
    }) => {
      await storeSession(page, await login(request, 'manager@example.org'))
      await page.goto('/user/a/feedback')
      await page.getByRole('link', { name: t.resultsOfLastSummer }).click()
      await expect(page.getByText(t.compared)).toBeVisible()
      const first = page.getByRole('article').first()
      await expect(first.getByText(t.mean)).toBeVisible()
      await expect(first.getByText(t.difference)).toBeVisible()
      await expect(first.getByRole('columnheader')).toHaveText([/./, /^20\d\d$/, /^20\d\d$/])
      await expect(first.getByRole('row').last()).toContainText(/1\s*\d+ \(\d+ %\)\s*\d+ \(\d+ %\)/)
      await page.getByRole('button', { name: t.showAll }).first().click()
      await expect(page.getByRole('button', { name: t.showFewer })).toHaveAttribute('aria-expanded', 'true')
      expect((await downloaded(page, t.csv)).toString()).toContain('Fingersätze')
      expect((await downloaded(page, t.pdf)).subarray(0, 5).toString()).toBe('%PDF-')
      await page.getByRole('link', { name: t.parts, exact: true }).click()
      await expect(page.getByText(t.frozen)).toBeVisible()

      // A dialog that opens another page leaves no entry in the history.
      await openPage(page, '/user/a/feedback')
      const copy = page.getByRole('button', { name: new RegExp(`^${t.copy}: `) }).first()
      await copy.click()
      await dialog(page).getByRole('button', { name: t.copy, exact: true }).click()
      await expect(page).toHaveURL(/\/user\/a\/feedback\/\d+$/)
      await expect(dialog(page)).toBeHidden()
      // Wait for the page before going back, as a user would.
      await expect(questions(page).first()).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL('/user/a/feedback')
      await expect(copy).toBeVisible()
      await page.goBack()
      await expect(page.getByText(t.frozen)).toBeVisible()
    })
  })
}
