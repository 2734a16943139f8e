// The office writes a survey, invites participants without learning who answers, and reads the results.
import { readFile } from 'node:fs/promises'
import { type APIRequestContext, test as bare, type Page, request } from '@playwright/test'
import { ownServer } from './own-server.ts'
import { login, remember } from './session.ts'
import { words } from './surveys-words.ts'
import { expect, test } from './test.ts'

const IN_AUGUST = '2027-08-12T10:00:00+02:00'
const NAME = 'Sommer 2027'

type Words = (typeof words)['en']

const dialog = (page: Page) => page.getByRole('alertdialog')
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const item = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
const questions = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 })
const headersOf = (stored: string) => ({ authorization: `Bearer ${JSON.parse(stored).access_token}` })

/** Accepts every applicant, finalizes the selection and returns their number. */
const takeEverybody = async (site: APIRequestContext): Promise<number> => {
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
  return (await final.json()).participant_count
}

/** Changes the survey as another user of the office. */
const changeElsewhere = async (site: APIRequestContext, office: string, id: string) => {
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

for (const language of ['de', 'en'] as const) {
  const say: Words = words[language]

  bare.describe(`an office with a browser in ${language}`, () => {
    bare.use({ locale: language })
    let server: Awaited<ReturnType<typeof ownServer>>
    let site: APIRequestContext
    let office: string
    let count: number
    bare.beforeAll(async () => {
      bare.setTimeout(240_000)
      server = await ownServer(IN_AUGUST)
      site = await request.newContext({ baseURL: server.origin })
      office = await login(site, 'manager@example.org')
      count = await takeEverybody(site)
    })
    bare.afterAll(async () => {
      await site.dispose()
      await server.remove()
    })

    bare('writes a survey, invites everybody, and closes it', async ({ page, isMobile }) => {
      bare.setTimeout(180_000)
      await remember(page, office)
      await page.goto(`${server.origin}/user`)
      await page.getByRole('navigation').getByRole('link', { name: say.menu, exact: true }).click()
      await page.getByRole('link', { name: say.add, exact: true }).click()
      await page.getByRole('link', { name: say.ours, exact: true }).click()
      await expect(questions(page)).toHaveCount(11)

      // Move the first question down, by drag or by its button.
      if (isMobile) {
        await press(page, say.down(say.teaching))
        await expect(page.getByRole('button', { name: say.down(say.teaching), exact: true })).toBeFocused()
      } else {
        const [first, second] = [
          page.locator('.question-head').first(),
          page.locator('.question-card').nth(1),
        ]
        await first.dragTo(second, { sourcePosition: { x: 20, y: 20 }, targetPosition: { x: 20, y: 55 } })
      }
      await expect(page.getByRole('status').filter({ hasText: say.moved(say.teaching, 2) })).toHaveCount(1)
      await expect(questions(page).first()).toContainText(say.lessons)

      // A new question requires both languages.
      await press(page, say.addOpen)
      await expect(page.getByLabel(say.prompt)).toBeFocused()
      await page.keyboard.type('Wie war die Anreise?')
      await press(page, say.save)
      await expect(page.getByText(say.allRequired)).toBeVisible()
      await expect(page.getByText(say.required)).toHaveCount(1)
      await expect(page.getByLabel(say.otherPrompt)).toBeFocused()
      await page.keyboard.type('How was your journey?')
      await press(page, say.save)
      await expect(page.getByText(say.saved)).toBeVisible()
      await expect(questions(page)).toHaveCount(12)
      await page.waitForURL(/\/feedback\/\d+$/)
      const id = page.url().split('/').at(-1) ?? ''

      // Unsaved changes survive a reload; leaving the page asks first.
      await page.getByLabel(say.title).fill('Sommer')
      await expect(page.getByText(say.unsaved)).toBeVisible()
      await page.reload()
      await expect(page.getByText(say.kept)).toBeVisible()
      await page.getByRole('link', { name: say.preview, exact: true }).click()
      await expect(dialog(page).getByText(say.leave)).toBeVisible()
      await press(page, say.stay)
      await expect(page.getByLabel(say.title)).toHaveValue('Sommer')

      // Another user has saved first: no input is lost.
      await changeElsewhere(site, office, id)
      await press(page, say.save)
      await expect(page.getByText(say.conflict)).toBeVisible()
      await press(page, say.keepMine)
      await expect(page.getByText(say.saved)).toBeVisible()

      await page.getByRole('link', { name: say.preview, exact: true }).click()
      await press(page, say.language)
      await page.getByRole('radio', { name: say.face }).press(' ')
      await press(page, say.saveDraft)
      await expect(page.getByText(say.notSaved)).toBeVisible()

      await page.getByRole('link', { name: say.all }).click()
      const survey = item(page, NAME)
      await expect(survey).toContainText(say.questions)
      await press(page, `${say.invite}: ${NAME}`)
      await expect(dialog(page).getByText(say.people(count))).toBeVisible()
      await dialog(page).getByRole('button', { name: say.invite, exact: true }).click()
      await expect(page.getByText(say.opened)).toBeVisible()
      await expect(survey).toContainText(say.answered(count))
      await act(page, say.remind, NAME)
      await expect(page.getByText(say.reminded)).toBeVisible()
      await act(page, say.remind, NAME)
      await expect(page.getByText(say.remindedToday)).toBeVisible()

      await press(page, `${say.close}: ${NAME}`)
      await expect(dialog(page).getByText(say.forGood)).toBeVisible()
      await dialog(page).getByRole('button', { name: say.close, exact: true }).last().click()
      await expect(page.getByText(say.closedNow)).toBeVisible()
      await expect(survey.getByText(say.closed, { exact: true })).toBeVisible()
      await expect(survey).toBeFocused()

      await act(page, say.copy, NAME)
      await expect(page.getByText(say.copied)).toBeVisible()
      await expect(questions(page)).toHaveCount(12)
      await page.getByRole('link', { name: say.all }).click()
      await expect(item(page, NAME)).toHaveCount(2)
      await act(page, say.remove, NAME)
      await expect(page.getByText(say.removed)).toBeVisible()
      await expect(item(page, NAME)).toHaveCount(1)
      await expect(page.getByRole('link', { name: say.add, exact: true })).toBeFocused()
    })
  })

  test.describe(`an office that reads results, with a browser in ${language}`, () => {
    test.use({ locale: language })

    test('sees the results beside those of the previous year', async ({ page, request }) => {
      await remember(page, await login(request, 'manager@example.org'))
      await page.goto('/user/a/feedback')
      await page.getByRole('link', { name: say.resultsOfLastSummer }).click()
      await expect(page.getByText(say.compared)).toBeVisible()
      const first = page.getByRole('article').first()
      await expect(first.getByText(say.mean)).toBeVisible()
      await expect(first.getByText(say.difference)).toBeVisible()
      await expect(first.getByRole('columnheader')).toHaveText([/./, /^20\d\d$/, /^20\d\d$/])
      await expect(first.getByRole('row').last()).toContainText(/1\s*\d+ \(\d+ %\)\s*\d+ \(\d+ %\)/)
      await page.getByRole('button', { name: say.showAll }).first().click()
      await expect(page.getByRole('button', { name: say.showFewer })).toHaveAttribute('aria-expanded', 'true')
      expect((await downloaded(page, say.csv)).toString()).toContain('Fingersätze')
      expect((await downloaded(page, say.pdf)).subarray(0, 5).toString()).toBe('%PDF-')
      await page.getByRole('link', { name: say.parts, exact: true }).click()
      await expect(page.getByText(say.frozen)).toBeVisible()
    })
  })

  test.describe(`a teacher with a browser in ${language}`, () => {
    test.use({ locale: language })

    test('is redirected from the surveys', async ({ page, request }) => {
      await remember(page, await login(request, 'teacher@example.org'))
      await page.goto('/user/a/feedback/2/results')
      await expect(page).toHaveURL('/user')
      await expect(page.getByText(say.notYours)).toBeVisible()
    })
  })
}
