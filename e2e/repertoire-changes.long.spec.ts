// A participant changes the repertoire, and the accompanist sees what changed and refuses a mail about it.
import { type APIRequestContext, type Browser, test as bare, type Page } from '@playwright/test'
import { violationsOf } from './axe.ts'
import { openPage } from './open-page.ts'
import { sendLetters } from './send-letters.ts'
import { SERVER_HOOK_MS, separateServer } from './separate-server.ts'
import { login, storeSession } from './session.ts'
import { expect, expectToFit, oneWidth } from './test.ts'

const AFTER_THE_DEADLINE = '2027-07-05T10:00:00+02:00'
const IN_THE_ACADEMY = '2027-08-03T10:00:00+02:00'

let server: Awaited<ReturnType<typeof separateServer>>
bare.beforeAll(async () => {
  bare.setTimeout(SERVER_HOOK_MS)
  server = await separateServer(AFTER_THE_DEADLINE)
})
bare.afterAll(() => server?.remove())

/** Opens a browser in which a person is logged in. */
const enter = async (browser: Browser, page: Page, email: string) => {
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 }
  const context = await browser.newContext({
    viewport: { width, height },
    baseURL: server.origin,
    locale: 'en',
  })
  const opened = await context.newPage()
  await storeSession(opened, await login(context.request, email))
  return opened
}

const headersOf = (stored: string) => ({ authorization: `Bearer ${JSON.parse(stored).access_token}` })

/** Declines all undecided applicants and saves the selection of the teacher's class for good. Returns its id. */
const finalizeClass = async (request: APIRequestContext): Promise<number> => {
  const headers = headersOf(await login(request, 'teacher@example.org'))
  const own = '/api/academy/t/my-masterclasses'
  const classes = await (await request.get(own, { headers })).json()
  const { id } = classes.find((one: { is_current: boolean }) => one.is_current)
  const applicants = await (await request.get(`${own}/applications/${id}`, { headers })).json()
  for (const one of applicants)
    if (one.is_accepted === null && !one.has_withdrawn)
      await request.put(`${own}/applications/${one.id}`, { headers, data: { is_accepted: false } })
  const finalized = await request.post(`${own}/${id}/finalize`, { headers })
  expect(finalized.status(), await finalized.text()).toBe(200)
  await sendLetters(request, id)
  return id
}

const chooseClass = async (request: APIRequestContext, masterclass_id: number) => {
  const headers = headersOf(await login(request, 'correpetitor@example.org'))
  const { repetitions } = await (await request.get('/api/academy/repetiteur', { headers })).json()
  const { id } = repetitions.find((one: { is_current: boolean }) => one.is_current)
  const data = { assignments: [{ masterclass_id, application_ids: null }] }
  const chosen = await request.post(`/api/academy/repetiteur/${id}/masterclasses`, { headers, data })
  expect(chosen.status(), await chosen.text()).toBe(200)
}

const pick = async (page: Page, label: string, typed: string, option: RegExp) => {
  const field = page.getByRole('combobox', { name: label })
  await field.fill(typed)
  await page.getByRole('option', { name: option }).first().click()
}

bare('the accompanist sees what a participant changes', oneWidth, async ({ browser, page }) => {
  bare.setTimeout(240_000)
  const student = await enter(browser, page, 'student@example.org')
  await chooseClass(student.request, await finalizeClass(student.request))

  await bare.step('from the list of applications to the form', async () => {
    await student.goto('/user/masterclass')
    await student.getByRole('link', { name: /^Change repertoire: Piano/ }).click()
    await expect(student.getByRole('heading', { name: 'My repertoire' })).toBeVisible()
    await expect(student.getByLabel('Repertoire', { exact: true })).toHaveValue(/Schubert/)
    await expectToFit(student)
  })

  await bare.step('text and two works of the catalogue, in another order', async () => {
    await student.getByLabel('Repertoire', { exact: true }).fill('Only Schubert this year')
    await pick(student, 'Composer', 'schubert', /^Franz Schubert/)
    await pick(student, 'Piece', 'D 664', /D 664/)
    await pick(student, 'Piece', 'D 899', /D 899/)
    const works = student.getByRole('region', { name: 'Pieces from the catalogue' }).getByRole('listitem')
    await expect(works).toHaveCount(2)
    await student.getByRole('button', { name: /^Move up: .*D 899/ }).click()
    await expect(works.first()).toContainText('D 899')
    await student.getByRole('button', { name: 'Save' }).click()
    await expect(student.getByText('Your repertoire is saved.')).toBeVisible()
    await expectToFit(student)
    expect(await violationsOf(student)).toEqual([])
  })

  await bare.step('another tab does not overwrite it unasked', async () => {
    const other = await student.context().newPage()
    await other.goto(student.url())
    await expect(other.getByLabel('Repertoire', { exact: true })).toHaveValue('Only Schubert this year')
    await student.getByLabel('Repertoire', { exact: true }).fill('Schubert and Janáček')
    await student.getByRole('button', { name: 'Save' }).click()
    await expect(student.getByText('Your repertoire is saved.').first()).toBeVisible()
    await other.getByLabel('Repertoire', { exact: true }).fill('Something else')
    await other.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(other.getByText('You have changed this repertoire in another tab.')).toBeVisible()
    await other.getByRole('button', { name: 'Load the new state' }).click()
    await expect(other.getByLabel('Repertoire', { exact: true })).toHaveValue('Schubert and Janáček')
    await other.close()
  })

  await bare.step('accompanist and teacher see what it was', async () => {
    const pianist = await enter(browser, page, 'correpetitor@example.org')
    await pianist.goto('/user/r/masterclass')
    await expect(pianist.getByText('Schubert and Janáček')).toBeVisible()
    await expect(pianist.getByText(/D 899/).first()).toBeVisible()
    await pianist
      .getByText(/^Changed on 5 July 2027/)
      .first()
      .click()
    await expect(pianist.getByText('Only Schubert this year')).toBeVisible()
    await expectToFit(pianist)
    expect(await violationsOf(pianist)).toEqual([])
    // Mails about it can be refused; those of other roles are not offered.
    await openPage(pianist, '/user/profile')
    const changed = pianist.getByRole('checkbox', { name: /has changed their repertoire/ })
    await expect(changed).toBeChecked()
    await changed.click()
    await expect(pianist.getByText('Your choice is saved.')).toBeVisible()
    await pianist.reload()
    await expect(changed).not.toBeChecked()
    await expect(pianist.getByText('New applications, once a week')).toHaveCount(0)
    await pianist.context().close()
  })

  await bare.step('once the academy has begun it is fixed', async () => {
    await server.stop()
    await server.startAgain(IN_THE_ACADEMY)
    const form = student.url()
    await student.goto('/user/masterclass')
    await expect(student.getByRole('row', { name: /Piano/ }).first()).toBeVisible()
    await expect(student.getByRole('link', { name: /^Change repertoire/ })).toHaveCount(0)
    await openPage(student, new URL(form).pathname)
    await expect(student.getByText('The repertoire can no longer be changed here.')).toBeVisible()
    await student.context().close()
  })
})
